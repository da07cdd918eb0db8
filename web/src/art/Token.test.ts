import { render } from "@testing-library/svelte";
import { expect, test, vi } from "vitest";

import Token from "./Token.svelte";

const seen = (props: Record<string, unknown>) => render(Token, props).container;

test("a token face up shows its picture, a special one a star too", () => {
  expect(seen({ picture: "fuel" }).querySelectorAll(".front .dark")).toHaveLength(1);
  expect(seen({ picture: "fuel" }).querySelector(".star")).toBeNull();
  expect(seen({ picture: "fuel", special: "longer_move" }).querySelector(".star")).toBeTruthy();
});

test("what lies face down is not in the page", () => {
  const hidden = { picture: "fuel", special: "longer_move", up: false };
  for (const turns of [false, true]) {
    const token = seen({ ...hidden, turns });
    expect(token.querySelector(".dark, .star, .gives")).toBeNull();
    expect(token.querySelector(".face, .special")).toBeNull();
  }
});

test("what lies face down and is known is seen on its back, not on its front", () => {
  const token = seen({ picture: "fuel", known: true, turns: true });
  expect(token.querySelector(".back .known .dark")).toBeTruthy();
  expect(token.querySelector(".front .dark, .open")).toBeNull();
});

test("turned face down, its picture goes", async () => {
  const { container, rerender } = render(Token, { picture: "fuel", turns: true });
  await rerender({ picture: null, up: false });
  await vi.waitFor(() => expect(container.querySelector(".face")).toBeNull());
});

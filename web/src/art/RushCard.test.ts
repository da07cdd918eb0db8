import { render, screen } from "@testing-library/svelte";
import { expect, test } from "vitest";

import RushCard from "./RushCard.svelte";
import type { CardFace, CardKind } from "./card";

const T34: CardFace = {
  id: "t-34",
  kind: "vehicle",
  name: "Т-34",
  nation: "ussr",
  class: "medium",
  cost: 3,
  resources: 4,
  power: 1,
  armor: 2,
  abilities: [{ id: "reinforcements 2", name: "Reinforcements 2" }],
};

test("a vehicle shows its numbers and says its name", () => {
  const { container } = render(RushCard, { card: T34 });
  expect(screen.getByRole("img", { name: "Т-34" })).toBeTruthy();
  const numbers = [...container.querySelectorAll("svg text, b")].map((each) => each.textContent);
  expect(numbers).toEqual(["3", "SU", "2", "1", "2", "4"]);
});

test("a card without a resource value has no can, one worth 0 has one", () => {
  const cans = (card: CardFace) =>
    render(RushCard, { card }).container.querySelectorAll("svg.resources").length;
  expect(cans({ ...T34, resources: null })).toBe(0);
  expect(cans({ ...T34, resources: 0 })).toBe(1);
});

test("National Resources are marked by another can", () => {
  const { container } = render(RushCard, { card: { ...T34, national: true } });
  expect(container.querySelector("svg.national .pennant")).toBeTruthy();
  expect(container.querySelector("svg.resources")).toBeNull();
});

test("abilities have names only on a large card", () => {
  const small = render(RushCard, { card: T34, size: "small" });
  expect(small.container.textContent).not.toContain("Reinforcements");
  const large = render(RushCard, { card: T34, size: "large" });
  expect(large.container.textContent).toContain("Reinforcements 2");
});

test("a card back tells nothing of the card", () => {
  const { container } = render(RushCard, { card: T34, back: true });
  expect(container.innerHTML).not.toMatch(/Т-34|ussr|reinforcements/i);
});

test("on a two-Medal card its Medal is printed, and all of its name is said", () => {
  const name = "two-Medal card (Iron Cross)";
  render(RushCard, { card: { id: "x", kind: "two-medal", name, nation: "germany" } });
  expect(screen.getByText("Iron Cross")).toBeTruthy();
  expect(screen.getByRole("img", { name })).toBeTruthy();
});

test.each<CardKind>(["barracks", "medal", "two-medal", "base", "hq", "achievement"])(
  "a card of the kind %s shows its name",
  (kind) => {
    render(RushCard, { card: { id: "x", kind, name: "Something", nation: "uk" } });
    expect(screen.getByText("Something")).toBeTruthy();
  },
);

import { afterEach, expect, test, vi } from "vitest";

import { actOf } from "./keys";
import type { Replaying } from "./replaying.svelte";

afterEach(() => document.body.replaceChildren());

function pressed(html: string, key: string, more: KeyboardEventInit = {}) {
  document.body.innerHTML = html;
  const event = new KeyboardEvent("keydown", { key, bubbles: true, ...more });
  (document.body.querySelector("#here") ?? document.body).dispatchEvent(event);
  return actOf(event);
}

test("keys do what they say", () => {
  const replaying = { step: vi.fn(), turn: vi.fn(), pace: 0 };
  pressed("", "ArrowRight")!(replaying as unknown as Replaying);
  pressed("", "ArrowLeft", { shiftKey: true })!(replaying as unknown as Replaying);
  pressed("", "4")!(replaying as unknown as Replaying);
  expect(replaying.step).toHaveBeenCalledWith(1);
  expect(replaying.turn).toHaveBeenCalledWith(-1);
  expect(replaying.pace).toBe(3);
});

test("they work on the slider", () => {
  const slider = '<input id="here" type="range">';
  for (const key of ["ArrowLeft", "Home", " ", "3"]) expect(pressed(slider, key)).not.toBeNull();
});

test("they are left to what needs them", () => {
  expect(pressed('<input id="here" type="radio">', "ArrowLeft")).toBeNull();
  expect(pressed('<button><b id="here"></b></button>', " ")).toBeNull();
  expect(pressed('<button id="here"></button>', "ArrowLeft")).not.toBeNull();
  expect(pressed('<div id="here" data-scrolls></div>', "PageDown")).toBeNull();
  expect(pressed('<div id="here" data-scrolls></div>', "ArrowLeft")).not.toBeNull();
  expect(pressed("<dialog open></dialog>", "ArrowLeft")).toBeNull();
  expect(pressed("", "ArrowLeft", { altKey: true })).toBeNull();
  expect(pressed("", "x")).toBeNull();
});

import { expect, test } from "vitest";

import { beside } from "./beside";

const VIEW = { width: 400, height: 600 };

test("below and centred where there is room", () => {
  const thing = { left: 180, top: 100, width: 40, height: 40 };
  expect(beside(thing, { width: 100, height: 80 }, VIEW)).toEqual({ left: 150, top: 148 });
});

test("above near the lower edge, and never off the side", () => {
  const thing = { left: 380, top: 560, width: 20, height: 30 };
  expect(beside(thing, { width: 100, height: 80 }, VIEW)).toEqual({ left: 292, top: 472 });
});

test("a box that fits neither way stays in view", () => {
  const thing = { left: 0, top: 300, width: 40, height: 40 };
  expect(beside(thing, { width: 100, height: 560 }, VIEW)).toEqual({ left: 8, top: 32 });
});

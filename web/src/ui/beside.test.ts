import { expect, test } from "vitest";

import { below, beside } from "./beside";

const PHONE = { width: 400, height: 600 };
const WIDE = { width: 1000, height: 600 };
const BOX = { width: 300, height: 200 };

test("below and centred where there is room", () => {
  const thing = { left: 180, top: 100, width: 40, height: 40 };
  expect(below(thing, { width: 100, height: 80 }, PHONE)).toEqual({ left: 150, top: 148 });
});

test("above near the lower edge, and never off the side", () => {
  const thing = { left: 380, top: 560, width: 20, height: 30 };
  expect(below(thing, { width: 100, height: 80 }, PHONE)).toEqual({ left: 292, top: 472 });
});

test("a box that fits neither way stays in view", () => {
  const thing = { left: 0, top: 300, width: 40, height: 40 };
  expect(below(thing, { width: 100, height: 560 }, PHONE)).toEqual({ left: 8, top: 32 });
});

test("right of its thing, or left where there is no room", () => {
  const thing = { left: 100, top: 200, width: 100, height: 100 };
  expect(beside(thing, BOX, WIDE)).toEqual({ left: 208, top: 150 });
  expect(beside({ ...thing, left: 850 }, BOX, WIDE)).toEqual({ left: 542, top: 150 });
});

test("above or below where there is room on neither side", () => {
  const thing = { left: 10, top: 580, width: 300, height: 20 };
  expect(beside(thing, BOX, PHONE)).toEqual({ left: 10, top: 372 });
  expect(beside({ ...thing, top: 0 }, BOX, WIDE).top).toBe(8);
});

import { expect, test } from "vitest";

import { beside } from "./beside";

const WINDOW = { width: 1000, height: 600 };
const OWN = { width: 300, height: 200 };

test("right of its place, or left where there is no room", () => {
  const place = { left: 100, top: 200, width: 100, height: 100 };
  expect(beside(place, OWN, WINDOW)).toEqual({ left: 208, top: 150 });
  expect(beside({ ...place, left: 850 }, OWN, WINDOW)).toEqual({ left: 542, top: 150 });
});

test("never outside of the window", () => {
  const place = { left: 10, top: 580, width: 300, height: 20 };
  expect(beside(place, OWN, { width: 400, height: 600 })).toEqual({ left: 10, top: 372 });
  expect(beside({ ...place, top: 0 }, OWN, WINDOW).top).toBe(8);
});

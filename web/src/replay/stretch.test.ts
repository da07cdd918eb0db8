import { expect, test } from "vitest";

import { around, earlier, later } from "./stretch";

test("a stretch lies around the moment, inside the game", () => {
  expect(around(200, 440, null)).toEqual({ from: 170, to: 230 });
  expect(around(10, 440, null)).toEqual({ from: 0, to: 40 });
  expect(around(430, 440, null)).toEqual({ from: 400, to: 440 });
});

test("it stays until the moment comes near its end", () => {
  const drawn = { from: 170, to: 230 };
  for (const at of [175, 200, 225]) expect(around(at, 440, drawn)).toBe(drawn);
  expect(around(226, 440, drawn)).toEqual({ from: 196, to: 256 });
  expect(around(174, 440, drawn)).toEqual({ from: 144, to: 204 });
  const whole = { from: 0, to: 440 };
  for (const at of [0, 440]) expect(around(at, 440, whole)).toBe(whole);
});

test("who reads on gets more, up to the ends of the game", () => {
  expect(earlier({ from: 170, to: 230 })).toEqual({ from: 140, to: 230 });
  expect(earlier({ from: 10, to: 70 })).toEqual({ from: 0, to: 70 });
  expect(later({ from: 170, to: 230 }, 440)).toEqual({ from: 170, to: 260 });
  expect(later({ from: 370, to: 430 }, 440)).toEqual({ from: 370, to: 440 });
});

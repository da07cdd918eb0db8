import { expect, test } from "vitest";

import { frameOf, linesOf, marksOf, pathOf, samples } from "./curve";

const POINTS = [
  [0, 0, 0],
  [1, 0, 1],
  [1, 0, 1],
  [4, 2, 4],
];

test("sides share a line", () => {
  expect(linesOf(POINTS, [0, 1])).toEqual([
    { seat: 0, points: [0, 1, 1, 4] },
    { seat: 1, points: [0, 0, 0, 2] },
  ]);
});

test("a line goes in steps from the first to the last move", () => {
  const lines = linesOf(POINTS, [0, 1]);
  const frame = frameOf(lines, 300, 100);
  expect(pathOf(lines[0]!, frame)).toBe("M0 100H100V75H300V0H300");
  expect(pathOf(lines[1]!, frame)).toBe("M0 100H300V50H300");
});

test("a table of a long game is short, and has its end", () => {
  expect(samples(3, 12)).toEqual([0, 1, 2, 3]);
  const long = samples(200, 12);
  expect(long.length).toBeLessThanOrEqual(12);
  expect(long.at(-1)).toBe(200);
});

test("lines across are all different, also in a game with hardly a point", () => {
  const marks = (most: number) => marksOf(frameOf([{ seat: 0, points: [0, most] }], 300, 100));
  expect([0, 1, 2, 21].map(marks)).toEqual([
    [0, 1],
    [0, 1],
    [0, 1, 2],
    [0, 11, 21],
  ]);
});

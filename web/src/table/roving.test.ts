import { expect, test } from "vitest";

import { nearest } from "./roving.svelte";

const HERE = { x: 100, y: 100 };

test("the nearest one in the direction, what lies beside the way counts as farther", () => {
  const others = [
    { x: 200, y: 100 },
    { x: 150, y: 180 },
    { x: 100, y: 0 },
  ];
  expect(nearest(HERE, others, [1, 0])).toBe(0);
  expect(nearest(HERE, others, [0, 1])).toBe(1);
  expect(nearest(HERE, others, [0, -1])).toBe(2);
  expect(nearest(HERE, others, [-1, 0])).toBe(-1);
});

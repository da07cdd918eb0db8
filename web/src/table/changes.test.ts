import { expect, test } from "vitest";

import { applyChanges } from "./changes";

const VIEW = { round: 1, sides: [{ hand: ["t-34", "engineers"] }, { shown: "t-34" }] };

test("changes are put in, taken away and leave the old view as it was", () => {
  const now = applyChanges(VIEW, [[["sides", 0, "hand"], ["engineers"]], [["sides", 1, "shown"]]]);
  expect(now).toEqual({ round: 1, sides: [{ hand: ["engineers"] }, {}] });
  expect(VIEW.sides[0]).toEqual({ hand: ["t-34", "engineers"] });
});

test("what did not change stays the same object", () => {
  const now = applyChanges(VIEW, [[["round"], 2]]);
  expect(now.sides).toBe(VIEW.sides);
});

test("an empty path replaces the whole", () => {
  expect(applyChanges({ a: 1 } as object, [[[], { b: 2 }]])).toEqual({ b: 2 });
});

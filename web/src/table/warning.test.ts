import { expect, test } from "vitest";

import type { View } from "./told";
import { warningOf } from "./warning";

const HAND = ["t-34", "kv-1", "engineers"];
const scene = (actions: string[], hand = HAND, paying = false) => ({
  actions,
  seat: 0,
  view: { players: [{ hand }], this_turn: { paying } } as unknown as View,
});

test("ending with most of the hand still playable is warned of", () => {
  const actions = ["use t-34", "attack t-34", "use kv-1", "end"];
  expect(warningOf("end", scene(actions))).toBe("play-warn-hand");
  expect(warningOf("end", scene(actions, [...HAND, "engineers"]))).toBeNull();
  const engineers = ["engineers", "engineers", "engineers"];
  expect(warningOf("end", scene(["spend engineers", "end"], engineers))).toBe("play-warn-hand");
  expect(warningOf("end", scene(["end"], []))).toBeNull();
  expect(warningOf("use t-34", scene(actions))).toBeNull();
});

test("so is what was paid while something can be bought", () => {
  expect(warningOf("end", scene(["buy t-34", "end"], HAND, true))).toBe("play-warn-paid");
  expect(warningOf("end", scene(["buy t-34", "end"], HAND, false))).toBeNull();
});

test("and a turn without a drive", () => {
  expect(warningOf("end", scene(["move A1 A3", "end"]))).toBe("play-warn-drive");
});

import { expect, test } from "vitest";

import type { View } from "./told";
import { warningOf } from "./warning";

const scene = (actions: string[], hand_size = 3, paying = false) => ({
  actions,
  seat: 0,
  view: { players: [{ hand_size }], this_turn: { paying } } as unknown as View,
});

test("ending with most of the hand still playable is warned of", () => {
  const actions = ["use t-34", "attack t-34", "use kv-1", "end"];
  expect(warningOf("end", scene(actions))).toBe("play-warn-hand");
  expect(warningOf("end", scene(actions, 4))).toBeNull();
  expect(warningOf("end", scene(["end"], 0))).toBeNull();
  expect(warningOf("use t-34", scene(actions))).toBeNull();
});

test("so is what was paid while something can be bought", () => {
  expect(warningOf("end", scene(["buy t-34", "end"], 3, true))).toBe("play-warn-paid");
  expect(warningOf("end", scene(["buy t-34", "end"], 3, false))).toBeNull();
});

test("and a turn without a drive", () => {
  expect(warningOf("end", scene(["move A1 A3", "end"]))).toBe("play-warn-drive");
});

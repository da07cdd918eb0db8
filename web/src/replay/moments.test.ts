import { expect, test } from "vitest";

import { after, before, momentsOf, startsOf, type Replay } from "./moments";

const told = {
  seat: 0,
  snapshot: {
    view: { turn: 0, round: 1, over: false, asked: { seat: 0 }, piles: { deck: 9, gone: [] } },
    decision: { number: 2, seat: 0 },
  },
  updates: [
    {
      changes: [[["piles", "deck"], 8]],
      decision: { number: 3, seat: 0 },
      events: [{ event: "drawn" }],
      words: { question: null, actions: [], log: [{ text: "One.", passing: false }] },
    },
    { changes: [[["turn"], 1]], decision: { number: 4, seat: 1 } },
    {
      changes: [
        [["turn"], 2],
        [["round"], 2],
      ],
      decision: { number: 5, seat: 0 },
    },
    {
      changes: [
        [["turn"], 3],
        [["over"], true],
      ],
      decision: null,
    },
  ],
} as unknown as Replay;
const moments = momentsOf(told);

test("each move leads to a moment, the first is before any", () => {
  expect(moments).toHaveLength(5);
  expect(moments[0]).toMatchObject({ events: [], lines: [], decision: { number: 2 } });
  expect(moments[1]).toMatchObject({ events: [{ event: "drawn" }], lines: ["One."] });
  expect(moments[1]!.view).toMatchObject({ turn: 0, piles: { deck: 8 } });
  expect(moments[4]).toMatchObject({ decision: null, view: { over: true } });
});

test("what does not change is shared", () => {
  const piles = (at: number) => (moments[at]!.view as unknown as { piles: object }).piles;
  expect(piles(2)).toBe(piles(1));
  expect(piles(1)).not.toBe(piles(0));
});

test("turns and rounds begin where their number changes; the end is no turn", () => {
  expect(startsOf(moments, "turn")).toEqual([2, 3]);
  expect(startsOf(moments, "round")).toEqual([3]);
});

test("jumps go to the nearest beginning, or to the ends of the game", () => {
  expect([0, 2, 3, 4].map((at) => before([2, 3], at))).toEqual([0, 0, 2, 3]);
  expect([0, 2, 3, 4].map((at) => after([2, 3], at, 4))).toEqual([2, 3, 4, 4]);
});

import { expect, test } from "vitest";

import type { View } from "../table/told";
import type { Moment } from "./moments";
import { hides, opened } from "./opened";

const moment = (view: object): Moment => ({
  view: view as View,
  decision: null,
  events: [],
  lines: [],
});
const hands = (...cards: string[][]) =>
  moment({ deck: 5, players: cards.map((hand) => ({ hand, hand_size: 2 })) });
const tokens = (laid: Record<string, string>) => moment({ tokens: laid });
const tokensOf = ({ view }: Moment) => (view as unknown as { tokens: object }).tokens;
const knownOf = ({ view }: Moment) => (view as unknown as { known: string[] }).known;

test("every hand is the one that its owner saw", () => {
  const outside = [hands([], ["shown"]), hands([], [])];
  const first = [hands(["a", "b"], ["shown"]), hands(["a"], [])];
  const second = [hands([], ["shown", "c"]), hands([], ["d"])];
  const all = opened(outside, [first, second]);
  expect(all.map(({ view }) => view)).toEqual([
    hands(["a", "b"], ["shown", "c"]).view,
    hands(["a"], ["d"]).view,
  ]);
  expect(hides(outside)).toBe(true);
});

test("a face that was seen once is known as long as the token lies there", () => {
  const seen = [
    tokens({ A1: "face-down", B2: "face-down" }),
    tokens({ A1: "bridge", B2: "face-down" }),
    tokens({ A1: "face-down", B2: "face-down" }),
    tokens({ B2: "face-down" }),
  ];
  expect(opened(seen, []).map(tokensOf)).toEqual([
    { A1: "bridge", B2: "face-down" },
    { A1: "bridge", B2: "face-down" },
    { A1: "bridge", B2: "face-down" },
    { B2: "face-down" },
  ]);
  expect(opened(seen, []).map(knownOf)).toEqual([["A1"], [], ["A1"], []]);
  expect(hides(seen)).toBe(true);
});

test("another token on the same cell is not taken for the first", () => {
  const seen = [
    tokens({ A1: "bridge" }),
    tokens({}),
    tokens({ A1: "face-down" }),
    tokens({ A1: "mill*" }),
  ];
  expect(opened(seen, []).map(tokensOf)).toEqual([
    { A1: "bridge" },
    {},
    { A1: "mill*" },
    { A1: "mill*" },
  ]);
});

test("two faces on a cell: nobody can tell when they were changed", () => {
  const seen = [tokens({ A1: "bridge" }), tokens({ A1: "face-down" }), tokens({ A1: "mill" })];
  expect(opened(seen, []).map(tokensOf)).toEqual(seen.map(tokensOf));
});

test("a board that lies open hides nothing", () => {
  expect(hides([tokens({ A1: "bridge" })])).toBe(false);
});

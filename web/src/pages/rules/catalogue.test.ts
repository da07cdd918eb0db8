import { expect, test } from "vitest";

import { folded, search, sections, withRules } from "./catalogue";

const FILE = `# Rules

## Turn

RU-TURN-01 = A turn has phases.
RU-TURN-02 = Damaged Bases are repaired (RU-SF-11).

## Základna

BG-SET-01 = Tokens lie face up.
`;
const TEXTS: Record<string, string> = {
  "RU-TURN-01": "A turn has phases.",
  "RU-TURN-02": "Damaged Bases are repaired (RU-SF-11).",
  "BG-SET-01": "Tokens lie face up.",
};
const ALL = sections(FILE, (id) => TEXTS[id]!);

test("rules stand under their headings", () => {
  expect(ALL.map(({ heading, rules }) => [heading, rules.map(({ id }) => id)])).toEqual([
    ["Turn", ["RU-TURN-01", "RU-TURN-02"]],
    ["Základna", ["BG-SET-01"]],
  ]);
});

test("all words must be found, in the id, the heading or the text", () => {
  const found = (wanted: string) =>
    search(ALL, wanted).flatMap(({ rules }) => rules.map(({ id }) => id));
  expect(found("turn repaired")).toEqual(["RU-TURN-02"]);
  expect(found("zakladna")).toEqual(["BG-SET-01"]);
  expect(found("ru-turn-01")).toEqual(["RU-TURN-01"]);
  expect(found("nothing of this")).toEqual([]);
  expect(found(" ")).toHaveLength(3);
});

test("accents and case do not matter", () => {
  expect(folded("Łódź ZÁKLADNA")).toBe("lodz zakladna");
});

test("rules named in a text can be told from the rest", () => {
  expect(withRules("See RU-SF-ACH-13 and BG-SET.")).toEqual([
    "See ",
    "RU-SF-ACH-13",
    " and ",
    "BG-SET",
    ".",
  ]);
});

import { expect, test } from "vitest";

import { endingOf, finished, foreign, goingOn, type Mine, type Summary } from "./tables";

function table(id: string, status: Summary["status"], changed = 0, yourTurn = false): Mine {
  const clock = { kind: "none", seconds: 0 } as const;
  const summary = { game: "rush", preset: "base", status, chairs: [], clock, decider: 0 };
  return { id, changed, seat: 1, yourTurn, summary };
}
const ids = (tables: { id: string }[]) => tables.map(({ id }) => id).join(" ");

test("my turn is first, then what runs, then what has not begun", () => {
  const tables = [
    table("lobby", "open", 9),
    table("old", "playing", 1),
    table("over", "over", 8),
    table("new", "playing", 5),
    table("turn", "playing", 0, true),
    table("closed", "closed", 7),
  ];
  expect(ids(goingOn(tables))).toBe("turn new old lobby");
  expect(ids(finished(tables))).toBe("over");
});

test("open tables where I sit are not offered again", () => {
  expect(ids(foreign([table("one", "open"), table("two", "open")], [table("two", "open")]))).toBe(
    "one",
  );
});

test.each([
  [[2], "won"],
  [[1], "lost"],
  [[1, 2], "shared"],
  [[], "ended"],
])("with the winners %j I have %s", (winners, ending) => {
  const over = table("over", "over");
  expect(endingOf({ ...over, summary: { ...over.summary, result: { winners } } })).toBe(ending);
});

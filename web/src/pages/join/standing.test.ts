import { expect, test } from "vitest";

import type { Chair, TableTold } from "../../table/told";
import { standingOf, wayOn } from "./standing";

const FREE = { bot: null, name: null, away: false };
const ANNA = { bot: null, name: "Anna", away: false };
const BOT = { bot: "greedy", name: null, away: false };

const table = (status: TableTold["status"], chairs: Chair[] = [ANNA, FREE], spectators = true) =>
  ({ id: "t", status, chairs, spectators }) as unknown as TableTold;

test.each([
  [table("open"), -1, "free"],
  [table("open", [ANNA, BOT]), -1, "full"],
  [table("open"), 0, "seated"],
  [table("playing"), -1, "begun"],
  [table("playing"), 1, "seated"],
  [table("over"), -1, "over"],
  [table("closed"), 0, "closed"],
])("an invitation leads to: %#", (told, seat, standing) => {
  expect(standingOf(told, seat)).toBe(standing);
});

test("who cannot sit down may look on, where that is allowed", () => {
  expect(wayOn("begun", table("playing"))).toEqual(["/table/t", "join-look"]);
  expect(wayOn("over", table("over"))).toEqual(["/replay/t", "join-watch"]);
  expect(wayOn("begun", table("playing", [], false))).toBeNull();
  expect(wayOn("seated", table("playing", [], false))).toEqual(["/table/t", "join-go"]);
  expect(wayOn("closed", table("closed"))).toBeNull();
});

import { beforeEach, expect, test } from "vitest";

import { RUSH } from "./catalogue.fixture";
import { Draft } from "./draft.svelte";

let draft: Draft;
beforeEach(() => (draft = new Draft(RUSH)));

test("it begins with the first preset, you and a friend", () => {
  expect(draft.body()).toMatchObject({
    game: "rush",
    preset: "base",
    switches: {},
    chairs: ["", ""],
    clock: { kind: "none", seconds: 0 },
    listed: false,
    hints: true,
  });
  draft.hints = false;
  expect(draft.body().hints).toBe(false);
});

test("a switch that needs more chairs brings them", () => {
  draft.set("teams", true);
  expect(draft.preset.name).toBe("team");
  expect(draft.chairs).toHaveLength(3);
  expect(draft.changed).toBe(0);
});

test("what a value would do to the number of chairs is known before", () => {
  expect(draft.possibleWith("teams", true)).toEqual([3, 4, 5]);
  expect(draft.possibleWith("cards", "second_front")).toEqual([2, 3, 4, 5, 6]);
});

test("who begins does not limit the chairs, and must have one", () => {
  draft.resize(4);
  draft.begins(4);
  expect(draft.possible).toEqual([2, 3, 4, 5]);
  expect(draft.changed).toBe(0);
  draft.resize(3);
  expect(draft.options["first_player"]).toBe("random");
});

test("fewer chairs where the cards do not suffice", () => {
  draft.pickPreset("second-front");
  draft.resize(6);
  draft.set("cards", "base");
  expect(draft.chairs).toHaveLength(5);
  expect(draft.preset.name).toBe("base");
});

test("a clock begins with a usual length", () => {
  draft.pickClock("turn");
  expect(draft.body().clock).toEqual({ kind: "turn", seconds: 120 });
  draft.pickClock("none");
  expect(draft.body().clock).toEqual({ kind: "none", seconds: 0 });
});

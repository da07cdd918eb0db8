import { expect, test } from "vitest";

import { RUSH } from "./catalogue.fixture";
import {
  changesOf,
  missingFor,
  optionsOf,
  presetLike,
  presetOf,
  seatsFor,
  withValue,
} from "./options";

const base = presetOf(RUSH, "base");
const team = presetOf(RUSH, "team");
const second = presetOf(RUSH, "second-front");
const named = (name: string) => RUSH.switches.find((each) => each.name === name)!;
const OWN = { name: "mine.json", text: "{}" };

test("a preset sets its switches, and only what differs from it is sent", () => {
  const options = optionsOf(RUSH, second);
  expect(options["cards"]).toBe("second_front");
  expect(changesOf(RUSH, second, options)).toEqual({ switches: {}, files: {} });
  expect(changesOf(RUSH, second, { ...options, cards: "base", reveal: true })).toEqual({
    switches: { cards: "base", reveal: true },
    files: {},
  });
});

test("a file of one's own is sent as its text", () => {
  const options = withValue(RUSH, optionsOf(RUSH, base), "cards", OWN);
  expect(changesOf(RUSH, base, options)).toEqual({ switches: {}, files: { cards: "{}" } });
});

test("what a value needs is named, and comes with it", () => {
  const options = optionsOf(RUSH, base);
  expect(missingFor(named("teams"), true, options)).toEqual([
    ["reveal", true],
    ["assault", true],
  ]);
  expect(missingFor(named("teams"), false, options)).toEqual([]);
  const together = withValue(RUSH, options, "teams", true);
  expect(together).toMatchObject({ reveal: true, assault: true, teams: true });
});

test("what others need takes them along when it goes", () => {
  const without = withValue(RUSH, optionsOf(RUSH, team), "reveal", false);
  expect(without).toMatchObject({ reveal: false, assault: false, teams: false });
});

test("an own file is not said to be missing something", () => {
  const options = withValue(RUSH, optionsOf(RUSH, base), "cards", OWN);
  expect(missingFor(named("first_player"), 6, options)).toEqual([]);
});

test("switches that are those of a preset are that preset", () => {
  const options = withValue(RUSH, optionsOf(RUSH, base), "teams", true);
  expect(presetLike(RUSH, { ...options, first_player: 1 })).toBe(team);
  expect(presetLike(RUSH, withValue(RUSH, options, "assault", false))).toBeUndefined();
});

test.each([
  [base, {}, [2, 3, 4, 5]],
  [second, {}, [2, 3, 4, 5, 6]],
  [base, { cards: "second_front" }, [2, 3, 4, 5, 6]],
  [second, { cards: "base" }, [2, 3, 4, 5]],
  [base, { teams: true }, [3, 4, 5]],
  [second, { teams: true }, [3, 4, 5, 6]],
  [second, { first_player: 4 }, [4, 5, 6]],
  [second, { first_player: 6 }, [6]],
  [base, { cards: OWN }, [2, 3, 4, 5, 6]],
])("the possible numbers of players follow from all that is set: %#", (preset, set, seats) => {
  expect(seatsFor(RUSH, preset, { ...optionsOf(RUSH, preset), ...set })).toEqual(seats);
});

import { expect, test } from "vitest";

import { Refused, Unreachable } from "../../api/call";
import { sectionOf } from "./problem";

test.each([
  ["first-player-seat", null, "first"],
  ["clock-seconds", null, "clock"],
  ["mode-seats", null, "seats"],
  ["table-without-people", null, "seats"],
  ["option-needs", null, "switches"],
  ["cards-id-twice", "vehicles.2.id", "switches"],
  ["server-field-most", "clock.seconds", "clock"],
  ["server-field-choice", "chairs.0", "seats"],
  ["server-too-many", null, "all"],
])("%s about %s is shown at %s", (key, field, section) => {
  expect(sectionOf(new Refused(400, key, "No.", field))).toBe(section);
});

test("no answer at all concerns everything", () => {
  expect(sectionOf(new Unreachable())).toBe("all");
});

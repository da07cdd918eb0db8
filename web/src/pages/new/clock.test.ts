import { expect, test } from "vitest";

import { LENGTHS, lengthOf, USUAL } from "./clock";

test("lengths are told in the units and the grammar of a language", () => {
  expect(lengthOf(30, "en")).toBe("30 seconds");
  expect(lengthOf(5400, "en")).toBe("1 hour 30 minutes");
  expect(lengthOf(3 * 86_400, "pl")).toBe("3 dni");
  expect(lengthOf(2 * 3600, "cs")).toBe("2 hodiny");
  expect(lengthOf(90_061, "en")).toBe("1 day 1 hour");
});

test("lengths go up to 30 days, and the usual one is among them", () => {
  for (const kind of ["turn", "game"] as const) {
    const lengths = LENGTHS[kind];
    expect(lengths).toContain(USUAL[kind]);
    expect(lengths.at(-1)).toBe(30 * 86_400);
    expect([...lengths].sort((one, other) => one - other)).toEqual(lengths);
  }
});

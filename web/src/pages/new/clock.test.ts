import { expect, test } from "vitest";

import { LENGTHS, USUAL } from "./clock";

test("lengths go up to 30 days, and the usual one is among them", () => {
  for (const kind of ["turn", "game"] as const) {
    const lengths = LENGTHS[kind];
    expect(lengths).toContain(USUAL[kind]);
    expect(lengths.at(-1)).toBe(30 * 86_400);
    expect([...lengths].sort((one, other) => one - other)).toEqual(lengths);
  }
});

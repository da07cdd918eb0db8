import { expect, test } from "vitest";

import { lengthOf } from "./length";

test("lengths are told in the units and the grammar of a language", () => {
  expect(lengthOf(30, "en")).toBe("30 seconds");
  expect(lengthOf(5400, "en")).toBe("1 hour 30 minutes");
  expect(lengthOf(3 * 86_400, "pl")).toBe("3 dni");
  expect(lengthOf(2 * 3600, "cs")).toBe("2 hodiny");
  expect(lengthOf(90_061, "en")).toBe("1 day 1 hour");
});

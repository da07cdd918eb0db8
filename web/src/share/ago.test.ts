import { expect, test } from "vitest";

import { ago } from "./ago";

const NOW = Date.UTC(2026, 4, 20, 12);
const before = (seconds: number) => NOW - seconds * 1000;

test.each([
  [10, "en", "now"],
  [-5, "en", "now"],
  [61, "en", "1 minute ago"],
  [2 * 3600, "pl", "2 godziny temu"],
  [86_400, "cs", "včera"],
  [60 * 86_400, "en", "Mar 21, 2026"],
])("%d seconds before, in %s: %s", (seconds, language, told) => {
  expect(ago(before(seconds), language, NOW)).toBe(told);
});

import { expect, test } from "vitest";

import { duration, milliseconds } from "./motion";

test("times as a style sheet or its minifier writes them", () => {
  expect(milliseconds("420ms")).toBe(420);
  expect(milliseconds(" .42s")).toBe(420);
  expect(milliseconds("0s")).toBe(0);
  expect(milliseconds("")).toBe(0);
});

test("what the page says", () => {
  document.documentElement.style.setProperty("--slow", "420ms");
  expect(duration("slow")).toBe(420);
  document.documentElement.style.removeProperty("--slow");
});

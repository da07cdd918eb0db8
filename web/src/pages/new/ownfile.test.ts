import { expect, test } from "vitest";

import { readOwn } from "./ownfile";

test("a file is kept as it is written", () => {
  expect(readOwn("mine.json", '{"id": "mine"}')).toEqual({
    file: { name: "mine.json", text: '{"id": "mine"}' },
  });
  expect(readOwn("mine.json", '\ufeff{"id": "mine"}')).toHaveProperty("file");
});

test("what is no JSON is named by its line", () => {
  expect(readOwn("mine.json", '{\n  "id": mine\n}')).toEqual({ trouble: "not-json", line: 2 });
  expect(readOwn("mine.json", '{\n  "id": 1,\n')).toEqual({ trouble: "not-json", line: 3 });
});

test("a file that no request can hold is refused at once", () => {
  expect(readOwn("mine.json", `"${"a".repeat(61 * 1024)}"`)).toEqual({ trouble: "too-large" });
});

import { beforeEach, expect, test } from "vitest";

import { keep, keptOf } from "./kept";

beforeEach(() => localStorage.clear());

test("what is kept of a table is added to, table by table", () => {
  keep("one", { invite: "i", host: true });
  keep("two", { host: false });
  keep("one", { salt: "s" });
  expect(keptOf("one")).toEqual({ invite: "i", host: true, salt: "s" });
  expect(keptOf("two")).toEqual({ host: false });
  expect(keptOf("three")).toEqual({});
});

test("of very many tables the newest stay", () => {
  for (let index = 0; index < 205; index++) keep(`table-${index}`, { salt: `${index}` });
  expect(keptOf("table-4")).toEqual({});
  expect(keptOf("table-5")).toEqual({ salt: "5" });
  expect(keptOf("table-204")).toEqual({ salt: "204" });
});

test("spoilt memory is none", () => {
  localStorage.setItem("motorpool-tables", "{");
  expect(keptOf("one")).toEqual({});
  keep("one", { salt: "s" });
  expect(keptOf("one")).toEqual({ salt: "s" });
});

import { expect, test } from "vitest";

import { parts, plain, unbroken, withSigns } from "./marks";

const SENTENCE = "\ue000player:0\ue001Anna\ue002 buys \ue000card:t-34\ue001the T-34\ue002.";

test("a sentence is told in parts", () => {
  expect(parts(SENTENCE)).toEqual([
    { text: "Anna", kind: "player", id: "0" },
    { text: " buys " },
    { text: "the T-34", kind: "card", id: "t-34" },
    { text: "." },
  ]);
});

test("without marks it is a plain sentence", () => {
  expect(plain(SENTENCE)).toBe("Anna buys the T-34.");
  expect(plain("No marks.")).toBe("No marks.");
  expect(plain("")).toBe("");
});

test("of nested marks the outer one counts", () => {
  const nested = "Hit \ue000card:base-1\ue001the Base of \ue000player:0\ue001Anna\ue002\ue002!";
  expect(parts(nested)).toEqual([
    { text: "Hit " },
    { text: "the Base of Anna", kind: "card", id: "base-1" },
    { text: "!" },
  ]);
});

test("signs stay with the name before them, and nothing is lost", () => {
  const listed =
    "\ue000card:a\ue001A\ue002, \ue000card:b\ue001B\ue002: two (\ue000card:c\ue001C\ue002).";
  const found = withSigns(parts(listed));
  expect(found.map(({ text, after }) => [text, after])).toEqual([
    ["A", ","],
    [" ", ""],
    ["B", ":"],
    [" two (", ""],
    ["C", ")."],
    ["", ""],
  ]);
  expect(found.map(({ text, after }) => text + after).join("")).toBe(plain(listed));
});

test("no line ends within the name of a Vehicle, and other hyphens stay as they are", () => {
  expect(unbroken("Buy the T-34-85 (КВ-1С) or a well-known one")).toBe(
    "Buy the T-\u206034-\u206085 (КВ-\u20601С) or a well-known one",
  );
});

import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { Digits } from "./digits";

let chosen: number[];
let digits: Digits;
const type = (keys: string, most: number) => [...keys].map((key) => digits.press(key, most));

beforeEach(() => {
  vi.useFakeTimers();
  chosen = [];
  digits = new Digits((number) => chosen.push(number));
});
afterEach(() => vi.useRealTimers());

test("a digit that can mean only one number chooses at once", () => {
  type("3", 9);
  type("4", 25);
  expect(chosen).toEqual([3, 4]);
});

test("otherwise the next digit, Enter or a moment decides", () => {
  type("12", 25);
  type("2", 25);
  digits.press("Enter", 25);
  type("1", 25);
  vi.advanceTimersByTime(1000);
  expect(chosen).toEqual([12, 2, 1]);
});

test("numbers that are not there and other keys choose nothing", () => {
  expect(type("x", 5)).toEqual([false]);
  type("70", 5);
  expect(digits.press("Enter", 5)).toBe(false);
  expect(chosen).toEqual([]);
});

test("what was typed for another decision is forgotten", () => {
  type("1", 25);
  digits.forget();
  vi.advanceTimersByTime(1000);
  expect(chosen).toEqual([]);
});

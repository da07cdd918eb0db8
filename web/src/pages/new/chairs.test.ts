import { expect, test } from "vitest";

import {
  nearest,
  resized,
  seated,
  sentChairs,
  waitsForFriends,
  yours,
  type Planned,
} from "./chairs";

const YOU: Planned = { who: "you" };
const FRIEND: Planned = { who: "friend" };
const BOT: Planned = { who: "bot", bot: "greedy" };

test("new chairs are like the last one of the others", () => {
  expect(resized([YOU], 3)).toEqual([YOU, FRIEND, FRIEND]);
  expect(resized([YOU, FRIEND, BOT], 5)).toEqual([YOU, FRIEND, BOT, BOT, BOT]);
});

test("you keep a chair when chairs are taken away", () => {
  expect(resized([FRIEND, BOT, YOU], 2)).toEqual([YOU, BOT]);
  expect(resized([YOU, BOT], 1)).toEqual([YOU]);
});

test("who sits where you go takes your chair", () => {
  expect(seated([YOU, BOT, FRIEND], 1, YOU)).toEqual([BOT, YOU, FRIEND]);
});

test("a chair is for somebody else, yours is not given away", () => {
  expect(seated([YOU, FRIEND], 1, BOT)).toEqual([YOU, BOT]);
  expect(seated([YOU, FRIEND], 0, BOT)).toEqual([YOU, FRIEND]);
});

test("the server gets bots by name and persons as nothing", () => {
  expect(sentChairs([FRIEND, YOU, BOT])).toEqual(["", "", "greedy"]);
  expect(yours([FRIEND, YOU, BOT])).toBe(1);
  expect(waitsForFriends([YOU, BOT])).toBe(false);
  expect(waitsForFriends([YOU, FRIEND])).toBe(true);
});

test("the nearest possible number, rather fewer", () => {
  expect(nearest([2, 3, 4], 6)).toBe(4);
  expect(nearest([1], 3)).toBe(1);
  expect(nearest([2, 4], 3)).toBe(2);
});

import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import type { TableTold, View } from "../table/told";
import type { Moment } from "./moments";
import { Replaying } from "./replaying.svelte";

const moments: Moment[] = [0, 0, 1, 1, 2, 2].map((turn, at) => ({
  view: { turn, round: turn < 2 ? 1 : 2, over: false } as View,
  decision: null,
  events: [{ event: `move ${at}` }],
  lines: [],
}));

let replaying: Replaying;
let stop: () => void;
beforeEach(() => {
  vi.useFakeTimers();
  stop = $effect.root(() => {
    replaying = new Replaying({} as TableTold, -1);
    replaying.run();
  });
  replaying.show("all", moments);
});
afterEach(() => {
  stop();
  vi.useRealTimers();
});

test("steps and jumps stay inside the game", () => {
  replaying.step(-1);
  expect(replaying.at).toBe(0);
  replaying.turn(1);
  expect(replaying.at).toBe(2);
  replaying.round(1);
  expect(replaying.at).toBe(4);
  replaying.turn(-1);
  expect(replaying.at).toBe(2);
  replaying.jump(99);
  expect(replaying.at).toBe(5);
});

test("what happened is told only of the next move, not of a jump or of going back", () => {
  replaying.step(1);
  expect(replaying.events).toEqual([{ event: "move 1" }]);
  replaying.jump(4);
  expect(replaying.events).toEqual([]);
  replaying.step(-1);
  expect(replaying.events).toEqual([]);
});

test("it runs to the end, stops there, and begins anew", () => {
  replaying.toggle();
  flushSync();
  for (let move = 0; move < 9; move++) {
    vi.runOnlyPendingTimers();
    flushSync();
  }
  expect(replaying.at).toBe(5);
  expect(replaying.playing).toBe(false);
  replaying.toggle();
  expect(replaying.at).toBe(0);
});

test("a faster one waits less", () => {
  const after = (pace: number) => {
    replaying.jump(0);
    replaying.pace = pace;
    replaying.toggle();
    flushSync();
    let waited = 0;
    while (replaying.at === 0) {
      vi.advanceTimersByTime(10);
      waited += 10;
    }
    return waited;
  };
  expect(after(3)).toBeLessThan(after(1));
});

test("who goes somewhere stops it", () => {
  replaying.toggle();
  replaying.step(1);
  expect(replaying.playing).toBe(false);
});

test("another seat keeps the moment", () => {
  replaying.jump(4);
  replaying.show(1, moments.slice());
  expect([replaying.at, replaying.seen]).toEqual([4, 1]);
});

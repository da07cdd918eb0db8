import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import type { LiveTable } from "./live.svelte";
import { STAYS_AWAY, Waiting } from "./waiting.svelte";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const PERSON = { bot: null, name: "Ann", away: false };
const BOT = { bot: "greedy", name: null, away: false };

class Live {
  seat = 0;
  decision = $state.raw({ number: 5, seat: 1 });
  table = { chairs: [PERSON, PERSON, BOT], clock: { kind: "none" } };
}

function waiting(change: Partial<Live> = {}) {
  const live = Object.assign(new Live(), change);
  let made: Waiting | undefined;
  const stop = $effect.root(() => {
    made = new Waiting(live as unknown as LiveTable);
  });
  flushSync();
  return { live, waiting: made!, stop };
}

test("a person who has not decided for three minutes is waited for, until there is a decision", () => {
  const { live, waiting: wait, stop } = waiting();
  vi.advanceTimersByTime(STAYS_AWAY - 1);
  expect(wait.seat).toBe(-1);
  vi.advanceTimersByTime(1);
  expect(wait.seat).toBe(1);
  live.decision = { number: 6, seat: 1 };
  flushSync();
  expect(wait.seat).toBe(-1);
  stop();
});

test.each<[string, Partial<Live>]>([
  ["bot", { decision: { number: 5, seat: 2 } }],
  ["oneself", { decision: { number: 5, seat: 0 } }],
  ["player, by who only looks on", { seat: -1 }],
  ["player where a clock runs", { table: { chairs: [PERSON, PERSON], clock: { kind: "turn" } } }],
  [
    "player for whom the stand-in plays",
    { table: { chairs: [PERSON, { ...PERSON, away: true }], clock: { kind: "none" } } },
  ],
])("nobody waits for a %s", (_, change) => {
  const { waiting: wait, stop } = waiting(change);
  vi.advanceTimersByTime(STAYS_AWAY);
  expect(wait.seat).toBe(-1);
  stop();
});

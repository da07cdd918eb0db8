import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { pollWhileVisible } from "./polling.svelte";

let hidden = false;
beforeEach(() => {
  vi.useFakeTimers();
  hidden = false;
  vi.spyOn(document, "hidden", "get").mockImplementation(() => hidden);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function polling() {
  const ask = vi.fn(() => Promise.resolve());
  const stop = $effect.root(() => pollWhileVisible(ask, 1000));
  flushSync();
  return { ask, stop };
}

async function look(away: boolean) {
  hidden = away;
  document.dispatchEvent(new Event("visibilitychange"));
  await vi.advanceTimersByTimeAsync(0);
}

test("asks at once and then again and again, until it is stopped", async () => {
  const { ask, stop } = polling();
  expect(ask).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(2500);
  expect(ask).toHaveBeenCalledTimes(3);
  stop();
  await vi.advanceTimersByTimeAsync(5000);
  expect(ask).toHaveBeenCalledTimes(3);
});

test("rests while nobody looks, and asks at once when somebody does", async () => {
  const { ask, stop } = polling();
  await look(true);
  await vi.advanceTimersByTimeAsync(9000);
  expect(ask).toHaveBeenCalledTimes(1);
  await look(false);
  expect(ask).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(1000);
  expect(ask).toHaveBeenCalledTimes(3);
  stop();
});

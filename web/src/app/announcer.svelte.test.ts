import { expect, test, vi } from "vitest";

import { announce, announcements } from "./announcer.svelte";

test("what was announced does not stay", () => {
  vi.useFakeTimers();
  announce("Turned up: bridge.");
  vi.advanceTimersByTime(5_000);
  announce("Turned up: fuel.");
  vi.advanceTimersByTime(5_000);
  expect(announcements.text).toContain("fuel");
  vi.advanceTimersByTime(5_000);
  expect(announcements.text).toBe("");
  vi.useRealTimers();
});

import { expect, test } from "vitest";

import { clockFace, timeLeft } from "./clock";

const clock = {
  kind: "game" as const,
  seconds: 60,
  left: [60_000, 30_000],
  running: 0,
  since: 1000,
};

test("the clock of who decides runs, the others stand", () => {
  expect(timeLeft(clock, 0, 11_000)).toBe(50_000);
  expect(timeLeft(clock, 1, 11_000)).toBe(30_000);
  expect(timeLeft(clock, 0, 500_000)).toBe(0);
  expect(timeLeft(clock, 0, 0)).toBe(60_000);
});

test("by turns only the running one is shown, and without a clock none", () => {
  expect(timeLeft({ ...clock, kind: "turn" }, 1, 11_000)).toBeNull();
  expect(timeLeft({ kind: "none", seconds: 0 }, 0, 11_000)).toBeNull();
});

test("a clock is read as people do", () => {
  expect(clockFace(65_000)).toBe("1:05");
  expect(clockFace(3_605_000)).toBe("1:00:05");
  expect(clockFace(100)).toBe("0:01");
});

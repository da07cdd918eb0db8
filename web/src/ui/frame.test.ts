import { expect, test, vi } from "vitest";

import { afterFrame, afterPaint, beforeFrame, notBeforeFrame } from "./frame";

const nextFrame = () => new Promise((go) => requestAnimationFrame(go));

test("everybody looks before anybody changes something", async () => {
  const told: string[] = [];
  for (const name of ["one", "other"]) {
    beforeFrame(() => {
      told.push(`${name} looks`);
      return () => told.push(`${name} changes`);
    });
  }
  expect(told).toEqual([]);
  await nextFrame();
  expect(told).toEqual(["one looks", "other looks", "one changes", "other changes"]);
});

test("who asks twice looks once, and who takes it back does not", async () => {
  const [twice, never] = [vi.fn(), vi.fn()];
  beforeFrame(twice);
  beforeFrame(twice);
  beforeFrame(never);
  notBeforeFrame(never);
  await nextFrame();
  await nextFrame();
  expect(twice).toHaveBeenCalledOnce();
  expect(never).not.toHaveBeenCalled();
});

test("what waits for the paint comes a frame later", async () => {
  const change = vi.fn();
  afterPaint(change);
  await nextFrame();
  expect(change).not.toHaveBeenCalled();
  await nextFrame();
  expect(change).toHaveBeenCalledOnce();
});

test("what has a frame of its own comes between the next and the one after it", async () => {
  const change = vi.fn();
  afterFrame(change);
  await nextFrame();
  expect(change).not.toHaveBeenCalled();
  await nextFrame();
  expect(change).toHaveBeenCalledOnce();
});

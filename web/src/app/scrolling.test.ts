import { beforeEach, expect, test, vi } from "vitest";

import { findPlace, keepPlace } from "./scrolling";

let height = 0;
const frames = async (count: number) => {
  for (let i = 0; i < count; i += 1) await new Promise((go) => requestAnimationFrame(go));
};

beforeEach(() => {
  height = 0;
  history.replaceState(null, "", "/cards");
  vi.stubGlobal("scrollY", 0);
  vi.stubGlobal("scrollTo", (_: number, to: number) => {
    vi.stubGlobal("scrollY", Math.min(to, height));
  });
});

test("a page is scrolled to where it was left once it is long enough", async () => {
  history.replaceState({ scroll: 700 }, "");
  findPlace();
  await frames(3);
  expect(scrollY).toBe(0);
  height = 2000;
  await frames(2);
  expect(scrollY).toBe(700);
});

test("whoever scrolls meanwhile is not taken elsewhere", async () => {
  history.replaceState({ scroll: 700 }, "");
  findPlace();
  await frames(2);
  dispatchEvent(new Event("wheel"));
  height = 2000;
  await frames(3);
  expect(scrollY).toBe(0);
});

test("the place is kept where the scrolling comes to rest", async () => {
  vi.useFakeTimers();
  keepPlace();
  vi.stubGlobal("scrollY", 420);
  dispatchEvent(new Event("scroll"));
  expect(history.state).toBeNull();
  vi.advanceTimersByTime(200);
  expect(history.state).toEqual({ scroll: 420 });
  vi.useRealTimers();
});

test("a page that is still too short does not lose its place", async () => {
  keepPlace();
  history.replaceState({ scroll: 700 }, "");
  findPlace();
  height = 300;
  await frames(2);
  dispatchEvent(new Event("scroll"));
  await new Promise((go) => setTimeout(go, 200));
  expect(history.state).toEqual({ scroll: 700 });
  height = 2000;
  await frames(2);
  expect(scrollY).toBe(700);
});

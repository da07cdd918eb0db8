import { beforeEach, expect, test, vi } from "vitest";

const SCENES = [{ id: "buy" }, { id: "defend" }];
const fresh = async () => {
  vi.resetModules();
  return (await import("./progress.svelte")).progress;
};
beforeEach(() => localStorage.clear());

test("what was played is known after the page is loaded again", async () => {
  const before = await fresh();
  before.finish("rush", "buy");
  before.finish("rush", "buy");
  const after = await fresh();
  expect(after.has("rush", "buy")).toBe(true);
  expect(after.count("rush", SCENES)).toBe(1);
  expect(after.count("battlegrounds", SCENES)).toBe(0);
});

test("it goes on with the first scene that was not played, and then from the beginning", async () => {
  const progress = await fresh();
  expect(progress.next("rush", SCENES)).toBe("buy");
  progress.finish("rush", "buy");
  expect(progress.next("rush", SCENES)).toBe("defend");
  progress.finish("rush", "defend");
  expect(progress.next("rush", SCENES)).toBe("buy");
});

test("spoilt notes are as none", async () => {
  localStorage.setItem("motorpool-lessons", "{");
  expect((await fresh()).count("rush", SCENES)).toBe(0);
});

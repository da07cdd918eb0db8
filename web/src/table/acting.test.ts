import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { announcements } from "../app/announcer.svelte";
import { Acting } from "./acting.svelte";
import { sitDown, standUp } from "./fake-table";
import { LiveScene } from "./live-scene.svelte";
import type { LiveTable } from "./live.svelte";

const SAYS = "Hint: Use the T-34.";

let live: LiveTable;
let scene: LiveScene;

async function hint(told: object): Promise<void> {
  vi.stubGlobal("fetch", async () => new Response(JSON.stringify({ bot: "ace", ...told })));
  await new Acting(scene).hint();
}

beforeEach(async () => {
  live = await sitDown(0);
  scene = new LiveScene(live, () => {});
  announcements.text = "";
});
afterEach(() => standUp(live));

test("a hint is said in words, also where it has no reason", async () => {
  await hint({ decision: 3, action: "use t-34", reason: [] });
  expect(scene.hinted).toBe("use t-34");
  expect(announcements.text.trim()).toBe(SAYS);
});

test("a hint is said with its reason, and its card can be pointed at", async () => {
  const reason = [
    { action: "use t-34", chance: 0.83 },
    { action: "end", chance: 0.78 },
  ];
  await hint({ decision: 3, action: "use t-34", reason });
  expect(announcements.text.trim()).toBe(
    `${SAYS} A chance of 83 % to win, as it sees it; 78 % with the next best: End the turn.`,
  );
  expect(scene.advice).toContain("\ue000card:t-34\ue001T-34\ue002");
});

test("a hint for what is decided already is not said", async () => {
  await hint({ decision: 2, action: "use t-34", reason: [] });
  expect(scene.advice).toBe("");
  expect(announcements.text).toBe("");
});

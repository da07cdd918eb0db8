import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { announcements } from "../app/announcer.svelte";
import { need, speak } from "../words/words.svelte";
import { Acting } from "./acting.svelte";
import { FakeSocket } from "./fake-socket";
import { LiveScene } from "./live-scene.svelte";
import { LiveTable } from "./live.svelte";

const SNAPSHOT = {
  type: "snapshot",
  number: 3,
  seat: 0,
  table: { id: "t", status: "playing", hints: true, clock: { kind: "none" }, chairs: [{}] },
  view: {},
  decision: { number: 3, seat: 0, step: "main", asked: {}, actions: ["use t-34", "end"] },
  words: { question: "Your turn.", actions: ["Use the \ue000card:t-34\ue001T-34\ue002.", "End."] },
};
const SAYS = "Hint: Use the T-34.";

let live: LiveTable;
let scene: LiveScene;

async function hint(told: object): Promise<void> {
  vi.stubGlobal("fetch", async () => new Response(JSON.stringify({ bot: "ace", ...told })));
  await new Acting(scene).hint();
}

beforeEach(async () => {
  await speak("en");
  await need("page-table");
  vi.stubGlobal("WebSocket", FakeSocket);
  live = new LiveTable("t", "en");
  FakeSocket.last.open();
  FakeSocket.last.tell(SNAPSHOT);
  scene = new LiveScene(live, () => {});
  announcements.text = "";
});
afterEach(() => {
  live.close();
  vi.unstubAllGlobals();
});

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
    `${SAYS} A chance of 83 % to win, as it sees it; 78 % with the next best: End.`,
  );
  expect(scene.advice).toContain("\ue000card:t-34\ue001T-34\ue002");
});

test("a hint for what is decided already is not said", async () => {
  await hint({ decision: 2, action: "use t-34", reason: [] });
  expect(scene.advice).toBe("");
  expect(announcements.text).toBe("");
});

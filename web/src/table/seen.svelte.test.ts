import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { settings } from "../app/settings.svelte";
import { FakeSocket } from "./fake-socket";
import { LiveTable } from "./live.svelte";
import { Seen } from "./seen.svelte";

const decision = (number: number, seat: number) => ({
  number,
  seat,
  step: "main",
  asked: {},
  ...(seat === 0 ? { actions: ["end"] } : {}),
});

let live: LiveTable;
let seen: Seen;
let end: () => void;

function told(number: number, seat: number, next: number): void {
  const words = { question: "?", actions: ["End."], log: [{ text: "!", passing: false }] };
  const choice = { seat, by: seat ? "bot" : "person" };
  const happened = { do: "choose", choice, changes: [], events: [], words };
  FakeSocket.last.tell({ type: "update", number, ...happened, decision: decision(number, next) });
  flushSync();
}

beforeEach(() => {
  settings.fast = true;
  vi.stubGlobal("WebSocket", FakeSocket);
  live = new LiveTable("seen", "en");
  FakeSocket.last.open();
  const table = { id: "seen", status: "playing", clock: { kind: "none", seconds: 0 }, chairs: [] };
  const words = { question: "?", actions: ["End."] };
  const snapshot = { number: 3, seat: 0, table, view: {}, decision: decision(3, 0), words };
  FakeSocket.last.tell({ type: "snapshot", ...snapshot });
  end = $effect.root(() => {
    seen = new Seen(live);
  });
  flushSync();
});
afterEach(() => {
  end();
  live.close();
  settings.fast = false;
  vi.unstubAllGlobals();
});

test("what one did oneself is not new, what others did since is", () => {
  void live.choose("end");
  flushSync();
  expect(seen.upTo).toBe(3);
  told(4, 0, 1);
  expect(seen.upTo).toBe(4);
  told(5, 1, 0);
  expect(seen.upTo).toBe(4);
});

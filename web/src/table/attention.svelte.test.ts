// The quiet sound: when it is our turn, once, and only for who has switched it on.

import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { settings } from "../app/settings.svelte";
import { need, speak } from "../words/words.svelte";
import { attention } from "./attention.svelte";
import { FakeSocket } from "./fake-socket";
import { LiveScene } from "./live-scene.svelte";
import { LiveTable } from "./live.svelte";

let notes: number[];
let live: LiveTable;
let end: () => void;

class FakeAudio {
  currentTime = 0;
  destination = {};
  createOscillator() {
    const tone = { frequency: { value: 0 }, connect: (to: unknown) => to, stop: () => {} };
    return { ...tone, start: (at: number) => notes.push(at) };
  }
  createGain() {
    const ramp = () => {};
    const gain = {
      setValueAtTime: ramp,
      linearRampToValueAtTime: ramp,
      exponentialRampToValueAtTime: ramp,
    };
    return { gain, connect: (to: unknown) => to };
  }
}

const decision = (number: number, seat: number) => ({
  number,
  seat,
  step: "main",
  asked: {},
  ...(seat === 0 ? { actions: ["end"] } : {}),
});

/** Somebody chose, and it is the turn of a seat. */
function turnOf(seat: number, number: number): void {
  const words = { question: "?", actions: ["End."], log: [] };
  const choice = { seat: 1 - seat, by: "bot" };
  const happened = { do: "choose", choice, changes: [], events: [], words };
  FakeSocket.last.tell({ type: "update", number, ...happened, decision: decision(number, seat) });
  flushSync();
}

beforeEach(async () => {
  await speak("en");
  await need("page-table");
  notes = [];
  settings.fast = true;
  vi.stubGlobal("AudioContext", FakeAudio);
  vi.stubGlobal("WebSocket", FakeSocket);
  live = new LiveTable("heard", "en");
  FakeSocket.last.open();
  const table = { id: "heard", status: "playing", clock: { kind: "none", seconds: 0 }, chairs: [] };
  const words = { question: "?", actions: [] };
  const snapshot = { number: 3, seat: 0, table, view: {}, decision: decision(3, 1), words };
  FakeSocket.last.tell({ type: "snapshot", ...snapshot });
  end = $effect.root(() => attention(new LiveScene(live, () => {})));
  flushSync();
});
afterEach(() => {
  end();
  live.close();
  settings.fast = false;
  settings.sound = false;
  vi.unstubAllGlobals();
});

test("who has switched the sound on hears that it is their turn", () => {
  settings.sound = true;
  turnOf(0, 4);
  expect(notes).toHaveLength(2);
  turnOf(1, 5);
  expect(notes).toHaveLength(2);
});

test("nobody else hears anything", () => {
  turnOf(0, 4);
  expect(live.myTurn).toBe(true);
  expect(notes).toEqual([]);
});

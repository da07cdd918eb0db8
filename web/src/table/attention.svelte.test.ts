// The quiet sound: when it is our turn, once, and only for who has switched it on.

import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { settings } from "../app/settings.svelte";
import { attention } from "./attention.svelte";
import { happened, sitDown, standUp } from "./fake-table";
import { LiveScene } from "./live-scene.svelte";
import type { LiveTable } from "./live.svelte";

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

beforeEach(async () => {
  notes = [];
  settings.fast = true;
  vi.stubGlobal("AudioContext", FakeAudio);
  live = await sitDown(1);
  end = $effect.root(() => attention(new LiveScene(live, () => {})));
  flushSync();
});
afterEach(() => {
  end();
  standUp(live);
  settings.fast = false;
  settings.sound = false;
});

test("who has switched the sound on hears that it is their turn", () => {
  settings.sound = true;
  happened(4, 1, 0);
  expect(notes).toHaveLength(2);
  happened(5, 0, 1);
  expect(notes).toHaveLength(2);
});

test("nobody else hears anything", () => {
  happened(4, 1, 0);
  expect(live.myTurn).toBe(true);
  expect(notes).toEqual([]);
});

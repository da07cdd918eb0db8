// A table for tests: a game for two in which seat 0 is ours, and what the server tells of it.

import { flushSync } from "svelte";
import { vi } from "vitest";

import { need, speak } from "../words/words.svelte";
import { FakeSocket } from "./fake-socket";
import { LiveTable } from "./live.svelte";

const CHOICES = { "use t-34": "Use the \ue000card:t-34\ue001T-34\ue002.", end: "End the turn." };

const wordsFor = (seat: number) => ({
  question: "?",
  actions: seat === 0 ? Object.values(CHOICES) : [],
});

const decision = (number: number, seat: number) => ({
  number,
  seat,
  step: "main",
  asked: {},
  ...(seat === 0 ? { actions: Object.keys(CHOICES) } : {}),
});

/** The third decision of a running game is asked of a seat; its socket is a fake. */
export async function sitDown(seat: number): Promise<LiveTable> {
  await speak("en");
  await need("page-table");
  vi.stubGlobal("WebSocket", FakeSocket);
  const live = new LiveTable("t", "en");
  FakeSocket.last.open();
  const clock = { kind: "none", seconds: 0 };
  const table = { id: "t", status: "playing", hints: true, clock, chairs: [{}, {}] };
  const asked = { decision: decision(3, seat), words: wordsFor(seat) };
  FakeSocket.last.tell({ type: "snapshot", number: 3, seat: 0, table, view: {}, ...asked });
  return live;
}

/** A seat has chosen, and the next decision is asked of one. */
export function happened(number: number, seat: number, next: number): void {
  const words = { ...wordsFor(next), log: [{ text: "!", passing: false }] };
  const choice = { seat, by: seat === 0 ? "person" : "bot" };
  const told = { do: "choose", choice, changes: [], events: [], words };
  FakeSocket.last.tell({ type: "update", number, ...told, decision: decision(number, next) });
  flushSync();
}

export function standUp(live: LiveTable): void {
  live.close();
  vi.unstubAllGlobals();
}

// How long an update stays before the next one is shown: long enough to follow, short enough to play.

import { settings } from "../app/settings.svelte";
import type { TableEvent } from "./told";
import type { Update } from "./wire";

const OWN = 0; // what one has done oneself one knows
const SHORT = 320;
const LONG = 750;
const LAST = 1100;
const MANY = 6; // so many that wait are shown twice as fast
const STRIKING = new Set([
  "attacks",
  "vehicle-destroyed",
  "base-damaged",
  "base-destroyed",
  "trigger",
  "shot",
  "destroyed",
  "armor-saved",
  "artillery-fires",
  "turned-up",
  "pair",
  "over",
]);

export function pauseAfter(update: Update, seat: number, waiting = 0): number {
  const events = (update.events ?? []) as { event: string }[];
  if (!events.length) return 0;
  const striking = events.some(({ event }) => STRIKING.has(event));
  const pause = striking ? LONG : update.choice?.seat === seat ? OWN : SHORT;
  return pause / (1 + waiting / MANY);
}

/** How long the last move is looked at before the scoring covers it: not when one comes later. */
export const pauseAtEnd = (events: readonly TableEvent[]): number =>
  events.length && !settings.fast && !document.hidden ? LAST : 0;

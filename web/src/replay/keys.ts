// The keys of a replay. They work on its slider too, but not while something else needs them.

import type { KeysTold } from "../table/keys";
import type { Replaying } from "./replaying.svelte";

export const replayKeys = (game: string): KeysTold => [
  [["←", "→"], "replay-key-step"],
  [["⇧ ←", "⇧ →"], `replay-key-turn-${game}`],
  [["Page ↑", "Page ↓"], "replay-key-round"],
  [["Home", "End"], "replay-key-ends"],
  [["␣"], "replay-key-play"],
  [["1", "2", "3", "4"], "replay-key-speed"],
  [["G"], "replay-key-log"],
  [["?"], "replay-key-explain"],
];

type Act = (replaying: Replaying) => void;

const KEYS: Record<string, Act> = {
  ArrowLeft: (replaying) => replaying.step(-1),
  ArrowRight: (replaying) => replaying.step(1),
  "shift ArrowLeft": (replaying) => replaying.turn(-1),
  "shift ArrowRight": (replaying) => replaying.turn(1),
  PageUp: (replaying) => replaying.round(-1),
  PageDown: (replaying) => replaying.round(1),
  Home: (replaying) => replaying.jump(0),
  End: (replaying) => replaying.jump(replaying.last),
  " ": (replaying) => replaying.toggle(),
  1: (replaying) => (replaying.pace = 0),
  2: (replaying) => (replaying.pace = 1),
  3: (replaying) => (replaying.pace = 2),
  4: (replaying) => (replaying.pace = 3),
};

const WRITES = "input, textarea, select, [contenteditable]";
const ACTS = "button, a, summary, label"; // Space is theirs
const SCROLLS = "[data-scrolls]"; // these keys scroll it
const SCROLL_KEYS = ["PageUp", "PageDown", "Home", "End"];

/** What a key means for the replay, or null when it is meant for something else. */
export function actOf(event: KeyboardEvent): Act | null {
  if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey) return null;
  if (document.querySelector("dialog[open]")) return null;
  const target = event.target as Element | null;
  const slider = target?.matches?.("input[type=range]") ?? false;
  if (!slider && target?.closest?.(WRITES)) return null;
  if (event.key === " " && target?.closest?.(ACTS)) return null;
  if (SCROLL_KEYS.includes(event.key) && target?.closest?.(SCROLLS)) return null;
  return KEYS[event.shiftKey ? `shift ${event.key}` : event.key] ?? null;
}

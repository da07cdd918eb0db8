// A word before something good is thrown away, from nothing but what is offered and seen.

import type { Scene } from "./scene";
import { verbOf } from "./verbs";

const PLAYS_A_CARD = ["use", "spend", "defend", "cover", "attack"];

interface Seen {
  players?: { hand: string[] }[];
  this_turn?: { paying: boolean };
}

/** The key of the warning before an action, or null when nothing is lost. */
export function warningOf(action: string, scene: Pick<Scene, "actions" | "view" | "seat">) {
  if (action !== "end") return null;
  const verbs = scene.actions.map(verbOf);
  const view = scene.view as Seen;
  if (view.this_turn?.paying && verbs.includes("buy")) return "play-warn-paid";
  if (verbs.includes("move")) return "play-warn-drive";
  const playable = new Set(
    scene.actions.filter((other) => PLAYS_A_CARD.includes(verbOf(other))).map(cardOf),
  );
  const hand = view.players?.[scene.seat]?.hand ?? [];
  const left = hand.filter((card) => playable.has(card)).length;
  return left > hand.length / 2 ? "play-warn-hand" : null;
}

const cardOf = (action: string) => action.slice(action.indexOf(" ") + 1);

// The lists of the first page: what waits for me first, finished games apart.

import type { Schemas } from "../../api/call";
import { othersAt } from "../../table/chairs";
import type { Chair } from "../../table/told";
import { say } from "../../words/words.svelte";

export interface Summary {
  game: string;
  preset: string;
  status: "open" | "playing" | "over" | "closed";
  chairs: Chair[];
  clock: { kind: "none" | "turn" | "game"; seconds: number };
  decider: number;
  /** As records write it: seats count from 1. */
  result?: { winners: number[] };
}

export interface Open {
  id: string;
  changed: number;
  summary: Summary;
}

export interface Mine extends Open {
  seat: number;
  yourTurn: boolean;
}

/** A table in a list: what waits there, with whom, and what a click does. */
export interface Line {
  href: string;
  status: string;
  people: string;
  action: string;
  urgent?: boolean;
}

export function mineOf(told: readonly Schemas["ListedMine"][]): Mine[] {
  return told.map(({ id, changed, seat, your_turn, summary }) => ({
    id,
    changed,
    seat,
    summary: summary as unknown as Summary,
    yourTurn: your_turn,
  }));
}

export const openOf = (told: readonly Schemas["Listed"][]): Open[] =>
  told.map((each) => ({ ...each, summary: each.summary as unknown as Summary }));

const RANKS = { playing: 1, open: 2, over: 3, closed: 4 };
const rank = (table: Mine) =>
  table.yourTurn && table.summary.status === "playing" ? 0 : RANKS[table.summary.status];

/** Where I play or wait: my turn first, then what runs, then what has not begun; newest first. */
export const goingOn = (tables: readonly Mine[]): Mine[] =>
  tables
    .filter(({ summary }) => summary.status === "playing" || summary.status === "open")
    .sort((one, other) => rank(one) - rank(other) || other.changed - one.changed);

export const finished = (tables: readonly Mine[]): Mine[] =>
  tables
    .filter(({ summary }) => summary.status === "over")
    .sort((one, other) => other.changed - one.changed);

/** Open tables where I do not sit yet. */
export const foreign = (open: readonly Open[], mine: readonly Mine[]): Open[] =>
  open.filter(({ id }) => !mine.some((table) => table.id === id));

/** The seats that have won. */
export const winnersOf = ({ result }: Summary): number[] =>
  (result?.winners ?? []).map((number) => number - 1);

/** With whom I sit there. */
export function peopleAt({ summary, seat }: Mine): string {
  const names = othersAt(summary.chairs, seat);
  return names ? say("home-with", { names }) : say("home-alone");
}

export type Ending = "won" | "lost" | "shared" | "ended";

export function endingOf({ summary, seat }: Mine): Ending {
  const winners = winnersOf(summary);
  if (!winners.length) return "ended";
  if (!winners.includes(seat)) return "lost";
  return winners.length > 1 ? "shared" : "won";
}

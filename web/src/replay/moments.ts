// A finished game as its moments: the first before any move, then one after each.

import type { Schemas } from "../api/call";
import { applyChanges, type Change } from "../table/changes";
import type { Decision, TableEvent, View, WordsTold } from "../table/told";

export type Replay = Schemas["Replay"];

export interface Moment {
  view: View;
  decision: Decision | null;
  /** What the move did that led here. */
  events: readonly TableEvent[];
  /** The same in sentences, with marks. */
  lines: readonly string[];
}

interface Told {
  view: View;
  decision: Decision | null;
}

interface Update {
  changes?: Change[];
  decision?: Decision | null;
  events?: TableEvent[];
  words?: WordsTold;
}

export function momentsOf({ snapshot, updates }: Replay): Moment[] {
  const { view, decision } = snapshot as unknown as Told;
  const moments: Moment[] = [{ view, decision, events: [], lines: [] }];
  for (const told of updates) {
    const update = told as unknown as Update;
    moments.push({
      view: applyChanges(moments.at(-1)!.view, update.changes ?? []),
      decision: update.decision ?? null,
      events: update.events ?? [],
      lines: (update.words?.log ?? []).map(({ text }) => text),
    });
  }
  return moments;
}

/** The moments at which another turn or round begins. */
export const startsOf = (moments: readonly Moment[], what: "turn" | "round"): number[] =>
  moments.flatMap(({ view }, at) =>
    at > 0 && view[what] !== moments[at - 1]!.view[what] && !view.over ? [at] : [],
  );

/** The beginning before a moment; before the first of them it is the beginning of the game. */
export const before = (starts: readonly number[], at: number): number =>
  starts.filter((start) => start < at).at(-1) ?? 0;

/** The beginning after a moment; after the last of them it is the end of the game. */
export const after = (starts: readonly number[], at: number, last: number): number =>
  starts.find((start) => start > at) ?? last;

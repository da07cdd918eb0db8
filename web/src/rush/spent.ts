// What was spent in this turn and what of it is left: figures of the view, put together.

import type { Faces } from "../table/faces";
import type { RushView } from "./view";

export interface Left {
  ordinary: number;
  /** Resources that buy cards of one nation only. */
  national: [nation: string, count: number][];
}

/** What is left to spend; of what was bought, National Resources pay first (RU-BUY-08). */
export function left({ this_turn: turn }: RushView): Left {
  const nations = new Set([...Object.keys(turn.national_spent), ...Object.keys(turn.costs_bought)]);
  const found: Left = { ordinary: turn.ordinary_spent, national: [] };
  for (const nation of nations) {
    const over = (turn.costs_bought[nation] ?? 0) - (turn.national_spent[nation] ?? 0);
    if (over > 0) found.ordinary -= over;
    else if (over < 0) found.national.push([nation, -over]);
  }
  return found;
}

/** The cards that were spent for the first purchase of a turn: they lie on top of the Depot. */
export function spentCards(view: RushView, faces: Faces): string[] {
  const turn = view.this_turn;
  if (!turn.paying || turn.purchases) return [];
  const national = Object.values(turn.national_spent);
  let due = national.reduce((sum, count) => sum + count, turn.ordinary_spent);
  const found: string[] = [];
  for (const kind of [...(view.players[view.active]?.depot ?? [])].reverse()) {
    if (due <= 0 && found.length) break;
    found.unshift(kind);
    due -= faces.get(kind)?.resources ?? 0;
  }
  return due === 0 ? found : [];
}

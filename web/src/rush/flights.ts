// Which card is which from one view to the next, so that it can be seen moving.

import type { RushView } from "./view";

// Of Vehicles there is one each; Barracks, Medals and Bases have their likes
const isAlike = (kind: string) =>
  /^(engineers|technicians|volunteers|(two-)?medal-\w+|(base|hq)-\d+)$/.test(kind);

/**
 * The id of the n-th (from 0) card of a kind in a player's hand, or of the newest in the Depot.
 *
 * Cards that are alike are numbered through hand and Depot: the last of a hand of two is the
 * second, and when it goes to the Depot it is still the second.
 */
export const inHand = (seat: number, kind: string, index: number): string =>
  isAlike(kind) ? `${seat}/${kind}/${index + 1}` : kind;

export function onDepot(view: RushView, seat: number): string | undefined {
  const player = view.players[seat];
  const top = player?.depot.at(-1);
  if (!player || !top) return undefined;
  const held = player.hand.filter((kind) => kind === top).length;
  return isAlike(top) ? `${seat}/${top}/${held + 1}` : top;
}

/** Cards with how many of their like came before them in the same row. */
export function numbered(kinds: readonly string[]): { kind: string; index: number }[] {
  const seen = new Map<string, number>();
  return kinds.map((kind) => {
    const index = seen.get(kind) ?? 0;
    seen.set(kind, index + 1);
    return { kind, index };
  });
}

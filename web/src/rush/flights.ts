// Which card is which from one view to the next, so that it can be seen moving; and where cards
// come from that were not seen before.

import type { TableEvent } from "../table/told";
import type { RushView } from "./view";

/** Places that cards come from without having been seen there. */
export const zone = {
  deck: "deck",
  garage: (seat: number) => `garage/${seat}`,
  hand: (seat: number) => `hand/${seat}`,
  medals: (nation: string) => `medals/${nation}`,
  achievements: "achievements",
  base: (seat: number, slot: string) => `base/${seat}/${slot}`,
};

// Of Vehicles there is one each; Barracks, Medals and Bases have their likes
const ALIKE = /^(engineers|technicians|volunteers|(two-)?medal-\w+|(base|hq)-\d+)$/;

/**
 * The id of the n-th (from 1) card of a kind that somebody has.
 *
 * Cards that are alike are numbered through hand and Depot: the last of a hand of two is the
 * second, and when it goes to the Depot it is still the second.
 */
export const flightOf = (seat: number, kind: string, number: number): string =>
  ALIKE.test(kind) ? `${seat}/${kind}/${number}` : kind;

const heldBy = (view: RushView, seat: number, kind: string): number =>
  view.players[seat]?.hand.filter((other) => other === kind).length ?? 0;

/** The card on top of a Depot; what is being paid with is seen in the middle of the table. */
export function onDepot(view: RushView, seat: number): string | undefined {
  if (view.this_turn.paying && seat === view.active) return undefined;
  const top = view.players[seat]?.depot.at(-1);
  return top && flightOf(seat, top, heldBy(view, seat, top) + 1);
}

/** Cards that were just spent, the first one first; they lie on top of the Depot. */
export function spentFlights(view: RushView, kinds: readonly string[]): string[] {
  return kinds.map((kind, index) => {
    const later = kinds.slice(index).filter((other) => other === kind).length;
    return flightOf(view.active, kind, heldBy(view, view.active, kind) + later);
  });
}

/** Where the card on top of a Depot comes from, if nobody has seen it before. */
export function toDepotFrom(
  seat: number,
  top: string | undefined,
  events: readonly TableEvent[],
): string {
  const medal = /^(?:two-)?medal-(\w+)$/.exec(top ?? "");
  const razed = events.find(({ event }) => event === "base-destroyed");
  if (medal) return zone.medals(medal[1]!);
  if (razed && /^(base|hq)-/.test(top ?? "")) {
    return zone.base(razed.seat as number, String(razed.base));
  }
  return zone.hand(seat);
}

/** Cards with their number among those of their kind in the same row. */
export function numbered(kinds: readonly string[]): { kind: string; number: number }[] {
  const seen = new Map<string, number>();
  return kinds.map((kind) => {
    const number = (seen.get(kind) ?? 0) + 1;
    seen.set(kind, number);
    return { kind, number };
  });
}

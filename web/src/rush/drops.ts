// What it means to drop a card somewhere. An action of Rush has one place only; the drop tells
// which of the card's actions is meant, and where it is to go on.

import { parse, target } from "./places";
import type { PlayerView, RushView } from "./view";

/** A card that is carried: what it is, and whether it comes from the Rear. */
export interface Carried {
  kind: string;
  fromRear: boolean;
}

/** Where it can be dropped: on a Base with its defender, a card, a pile, or a named zone. */
export type Spot =
  | { on: "slot"; seat: number; slot: number }
  | { on: "reserve"; kind: string }
  | { on: "rear" }
  | { on: "verb"; verb: string };

export interface Drop {
  /** The actions that it may mean; where there are several, people are asked. */
  actions: string[];
  /** Of what is asked next, the word that is meant: "2.1v", or the card to be bought. */
  aim: string | null;
}

export function dropped(
  view: RushView,
  actions: readonly string[],
  card: Carried,
  spot: Spot,
): Drop | null {
  const { verbs, aim, needs } = meaning(view, spot);
  const found = verbs.flatMap((verb) => {
    const action = `${verb} ${card.fromRear ? "rear:" : ""}${card.kind}`;
    return actions.includes(action) ? [action] : [];
  });
  if (needs && !found.some((action) => parse(action).verb === needs)) return null;
  return found.length ? { actions: found, aim } : null;
}

interface Meaning {
  verbs: string[];
  aim: string | null;
  /** Without this one, the others are not meant either. */
  needs?: string;
}

function meaning(view: RushView, spot: Spot): Meaning {
  if (spot.on === "verb") return { verbs: [spot.verb], aim: null };
  if (spot.on === "reserve") return { verbs: ["spend"], aim: spot.kind };
  if (spot.on === "rear") return { verbs: ["store"], aim: null };
  const owner = view.players[spot.seat];
  const base = owner?.bases[spot.slot];
  if (!owner || !base?.standing) return { verbs: [], aim: null };
  const word = wordOf(spot.seat, spot.slot);
  const we = view.players[view.asked.seat];
  // A card that is used goes on to defend only if it could also just defend
  if (owner === we) return { verbs: ["use", "defend"], aim: word, needs: "defend" };
  if (owner.side === we?.side) return { verbs: ["cover"], aim: word };
  return { verbs: ["attack", "join"], aim: base.defender ? `${word}v` : word };
}

const wordOf = (seat: number, slot: number) => `${seat + 1}.${slot === 3 ? "hq" : slot + 1}`;

/**
 * The listed action that goes on with an aim. Undefended Bases of a player that are alike are one
 * choice: the server lists the first of them.
 */
export function follow(
  view: RushView,
  actions: readonly string[],
  verbs: readonly string[],
  aim: string,
): string | undefined {
  const wanted = new Set([aim, ...alike(view, aim)]);
  return actions.find((action) => {
    const { verb, word } = parse(action);
    return verbs.includes(verb) && wanted.has(word);
  });
}

/** The words of the other Bases that are as good as this one. */
function alike(view: RushView, word: string): string[] {
  const place = target(word);
  const [seat = "", slot = ""] = place.slice("base:".length).split(".");
  const owner: PlayerView | undefined = view.players[Number(seat)];
  const base = owner?.bases[Number(slot) - 1];
  if (!place.startsWith("base:") || !owner || !base || base.defender) return [];
  return owner.bases.flatMap((other, index) => {
    const same = other.standing && !other.defender && other.damaged === base.damaged;
    return same && index < 3 ? [wordOf(owner.seat, index)] : [];
  });
}

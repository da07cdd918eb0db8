// Where on the table an action belongs. The places are the `data-place` of what is drawn.

import type { Places } from "../table/scene";

/** How each place is named. Seats count from 0; a slot is 1, 2, 3 or hq. */
export const at = {
  hand: (kind: string) => `hand:${kind}`,
  rear: (seat: number) => `rear:${seat}`,
  reserve: (kind: string) => `reserve:${kind}`,
  depot: (kind: string) => `depot:${kind}`,
  announced: (kind: string) => `announced:${kind}`,
  attacker: (kind: string) => `attacker:${kind}`,
  base: (seat: number, slot: string) => `base:${seat}.${slot}`,
  defender: (seat: number, slot: string) => `defender:${seat}.${slot}`,
  medals: (nation: string) => `medals:${nation}`,
  achievement: (id: string) => `achievement:${id}`,
};

/** An action in its parts: what is done, with what, and whether that lies in the Rear. */
export interface Parsed {
  verb: string;
  word: string;
  fromRear: boolean;
}

export function parse(action: string): Parsed {
  const [verb = "", word = ""] = action.split(" ");
  const fromRear = word.startsWith("rear:");
  return { verb, word: fromRear ? word.slice("rear:".length) : word, fromRear };
}

// Verbs that play a card from the hand or the Rear
export const PLAYING = ["spend", "use", "defend", "cover", "attack", "join", "support"];
const OF_HAND = [...PLAYING, "lose", "keep", "store"];
const OF_RESERVE = ["buy", "take"];

/** "2.1v" as the place of the Vehicle on the first Base of the second seat. */
export function target(word: string): string {
  const vehicle = word.endsWith("v");
  const [seat = "", slot = ""] = (vehicle ? word.slice(0, -1) : word).split(".");
  return (vehicle ? at.defender : at.base)(Number(seat) - 1, slot);
}

export const places: Places = (action, scene) => {
  const { verb, word, fromRear } = parse(action);
  if (fromRear) return [at.rear(scene.decision?.seat ?? scene.seat)];
  if (OF_HAND.includes(verb)) return [at.hand(word)];
  if (OF_RESERVE.includes(verb)) return [at.reserve(word)];
  if (verb === "hit" || verb === "siege" || verb === "guard") return [target(word)];
  if (verb === "regroup") return [target(`${word}v`)];
  if (verb === "scrap") return [scene.decision?.step === "weak" ? at.hand(word) : at.depot(word)];
  if (verb === "fire") return [at.announced(word)];
  if (verb === "post") return [at.attacker(word)];
  if (verb === "claim") return [at.medals(word)];
  if (verb === "drop") return [at.achievement(word)];
  return []; // a button: end, charge, stop, recruit, pass, two …
};

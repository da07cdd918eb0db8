// What a seat sees of a table of Rush, as src/motorpool/rush/view.py tells it.

import type { Asked, View } from "../table/told";

export interface BaseView {
  standing: boolean;
  damaged: boolean;
  defender: string | null;
  defender_damaged: boolean;
}

export interface PlayerView {
  seat: number;
  side: number;
  /** The cards that we know; there may be more of them. */
  hand: string[];
  hand_size: number;
  garage: number;
  depot: string[];
  bases: BaseView[];
  rear: string | null;
  vehicles_destroyed: number;
  bases_destroyed: number;
}

export interface TurnView {
  acted: boolean;
  recruitment: boolean;
  purchases: number;
  paying: boolean;
  ordinary_spent: number;
  national_spent: Record<string, number>;
  costs_bought: Record<string, number>;
  announced: string[];
  attackers: string[];
  assault_nation: string | null;
  assault_kills: number;
  siege_kills: Record<string, number>;
  in_play: string[];
}

/** What each side has of what an Achievement counts, and the side that alone leads. */
export interface Standing {
  counts: number[];
  leader: number | null;
}

export interface RushView extends View {
  game: "rush";
  trigger: "none" | "bases" | "medals";
  /** From the deck on; the last one is the next to go. */
  reserve: string[];
  deck: number;
  discard: string[];
  graveyard: string[];
  /** One-Medal and two-Medal cards that are left. */
  medals: Record<string, [number, number]>;
  achievements: string[];
  achievement_discard: string[];
  achievement_pile: number;
  /** How each open Achievement stands. */
  standings: Record<string, Standing>;
  players: PlayerView[];
  this_turn: TurnView;
}

/** The facts of a fight that support cards may join. */
export interface Fight extends Asked {
  card: string;
  defender: string;
  power: number;
  armor: number;
  attacking: boolean;
  target_seat: number;
  base: string;
}

export const fightOf = (view: RushView): Fight | null =>
  view.asked.step === "support" ? (view.asked as Fight) : null;

/** The name of a Base in actions and events: 1, 2, 3 or hq. */
export const slotName = (slot: number): string => (slot === 3 ? "hq" : String(slot + 1));

/** Everybody else as they sit, clockwise from us; who only looks sees all of them. */
export function others(view: RushView, seat: number): PlayerView[] {
  if (seat < 0) return view.players;
  return [...view.players.slice(seat + 1), ...view.players.slice(0, seat)];
}

/** Whether two sides play, and not everybody for themselves. */
export const inTeams = (view: RushView): boolean =>
  new Set(view.players.map((player) => player.side)).size < view.players.length;

// What the server tells of a table of Battlegrounds (src/motorpool/battlegrounds/view.py).

import type { Scene } from "../table/scene";
import type { View } from "../table/told";

export const FACE_DOWN = "face-down";

export type Mode = "battle" | "team" | "family" | "solo";
export type Way = "straight" | "diagonal";

export interface PawnTold {
  pawn: number;
  owner: number;
  corner: number; // -1: solo, not chosen yet
  cell: string | null;
  removed: boolean;
  card: string | null;
  points_left: number;
}

export interface SideTold {
  points: number;
  pairs: number;
  won: number;
  singles: Record<string, "plain" | "special">;
  specials: Record<string, number>;
}

export interface TankTold {
  card: string;
  owner: number | null;
  place: "player" | "draft" | "drawn" | "box";
  move: [number, Way];
  shot: [number, Way];
  upgrades: string[];
  wrecked: boolean;
}

export interface ArtilleryTold {
  points: number;
  tokens: number;
  tanks_left: number;
  tanks: string[];
  letters: string[];
  digits: number[];
}

export interface BattlegroundsView extends View {
  game: "battlegrounds";
  mode: Mode;
  target: number; // 0 in solo
  tokens: Record<string, string>;
  /** Where a token lies face down and is known all the same: in a replay with all open. */
  known?: readonly string[];
  duds: string[];
  duds_left: number;
  pawns: PawnTold[];
  sides: SideTold[];
  main_actions: number;
  extra_turns: number;
  cards?: TankTold[];
  artillery?: ArtilleryTold;
}

export type BattlegroundsScene = Scene<BattlegroundsView>;

/** "bridge*" in its parts. */
export function tokenOf(text: string): { picture: string; special: boolean } {
  const special = text.endsWith("*");
  return { picture: special ? text.slice(0, -1) : text, special };
}

export const pawnOn = (view: BattlegroundsView, cell: string): PawnTold | undefined =>
  view.pawns.find((pawn) => pawn.cell === cell);

export const tankOf = (view: BattlegroundsView, card: string | null): TankTold | undefined =>
  view.cards?.find((tank) => tank.card === card);

/** In a team game two seats have one area. */
export const sideOf = (view: BattlegroundsView, seat: number): number =>
  view.mode === "team" ? seat % 2 : seat;

export function seatsOf(view: BattlegroundsView, side: number): number[] {
  return view.mode === "team" ? [side, side + 2] : [side];
}

// What all parts of the Rush table share.

import { getContext, setContext } from "svelte";

import type { Choosing } from "../table/choosing.svelte";
import type { Scene } from "../table/scene";
import type { Gestures } from "./gestures.svelte";
import type { RushView } from "./view";

export interface Board {
  readonly scene: Scene<RushView>;
  readonly choosing: Choosing;
  readonly gestures: Gestures;
  /** Show the cards of a pile. */
  open(pile: Pile): void;
}

/** Which open pile: a player's Depot, the Vehicle discard pile or the Graveyard. */
export type Pile = { of: "depot"; seat: number } | { of: "discard" } | { of: "graveyard" };

const KEY = Symbol("rush");

export const setBoard = (board: Board) => setContext(KEY, board);
export const getBoard = () => getContext<Board>(KEY);

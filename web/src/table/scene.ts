// What a game's table is drawn from: a live table, a replay or a lesson gives it, and the
// components of src/rush and src/battlegrounds draw it.

import type { Faces } from "./faces";
import type { Kind } from "../words/marks";
import type { Setup } from "./switches";
import type { Decision, TableEvent, View } from "./told";

export interface Scene<V extends View = View> {
  readonly view: V;
  /** Which game is played there, by which preset, with what changed. */
  readonly table: Setup;
  /** As which seat it is seen; -1 for who only looks. */
  readonly seat: number;
  readonly names: readonly string[];
  readonly decision: Decision | null;
  /** What can be chosen now: exactly what the server lists; none while one only looks. */
  readonly actions: readonly string[];
  /** Of the update that was shown last: what has just happened. */
  readonly events: readonly TableEvent[];
  /** The action that a hint has named. */
  readonly hinted: string | null;
  readonly faces: Faces;
  /** A choice as a whole sentence, with marks. */
  sentence(action: string): string;
  choose(action: string): void;
  /** Show everything about a card, a picture, an ability … */
  explain(kind: Kind, id: string): void;
}

/** Where on the table an action belongs: nowhere, at one place, or from one place to another. */
export type Places = (action: string, scene: Scene) => readonly string[];

// What somebody at a table has a look at, and how they ask for all of it.

import { explainedBy, explaining, type Explained } from "./explaining";
import type { Scene } from "./scene";

export class Peeking {
  /** What the pointer rests on. */
  at: Explained | null = $state.raw(null);
  readonly attachment;

  #scene: () => Scene;

  constructor(scene: () => Scene) {
    this.#scene = scene;
    this.attachment = explaining({
      peek: (what) => (this.at = what),
      explain: (kind, id) => scene().explain(kind, id),
    });
  }

  /** Explain what has the focus, or what the pointer rests on; whether there was something. */
  ask(): boolean {
    const what = explainedBy(document.activeElement) ?? this.at;
    if (what) this.#scene().explain(what.kind, what.id);
    return what !== null;
  }
}

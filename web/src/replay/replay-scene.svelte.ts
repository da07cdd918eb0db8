// A moment of a finished game as a scene: the same components draw it as a live table, only that
// nothing can be chosen.

import type { Kind } from "../words/marks";
import { NO_FACES, type Faces } from "../table/faces";
import { namesOf } from "../table/names";
import { pointOut } from "../table/pointing";
import type { Scene } from "../table/scene";
import type { Replaying } from "./replaying.svelte";

export class ReplayScene implements Scene {
  faces: Faces = $state.raw(NO_FACES);
  explained: { kind: Kind; id: string } | null = $state.raw(null);
  readonly actions: readonly string[] = [];
  readonly hinted = null;
  readonly names = $derived.by(() => namesOf(this.replaying.table.chairs));

  constructor(readonly replaying: Replaying) {}

  get view() {
    return this.replaying.moment.view;
  }
  get table() {
    return this.replaying.table;
  }
  get seat(): number {
    return this.view.seat;
  }
  get decision() {
    return this.replaying.moment.decision;
  }
  get events() {
    return this.replaying.events;
  }

  sentence(action: string): string {
    return action;
  }
  choose(): void {}

  explain(kind: Kind, id: string): void {
    if (!pointOut(kind, id)) this.explained = { kind, id };
  }
}

// A table at which one learns: all that the rules allow is offered, and only what the coach wants
// is sent.

import { LiveScene } from "../table/live-scene.svelte";
import type { LiveTable } from "../table/live.svelte";
import type { Coach } from "./coach.svelte";

export class LessonScene extends LiveScene {
  constructor(
    live: LiveTable,
    readonly coach: Coach,
    send: (action: string) => void,
  ) {
    super(live, send);
  }

  /** The wanted actions that are offered: of several ways one is enough. */
  get wanted(): readonly string[] {
    return this.actions.filter((action) => this.coach.wanted.includes(action));
  }

  /** The coach is a step ahead of the table while a choice is on its way. */
  override get actions(): readonly string[] {
    return this.coach.done || this.live.asking ? [] : super.actions;
  }

  override get hinted(): string | null {
    return this.wanted[0] ?? null;
  }

  override choose(action: string): void {
    if (!this.actions.includes(action)) return;
    // The coach goes on at once: what a gesture does next belongs to the next step
    if (this.coach.tries(action)) this.send(action);
  }
}

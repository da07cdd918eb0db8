// Leads through the steps of a scene: knows what is wanted now, and what was tried instead.

import type { Schemas } from "../api/call";

export type LessonTold = Schemas["LessonTold"];
export type SceneTold = Schemas["SceneTold"];

export class Coach {
  /** Steps that are done. */
  step = $state(0);
  /** How often something else was tried at this step. */
  missed = $state(0);

  constructor(
    readonly lesson: string,
    readonly scene: SceneTold,
  ) {}

  get done(): boolean {
    return this.step >= this.scene.steps.length;
  }

  get wanted(): readonly string[] {
    return this.scene.steps[this.step]?.want ?? [];
  }

  /** The key of what the coach says now. */
  get words(): string {
    const step = this.scene.steps[this.step];
    return `lesson-${this.lesson}-${this.scene.id}-${step ? step.id : "done"}`;
  }

  /** Whether an action is what is wanted; then the next step is on, else the coach notes it. */
  tries(action: string): boolean {
    const right = this.wanted.includes(action);
    if (right) this.#go(this.step + 1);
    else this.missed += 1;
    return right;
  }

  /** The last step was not done after all. */
  back(): void {
    this.#go(Math.max(0, this.step - 1));
  }

  #go(step: number): void {
    this.step = step;
    this.missed = 0;
  }
}

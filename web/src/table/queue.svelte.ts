// Updates that are still to be shown: one after another, with a pause to follow each (pace.ts).

import { settings } from "../app/settings.svelte";
import { pauseAfter } from "./pace";
import type { Update } from "./wire";

export class Queue {
  /** How many wait. */
  length = $state(0);

  #waiting: Update[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined; // runs while an update is looked at

  constructor(
    readonly show: (update: Update) => void,
    readonly seat: () => number,
  ) {}

  add(update: Update): void {
    this.#waiting.push(update);
    this.length = this.#waiting.length;
    if (this.#timer === undefined) this.#next();
  }

  /** Show all that waits at once. */
  skip(): void {
    this.#rest();
    while (this.#waiting.length) this.show(this.#waiting.shift()!);
    this.length = 0;
  }

  /** What waits is no longer wanted. */
  clear(): void {
    this.#rest();
    this.#waiting = [];
    this.length = 0;
  }

  #rest(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  #next(): void {
    this.#timer = undefined;
    const update = this.#waiting.shift();
    if (!update) return;
    this.show(update);
    this.length = this.#waiting.length;
    const quick = settings.fast || document.hidden;
    const pause = quick ? 0 : pauseAfter(update, this.seat(), this.length);
    if (pause) this.#timer = setTimeout(() => this.#next(), pause);
    else this.#next();
  }
}

// What has changed since somebody last looked: the number up to which it was seen.

import { untrack } from "svelte";

import { keep, keptOf } from "./kept";
import type { LiveTable } from "./live.svelte";

export class Seen {
  /** Everything with a higher number is new to who looks now. */
  upTo = $state(0);
  #live: LiveTable;

  constructor(live: LiveTable) {
    this.#live = live;
    this.upTo = keptOf(live.id).seen ?? live.number;
    $effect(() => {
      if (!document.hidden) keep(live.id, { seen: live.number });
    });
    $effect(() => {
      const look = () => {
        if (document.hidden) this.all();
        else keep(live.id, { seen: live.number });
      };
      document.addEventListener("visibilitychange", look);
      return () => document.removeEventListener("visibilitychange", look);
    });
    // Who acts has seen everything, and knows what they did
    let asked = false;
    $effect(() => {
      const { asking } = live;
      if (asking || asked) untrack(() => this.all());
      asked = asking;
    });
  }

  /** All that was told so far is seen. */
  all(): void {
    this.upTo = this.#live.number;
  }
}

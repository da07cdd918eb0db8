// Whether somebody keeps all waiting for so long that the stand-in may be called. Where a clock
// runs, the clock calls it.

import type { LiveTable } from "./live.svelte";

export const STAYS_AWAY = 3 * 60 * 1000; // as the server counts it

export class Waiting {
  #late = $state(-1); // the decision that has waited too long
  #decision = $derived.by(() => this.live.decision?.number ?? -1);

  constructor(readonly live: LiveTable) {
    $effect(() => {
      const number = this.#decision;
      const timer = setTimeout(() => (this.#late = number), STAYS_AWAY);
      return () => clearTimeout(timer);
    });
  }

  /** The seat of a person, not we, who has not decided for long; -1 for nobody. */
  get seat(): number {
    const { decision, table, seat: own } = this.live;
    if (!decision || !table || own < 0 || decision.number !== this.#late) return -1;
    const { seat } = decision;
    const chair = table.chairs[seat];
    const missing = chair && seat !== own && chair.bot === null && !chair.away;
    return missing && table.clock.kind === "none" ? seat : -1;
  }
}

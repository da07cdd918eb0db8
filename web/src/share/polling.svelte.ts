// Asking again and again, politely: only while somebody looks, and at once when they look again.

import { untrack } from "svelte";

const PAUSE = 15_000;

/** For use in a component: asks until it goes. */
export function pollWhileVisible(ask: () => Promise<void>, pause = PAUSE): void {
  $effect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let gone = false;

    async function round() {
      clearTimeout(timer);
      if (document.hidden) return;
      await ask();
      clearTimeout(timer); // another round may have begun meanwhile
      if (!gone) timer = setTimeout(round, pause);
    }
    untrack(() => void round()); // what it looks at must not start it again
    document.addEventListener("visibilitychange", round);
    return () => {
      gone = true;
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", round);
    };
  });
}

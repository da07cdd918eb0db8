// Asking again and again, politely: only while somebody looks, and at once when they look again.

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
      if (!gone) timer = setTimeout(round, pause);
    }
    void round();
    document.addEventListener("visibilitychange", round);
    return () => {
      gone = true;
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", round);
    };
  });
}

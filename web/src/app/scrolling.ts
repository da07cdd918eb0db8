// Who goes back finds a page where it was left. The browser tries that at once, when there is
// nothing to scroll yet: a page fetches what it shows. So the history keeps the place.

const STILL = 100; // ms without scrolling, then the place is kept
const PATIENCE = 2000; // ms, for a page to become long enough

const placeOf = (state: unknown): number => (state as { scroll?: number } | null)?.scroll ?? 0;

/** Keep the place from now on, and go to the one that was kept before a reload. */
export function keepPlace(): void {
  history.scrollRestoration = "manual";
  let resting: ReturnType<typeof setTimeout>;
  const keep = () => history.replaceState({ scroll: Math.round(scrollY) }, "");
  const wait = () => {
    clearTimeout(resting);
    resting = setTimeout(keep, STILL);
  };
  addEventListener("scroll", wait, { passive: true });
  if (history.state) findPlace();
}

/** Scroll to where this page was left, as soon as that is possible; whoever moves has their way. */
export function findPlace(): void {
  const wanted = placeOf(history.state);
  const until = performance.now() + PATIENCE;
  let theirs = false;
  const done = new AbortController();
  const leave = () => void (theirs = true);
  for (const each of ["wheel", "touchstart", "keydown", "pointerdown"]) {
    addEventListener(each, leave, { passive: true, signal: done.signal });
  }
  const address = location.href;
  const look = () => {
    if (theirs || location.href !== address) return done.abort();
    scrollTo(0, wanted);
    if (Math.abs(scrollY - wanted) < 2 || performance.now() > until) return done.abort();
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

// Who goes back finds a page where it was left. The browser tries that at once, when there is
// nothing to scroll yet: a page fetches what it shows. So the history keeps the place.

const STILL = 100; // ms without scrolling, then the place is kept
const PATIENCE = 5000; // ms, for a page to become long enough

let finding: AbortController | null = null; // meanwhile a page may be too short for its place

const placeOf = (state: unknown): number => (state as { scroll?: number } | null)?.scroll ?? 0;

/** Keep the place from now on, and go to the one that was kept before a reload. */
export function keepPlace(): void {
  history.scrollRestoration = "manual";
  let resting: ReturnType<typeof setTimeout>;
  const keep = () => {
    if (!finding) history.replaceState({ scroll: Math.round(scrollY) }, "");
  };
  const wait = () => {
    clearTimeout(resting);
    resting = setTimeout(keep, STILL);
  };
  addEventListener("scroll", wait, { passive: true });
  if (history.state) findPlace();
}

/** Scroll to where this page was left, as soon as that is possible; whoever moves has their way. */
export function findPlace(): void {
  finding?.abort();
  const mine = (finding = new AbortController());
  const { signal } = mine;
  signal.addEventListener("abort", () => {
    if (finding === mine) finding = null;
  });
  for (const each of ["wheel", "touchstart", "keydown", "pointerdown"]) {
    addEventListener(each, () => mine.abort(), { passive: true, signal });
  }
  const wanted = placeOf(history.state);
  const until = performance.now() + PATIENCE;
  const address = location.href;
  const look = () => {
    if (signal.aborted) return;
    if (location.href === address) scrollTo(0, wanted);
    const there = Math.abs(scrollY - wanted) < 2;
    if (there || location.href !== address || performance.now() > until) mine.abort();
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

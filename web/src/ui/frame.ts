// Looking at what was drawn, once for all who want to: just before the next frame, where it costs
// no layout of its own. First everybody measures, then everybody changes something.

type Change = () => void;
type Look = () => Change | void;

let waiting = new Set<Look>();

/** `look` measures, and returns what is to be done then. Asked twice for one frame it comes once. */
export function beforeFrame(look: Look): void {
  if (!waiting.size) requestAnimationFrame(run);
  waiting.add(look);
}

/** It is not wanted any more. */
export function notBeforeFrame(look: Look): void {
  waiting.delete(look);
}

function run(): void {
  const looks = waiting;
  waiting = new Set();
  const changes = [...looks].map((look) => look());
  for (const change of changes) change?.();
}

/** Once what has changed is painted: movement that begins with much to paint would begin late. */
export function afterPaint(change: Change): void {
  requestAnimationFrame(() => requestAnimationFrame(change));
}

/** In a frame of its own, the one after the next: what can wait does not make that one late. */
export function afterFrame(change: Change): void {
  requestAnimationFrame(() => setTimeout(change));
}

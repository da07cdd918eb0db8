// Shows where something is: scrolls there and lights it up for a moment.

import type { Kind } from "../words/marks";

const LOOKS = [
  { boxShadow: "0 0 0 0 rgb(127 185 230 / 0%)", outline: "4px solid transparent" },
  { boxShadow: "0 0 24px 6px rgb(127 185 230 / 70%)", outline: "4px solid #7fb9e6" },
  { boxShadow: "0 0 0 0 rgb(127 185 230 / 0%)", outline: "4px solid transparent" },
];

/** Whether it was found. */
export function pointAt(selector: string): boolean {
  const node = document.querySelector<HTMLElement>(selector);
  if (!node) return false;
  const calm = matchMedia?.("(prefers-reduced-motion: reduce)").matches;
  node.scrollIntoView?.({ block: "nearest", behavior: calm ? "auto" : "smooth" });
  node.animate(LOOKS, { duration: 1600 });
  return true;
}

/** Players and cells are not explained: it is shown where they are. Whether it was one of them. */
export function pointOut(kind: Kind, id: string): boolean {
  if (kind === "player") pointAt(`.board [data-player="${id}"], [data-player="${id}"]`);
  else if (kind === "cell") pointAt(`[data-place="cell:${id}"]`);
  else return false;
  return true;
}

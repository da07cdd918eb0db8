// How things fly over the board for a moment.

import type { Attachment } from "svelte/attachments";

import { beforeFrame, notBeforeFrame } from "../ui/frame";
import { spotOf } from "./cells";
import { TIMES } from "./movement";

const EASE = "cubic-bezier(0.4, 0, 0.3, 1)";

/** Fly from here to an area; to nowhere when it is not to be seen. */
export const flight =
  (to: string, delay: number, duration: number): Attachment<HTMLElement> =>
  (node) => {
    const look = () => {
      const frames = way(node, to);
      return () => void node.animate(frames, { duration, delay, fill: "both", easing: EASE });
    };
    beforeFrame(look);
    return () => notBeforeFrame(look);
  };

function way(node: HTMLElement, to: string): Keyframe[] {
  const goal = [...document.querySelectorAll(`[data-area="${to}"]`)]
    .map((area) => area.getBoundingClientRect())
    .find((box) => box.width > 0);
  const here = node.getBoundingClientRect();
  const right = goal ? goal.left + Math.min(goal.width, 80) / 2 - here.left - here.width / 2 : 0;
  const down = goal ? goal.top + goal.height / 2 - here.top - here.height / 2 : -here.height;
  return [
    { transform: "none", opacity: 1 },
    { transform: "scale(1.2)", opacity: 1, offset: 0.25 },
    { opacity: goal ? 0.9 : 0.3, offset: 0.85 },
    { transform: `translate(${right}px, ${down}px) scale(0.5)`, opacity: 0 },
  ];
}

/** A tank that does not arrive: it drives until it is destroyed. */
export const lastDrive =
  (cells: readonly string[], delay: number): Attachment<HTMLElement> =>
  (node) => {
    const end = spotOf(cells.at(-1)!);
    const frames = cells.map((cell) => {
      const { x, y } = spotOf(cell);
      const way = `calc(${x - end.x} * (100% + 2px)), calc(${y - end.y} * (100% + 2px))`;
      return { transform: `translate(${way})`, opacity: 1 };
    });
    const duration = Math.max(120, TIMES.step * (cells.length - 1));
    const last = { ...frames.at(-1)!, opacity: 0 };
    node.animate([...frames, last], { duration, delay, fill: "both" });
  };

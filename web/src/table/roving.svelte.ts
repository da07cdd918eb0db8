// The places of a table as one stop of the Tab key: arrows move between them.
//
// Arrows go over what can be chosen; with Shift over every place, to look at what lies there.

import type { Attachment } from "svelte/attachments";

import { beforeFrame, notBeforeFrame } from "../ui/frame";
import type { Choosing } from "./choosing.svelte";

const ARROWS: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

const PLACE = "[data-place][data-mark]"; // a board that has its own keys has no such marks

export interface Box {
  x: number;
  y: number;
}

/** The nearest of the others in a direction; what lies beside the way counts as farther. */
export function nearest(
  from: Box,
  others: readonly Box[],
  [right, down]: readonly [number, number],
) {
  let best = -1;
  let least = Infinity;
  others.forEach((other, index) => {
    const along = (other.x - from.x) * right + (other.y - from.y) * down;
    const aside = Math.abs((other.x - from.x) * down) + Math.abs((other.y - from.y) * right);
    const far = along + 2 * aside;
    if (along > 1 && far < least) [best, least] = [index, far];
  });
  return best;
}

export function roving(choosing: Choosing) {
  const attachment: Attachment<HTMLElement> = (root) => {
    let current: HTMLElement | null = null;
    let inside = false; // the focus was here, and was not taken elsewhere

    const all = () => [...root.querySelectorAll<HTMLElement>(PLACE)];
    const open = () => {
      const found = all().filter((node) => node.dataset.mark !== "none");
      const ends = found.filter((node) => node.dataset.mark === "end");
      return choosing.begun !== null && ends.length ? ends : found;
    };
    const make = (node: HTMLElement | null) => {
      if (current === node) return;
      if (current) current.tabIndex = -1;
      current = node;
      if (node) node.tabIndex = 0;
    };

    $effect(() => {
      void choosing.open;
      beforeFrame(settle);
    });
    $effect(() => () => notBeforeFrame(settle));
    const settle = () => {
      const kept = current?.isConnected && current.dataset.mark !== "none";
      const begun = choosing.begun !== null && current?.dataset.mark === "begun";
      const next = kept && !begun ? current : (open()[0] ?? current);
      const lost = document.activeElement === document.body && inside;
      return () => {
        make(next);
        if (lost || (begun && inside)) current?.focus();
      };
    };

    const enter = (event: FocusEvent) => {
      const node = (event.target as Element).closest<HTMLElement>(PLACE);
      if (node) make(node);
      inside = true;
    };
    const leave = (event: FocusEvent) => {
      if (event.relatedTarget && !root.contains(event.relatedTarget as Node)) inside = false;
    };
    const press = (event: KeyboardEvent) => {
      const way = ARROWS[event.key];
      const node = (event.target as Element).closest<HTMLElement>(PLACE);
      if (!way || !node || event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey)
        return;
      const others = (event.shiftKey ? all() : open()).filter((other) => other !== node);
      const found = others[nearest(middle(node), others.map(middle), way)];
      event.preventDefault();
      found?.focus();
    };
    root.addEventListener("focusin", enter);
    root.addEventListener("focusout", leave);
    root.addEventListener("keydown", press);
    return () => {
      root.removeEventListener("focusin", enter);
      root.removeEventListener("focusout", leave);
      root.removeEventListener("keydown", press);
    };
  };
  return attachment;
}

function middle(node: Element): Box {
  const { left, top, width, height } = node.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}

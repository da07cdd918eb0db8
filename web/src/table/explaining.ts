// Anything with data-explain="kind:id" explains itself: a look while the pointer rests on it, all
// of it by long press, right click or `?`.

import type { Attachment } from "svelte/attachments";

import type { Kind } from "../words/marks";

export interface Explained {
  kind: Kind;
  id: string;
  /** Where it lies. */
  rect: DOMRect;
}

interface Explainer {
  /** Somebody would like to have a look; null: no longer. */
  peek(what: Explained | null): void;
  explain(kind: Kind, id: string): void;
}

const REST = 500;
const LONG_PRESS = 480;
const SHAKE = 10; // pixels that a resting finger may move

export function explainedBy(target: EventTarget | null): Explained | null {
  const node = (target as Element | null)?.closest?.<HTMLElement>("[data-explain]");
  const [, kind, id] = /^(\w+):(.+)$/.exec(node?.dataset.explain ?? "") ?? [];
  if (!node || !kind || !id) return null;
  return { kind: kind as Kind, id, rect: node.getBoundingClientRect() };
}

export function explaining(explainer: Explainer): Attachment<HTMLElement> {
  return (root) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let start: PointerEvent | null = null;
    let over: Element | null = null;

    const stop = () => {
      clearTimeout(timer);
      start = null;
      over = null;
      explainer.peek(null);
    };
    const move = (event: PointerEvent) => {
      if (event.pointerType !== "mouse") {
        const far = start && Math.hypot(event.x - start.x, event.y - start.y) > SHAKE;
        if (far) stop();
        return;
      }
      const node = (event.target as Element).closest("[data-explain]");
      if (node === over) return;
      stop();
      over = node;
      const what = explainedBy(node);
      if (what && !event.buttons) timer = setTimeout(() => explainer.peek(what), REST);
    };
    const down = (event: PointerEvent) => {
      stop();
      const what = explainedBy(event.target);
      if (event.pointerType === "mouse" || !what || !event.isPrimary) return;
      start = event;
      timer = setTimeout(() => {
        stop();
        window.addEventListener("click", swallow, { capture: true, once: true });
        setTimeout(() => window.removeEventListener("click", swallow, { capture: true }), 700);
        explainer.explain(what.kind, what.id);
      }, LONG_PRESS);
    };
    const menu = (event: MouseEvent) => {
      const what = explainedBy(event.target);
      if (!what) return;
      event.preventDefault(); // also the browser's own long press
      if ((event as PointerEvent).pointerType === "mouse") explainer.explain(what.kind, what.id);
    };
    const listeners = [
      ["pointermove", move],
      ["pointerdown", down],
      ["pointerup", stop],
      ["pointercancel", stop],
      ["pointerleave", stop],
      ["contextmenu", menu],
    ] as [string, EventListener][];
    for (const [type, listener] of listeners) root.addEventListener(type, listener);
    return () => {
      stop();
      for (const [type, listener] of listeners) root.removeEventListener(type, listener);
    };
  };
}

function swallow(event: Event): void {
  event.stopPropagation();
  event.preventDefault();
}

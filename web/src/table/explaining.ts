// Anything with data-explain="kind:id" explains itself: a look while the pointer rests on it, all
// of it by long press, right click or `?`.

import type { Attachment } from "svelte/attachments";

import { longPress } from "../ui/longpress";
import type { Kind } from "../words/marks";

export interface Explained {
  kind: Kind;
  id: string;
  /** Where it is. */
  node: HTMLElement;
}

interface Explainer {
  /** Somebody would like to have a look; null: no longer. */
  peek(what: Explained | null): void;
  explain(kind: Kind, id: string): void;
}

const REST = 500;

export function explainedBy(target: EventTarget | null): Explained | null {
  const node = (target as Element | null)?.closest?.<HTMLElement>("[data-explain]");
  const [, kind, id] = /^(\w+):(.+)$/.exec(node?.dataset.explain ?? "") ?? [];
  return node && kind && id ? { kind: kind as Kind, id, node } : null;
}

export function explaining(explainer: Explainer): Attachment<HTMLElement> {
  const press = longPress((target) => {
    const what = explainedBy(target);
    return what && (() => explainer.explain(what.kind, what.id));
  });
  return (root) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let over: Element | null = null;

    const stop = () => {
      clearTimeout(timer);
      over = null;
      explainer.peek(null);
    };
    const move = (event: PointerEvent) => {
      if (event.pointerType !== "mouse") return;
      const what = explainedBy(event.target);
      const node = what?.node ?? null;
      if (node === over) return;
      stop();
      over = node;
      if (what && !event.buttons) timer = setTimeout(() => explainer.peek(what), REST);
    };
    const menu = (event: MouseEvent) => {
      const what = explainedBy(event.target);
      if (!what || (event as PointerEvent).pointerType !== "mouse") return;
      event.preventDefault();
      explainer.explain(what.kind, what.id);
    };
    const listeners = [
      ["pointermove", move],
      ["pointerdown", stop],
      ["pointerup", stop],
      ["pointercancel", stop],
      ["pointerleave", stop],
      ["contextmenu", menu],
    ] as [string, EventListener][];
    for (const [type, listener] of listeners) root.addEventListener(type, listener);
    const release = press(root);
    return () => {
      stop();
      release?.();
      for (const [type, listener] of listeners) root.removeEventListener(type, listener);
    };
  };
}

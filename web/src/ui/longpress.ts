// A long press with a finger, as an attachment: {@attach longPress((target) => () => …)}

import type { Attachment } from "svelte/attachments";

const MILLISECONDS = 450;
const SLIP = 10; // a finger that moves farther wants to scroll or drag
const LIFT = 700; // milliseconds in which the finger is taken away

/** `meant` says what a press there is to do, if anything. */
export const longPress =
  (meant: (target: EventTarget | null) => (() => void) | null): Attachment<HTMLElement> =>
  (node) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let from = { x: 0, y: 0 };
    const stop = () => clearTimeout(timer);
    const down = (event: PointerEvent) => {
      stop();
      if (event.pointerType === "mouse" || !event.isPrimary) return;
      const act = meant(event.target);
      if (!act) return;
      from = { x: event.clientX, y: event.clientY };
      timer = setTimeout(() => {
        swallowClick();
        act();
      }, MILLISECONDS);
    };
    const move = (event: PointerEvent) => {
      if (Math.hypot(event.clientX - from.x, event.clientY - from.y) > SLIP) stop();
    };
    const menu = (event: Event) => {
      const finger = (event as PointerEvent).pointerType !== "mouse";
      if (finger && meant(event.target)) event.preventDefault(); // the browser's own long press
    };
    const listeners = [
      ["pointerdown", down],
      ["pointermove", move],
      ["pointerup", stop],
      ["pointercancel", stop],
      ["pointerleave", stop],
      ["contextmenu", menu],
    ] as [string, EventListener][];
    for (const [type, listener] of listeners) node.addEventListener(type, listener);
    return () => {
      stop();
      for (const [type, listener] of listeners) node.removeEventListener(type, listener);
    };
  };

/** The click that ends a long press is not meant as one; it may fall on what has just opened. */
function swallowClick(): void {
  const swallow = (event: Event) => {
    event.stopPropagation();
    event.preventDefault();
  };
  window.addEventListener("click", swallow, { capture: true, once: true });
  setTimeout(() => window.removeEventListener("click", swallow, { capture: true }), LIFT);
}

// A long press with a finger, as an attachment: {@attach longPress(() => …)}

import type { Attachment } from "svelte/attachments";

const MILLISECONDS = 450;
const SLIP = 10; // a finger that moves farther wants to scroll or drag

export const longPress =
  (pressed: () => void): Attachment<HTMLElement> =>
  (node) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let done = false;
    let from = { x: 0, y: 0 };
    const stop = () => clearTimeout(timer);
    const down = (event: PointerEvent) => {
      done = false;
      if (event.pointerType === "mouse") return;
      from = { x: event.clientX, y: event.clientY };
      timer = setTimeout(() => {
        done = true;
        pressed();
      }, MILLISECONDS);
    };
    const move = (event: PointerEvent) => {
      if (Math.hypot(event.clientX - from.x, event.clientY - from.y) > SLIP) stop();
    };
    // The click that ends a long press is not meant as one
    const click = (event: MouseEvent) => {
      if (!done) return;
      done = false;
      event.preventDefault();
      event.stopPropagation();
    };
    const menu = (event: Event) => {
      if (done) event.preventDefault();
    };
    node.addEventListener("pointerdown", down);
    node.addEventListener("pointermove", move);
    node.addEventListener("pointerup", stop);
    node.addEventListener("pointercancel", stop);
    node.addEventListener("click", click, { capture: true });
    node.addEventListener("contextmenu", menu);
    return () => {
      stop();
      node.removeEventListener("pointerdown", down);
      node.removeEventListener("pointermove", move);
      node.removeEventListener("pointerup", stop);
      node.removeEventListener("pointercancel", stop);
      node.removeEventListener("click", click, { capture: true });
      node.removeEventListener("contextmenu", menu);
    };
  };

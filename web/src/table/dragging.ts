// Carrying something with the pointer from one place to another.

import type { Choosing } from "./choosing.svelte";

const FAR = 8; // pixels; nearer it is a click

export function dragging(
  node: HTMLElement | SVGElement,
  place: string,
  choosing: Choosing,
): () => void {
  let drag: Drag | null = null;

  const down = (event: PointerEvent) => {
    if (event.button !== 0 || !event.isPrimary || !choosing.leads(place)) return;
    const { clientX: x, clientY: y } = event;
    let begun = false;
    const move = (moved: PointerEvent) => {
      const [right, below] = [moved.clientX - x, moved.clientY - y];
      if (!begun && Math.hypot(right, below) < FAR) return;
      if (!begun) {
        begun = true;
        node.setPointerCapture?.(event.pointerId);
        choosing.lift(place);
        drag = new Drag(node);
      }
      drag?.move(right, below, placeAt(moved));
    };
    const end = (ended: PointerEvent) => {
      node.removeEventListener("pointermove", move as EventListener);
      node.removeEventListener("pointerup", end as EventListener);
      node.removeEventListener("pointercancel", end as EventListener);
      drag?.end();
      drag = null;
      if (!begun) return;
      // The click that follows is none
      window.addEventListener("click", swallow, { capture: true, once: true });
      setTimeout(() => window.removeEventListener("click", swallow, { capture: true }), 50);
      const to = ended.type === "pointerup" ? placeAt(ended)?.dataset.place : undefined;
      if (to === undefined || to === place) choosing.cancel();
      else choosing.carry(place, to);
    };
    node.addEventListener("pointermove", move as EventListener);
    node.addEventListener("pointerup", end as EventListener);
    node.addEventListener("pointercancel", end as EventListener);
  };
  const noGhost = (event: Event) => event.preventDefault(); // of the browser's own dragging
  node.addEventListener("pointerdown", down as EventListener);
  node.addEventListener("dragstart", noGhost);
  return () => {
    drag?.end();
    node.removeEventListener("pointerdown", down as EventListener);
    node.removeEventListener("dragstart", noGhost);
  };
}

function swallow(event: Event): void {
  event.stopPropagation();
  event.preventDefault();
}

function placeAt({ clientX, clientY }: PointerEvent): HTMLElement | null {
  const at = document.elementFromPoint?.(clientX, clientY);
  return at?.closest<HTMLElement>("[data-place]") ?? null;
}

/** What is seen while something is carried: the thing itself follows the pointer. */
class Drag {
  #over: HTMLElement | null = null;

  constructor(readonly node: HTMLElement | SVGElement) {
    node.setAttribute("data-carried", "");
  }

  move(right: number, below: number, over: HTMLElement | null): void {
    this.node.style.translate = `${right}px ${below}px`;
    if (over === this.#over) return;
    this.#over?.removeAttribute("data-over");
    this.#over = over;
    over?.setAttribute("data-over", "");
  }

  end(): void {
    this.#over?.removeAttribute("data-over");
    this.node.removeAttribute("data-carried");
    this.node.style.translate = "";
  }
}

// Carrying a pawn over the board with the pointer.

import { cellOf } from "./places";

const FAR = 8; // pixels; nearer it is a click

export interface Carried {
  cell: string;
  right: number;
  down: number;
}

interface Ear {
  /** Whether there is something to carry on a cell. */
  can(cell: string): boolean;
  moved(carried: Carried, over: string | null): void;
  /** `place` is null where it was let go beside the table. */
  dropped(cell: string, place: string | null): void;
}

export function carrying(board: HTMLElement, ear: Ear): () => void {
  const down = (event: PointerEvent) => {
    const cell = cellUnder(event.target);
    if (event.button !== 0 || !event.isPrimary || cell === null || !ear.can(cell)) return;
    const { clientX: x, clientY: y } = event;
    let begun = false;
    const move = (moved: PointerEvent) => {
      const [right, below] = [moved.clientX - x, moved.clientY - y];
      if (!begun && Math.hypot(right, below) < FAR) return;
      if (!begun) board.setPointerCapture?.(event.pointerId);
      begun = true;
      ear.moved({ cell, right, down: below }, cellOf(placeUnder(moved)));
    };
    const end = (ended: PointerEvent) => {
      board.removeEventListener("pointermove", move);
      board.removeEventListener("pointerup", end);
      board.removeEventListener("pointercancel", end);
      if (!begun) return;
      // The click that follows is none
      window.addEventListener("click", swallow, { capture: true, once: true });
      setTimeout(() => window.removeEventListener("click", swallow, { capture: true }), 50);
      ear.dropped(cell, ended.type === "pointerup" ? placeUnder(ended) : null);
    };
    board.addEventListener("pointermove", move);
    board.addEventListener("pointerup", end);
    board.addEventListener("pointercancel", end);
  };
  board.addEventListener("pointerdown", down);
  return () => board.removeEventListener("pointerdown", down);
}

export function cellUnder(target: EventTarget | null): string | null {
  const found = (target as Element | null)?.closest?.<HTMLElement>("[data-cell]");
  return found?.dataset.cell ?? null;
}

function placeUnder({ clientX, clientY }: PointerEvent): string | null {
  const at = document.elementFromPoint?.(clientX, clientY);
  return at?.closest<HTMLElement>("[data-place]")?.dataset.place ?? null;
}

function swallow(event: Event): void {
  event.stopPropagation();
  event.preventDefault();
}

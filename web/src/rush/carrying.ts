// A card is taken in hand and carried over the table; where it can be dropped is marked.

import type { Attachment } from "svelte/attachments";

import type { Board } from "./board";
import type { Carried, Spot } from "./drops";

const FAR = 8; // pixels; nearer it is a click

/** Where a card can be dropped, as an attribute: data-drop="slot 1 0". */
export function spotText(spot: Spot): string {
  if (spot.on === "slot") return `slot ${spot.seat} ${spot.slot}`;
  if (spot.on === "reserve") return `reserve ${spot.kind}`;
  return spot.on === "verb" ? `verb ${spot.verb}` : spot.on;
}

function spotOf(text: string): Spot {
  const [on, first = "", second = ""] = text.split(" ");
  if (on === "slot") return { on, seat: Number(first), slot: Number(second) };
  if (on === "reserve") return { on, kind: first };
  return on === "verb" ? { on, verb: first } : { on: "rear" };
}

export function carrying(board: Board, card: Carried, place: string): Attachment<HTMLElement> {
  return (node) => {
    let ghost: HTMLElement | null = null;

    const down = (event: PointerEvent) => {
      if (event.button !== 0 || !event.isPrimary || board.choosing.mark(place) === "none") return;
      const { clientX: x, clientY: y } = event;
      const move = (moved: PointerEvent) => {
        if (!ghost && Math.hypot(moved.clientX - x, moved.clientY - y) < FAR) return;
        if (!ghost) {
          node.setPointerCapture?.(event.pointerId);
          board.choosing.cancel();
          board.gestures.carried = card;
          ghost = lift(node);
        }
        ghost.style.translate = `${moved.clientX - x}px ${moved.clientY - y}px`;
        board.gestures.over = dropAt(moved)?.dataset.drop ?? null;
      };
      const end = (ended: PointerEvent) => {
        node.removeEventListener("pointermove", move);
        node.removeEventListener("pointerup", end);
        node.removeEventListener("pointercancel", end);
        if (!ghost) return;
        lay(node, ghost);
        ghost = null;
        window.addEventListener("click", swallow, { capture: true, once: true });
        setTimeout(() => window.removeEventListener("click", swallow, { capture: true }), 50);
        const found = ended.type === "pointerup" ? dropAt(ended)?.dataset.drop : undefined;
        board.gestures.drop(found ? spotOf(found) : null, place);
      };
      node.addEventListener("pointermove", move);
      node.addEventListener("pointerup", end);
      node.addEventListener("pointercancel", end);
    };
    const noGhost = (event: Event) => event.preventDefault(); // of the browser's own dragging
    node.addEventListener("pointerdown", down);
    node.addEventListener("dragstart", noGhost);
    return () => {
      ghost?.remove();
      node.removeEventListener("pointerdown", down);
      node.removeEventListener("dragstart", noGhost);
    };
  };
}

/** A likeness of the card that follows the pointer above everything else. */
function lift(node: HTMLElement): HTMLElement {
  const { left, top, width, height } = node.getBoundingClientRect();
  const ghost = node.cloneNode(true) as HTMLElement;
  for (const name of ["data-place", "data-flight", "data-explain", "role", "tabindex"]) {
    ghost.removeAttribute(name);
  }
  ghost.setAttribute("aria-hidden", "true");
  const style = getComputedStyle(node); // the ghost leaves its zone, and keeps its size
  for (const name of ["--card-small", "--card-normal"]) {
    ghost.style.setProperty(name, style.getPropertyValue(name));
  }
  Object.assign(ghost.style, {
    position: "fixed",
    left: `${left}px`,
    top: `${top}px`,
    width: `${width}px`,
    height: `${height}px`,
    zIndex: "var(--z-popover)",
    pointerEvents: "none",
    margin: "0",
  });
  (node.closest("[data-rush]") ?? document.body).append(ghost);
  node.setAttribute("data-lifted", "");
  return ghost;
}

function lay(node: HTMLElement, ghost: HTMLElement): void {
  ghost.remove();
  node.removeAttribute("data-lifted");
}

function swallow(event: Event): void {
  event.stopPropagation();
  event.preventDefault();
}

const dropAt = ({ clientX, clientY }: PointerEvent): HTMLElement | null =>
  document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>("[data-drop]") ?? null;

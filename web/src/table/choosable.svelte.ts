// Makes an element a place that can be pointed at: by click, tap, drag, Enter and Space.
//
//   <div {@attach choosable(choosing, "reserve:t-34", { label: face.name })}>
//
// It gets data-place, data-mark (none, can, begun, end) and data-hinted for the looks
// (choosable.css), and the words of its actions for a screen reader.

import type { Attachment } from "svelte/attachments";

import { plain } from "../words/marks";
import { say } from "../words/words.svelte";
import type { Choosing } from "./choosing.svelte";
import { dragging } from "./dragging";

export interface Place {
  /** What lies there, for a screen reader. */
  label: string;
  /** "up": sideways the finger scrolls, as in a row of cards; "none": nothing is carried. */
  drag?: "any" | "up" | "none";
}

export function choosable(choosing: Choosing, place: string, { label, drag = "any" }: Place) {
  const attachment: Attachment<HTMLElement | SVGElement> = (node) => {
    node.dataset.place = place;
    if (!node.hasAttribute("tabindex")) node.tabIndex = -1; // roving.svelte.ts makes it 0
    $effect(() => {
      const mark = choosing.mark(place);
      node.dataset.mark = mark;
      node.toggleAttribute("data-hinted", choosing.hinted(place));
      describe(node, mark === "none" ? null : `${label}. ${meaning(choosing, place)}`);
      if (mark === "begun") node.setAttribute("aria-pressed", "true");
      else node.removeAttribute("aria-pressed");
      if (drag !== "none" && choosing.leads(place)) {
        node.style.touchAction = drag === "up" ? "pan-x" : "none";
      } else node.style.touchAction = "manipulation";
    });
    const point = (event: Event) => {
      if (choosing.mark(place) === "none") return;
      event.stopPropagation();
      choosing.point(place);
    };
    const press = (event: KeyboardEvent) => {
      if (event.key !== "Enter" && event.key !== " ") return;
      event.preventDefault();
      point(event);
    };
    node.addEventListener("click", point as EventListener);
    node.addEventListener("keydown", press as EventListener);
    const stop = drag === "none" ? () => {} : dragging(node, place, choosing);
    return () => {
      stop();
      node.removeEventListener("click", point as EventListener);
      node.removeEventListener("keydown", press as EventListener);
    };
  };
  return attachment;
}

function describe(node: Element, label: string | null): void {
  if (label === null) {
    node.removeAttribute("role");
    node.removeAttribute("aria-label");
  } else {
    node.setAttribute("role", "button");
    node.setAttribute("aria-label", label);
  }
}

/** One action is said in full; of several only how many they are. */
function meaning(choosing: Choosing, place: string): string {
  const actions = choosing.actionsAt(place);
  const [only] = actions;
  if (actions.length === 1 && only !== undefined) return plain(choosing.sentence(only));
  return say("play-choices-here", { count: actions.length });
}

// Things fly from where they were to where they are: elements with data-flight="id" that have
// another place after an update. Measured once before and once after; only transforms move.

import "./flights.css";

import { settings } from "../app/settings.svelte";

const DURATION = 280;
const NEAR = 4; // pixels; that is no way
const MOST = 40; // at once
const EASE = "cubic-bezier(0.2, 0.8, 0.2, 1)";

type Flying = HTMLElement | SVGElement;

interface Way {
  node: Flying;
  from: DOMRect;
  to: DOMRect;
  /** Something between would hide it on its way. */
  clipped: boolean;
}

export class Flights {
  #before = new Map<string, DOMRect>();
  #running = new Set<() => void>();

  /** Before something changes. What still flies is seen where it is, and flies on from there. */
  measure(root: Element | undefined): void {
    this.#before.clear();
    if (!root || still()) return;
    for (const node of root.querySelectorAll<Flying>("[data-flight]")) {
      this.#before.set(node.dataset.flight!, node.getBoundingClientRect());
    }
    this.skip(); // not before: what it changes would have to be laid out to be measured
  }

  /** After it has changed: looks where everything is; what it returns sets it off. */
  play(root: Element | undefined): (() => void) | undefined {
    const before = this.#before;
    if (!root || !before.size) return undefined;
    const nodes = [...root.querySelectorAll<Flying>("[data-flight]")];
    const now = nodes.map((node) => node.getBoundingClientRect());
    const flying = new Map<Element, Way>();
    nodes.forEach((node, index) => {
      const from = before.get(node.dataset.flight!) ?? before.get(node.dataset.flightFrom ?? "");
      const to = now[index]!;
      if (!from || !to.width || !from.width || flying.size >= MOST) return;
      const way = [from.left - to.left, from.top - to.top] as const;
      if (Math.hypot(...way) < NEAR || carried(node, flying)) return;
      flying.set(node, { node, from, to, clipped: isClipped(node, root, from) });
    });
    before.clear();
    return () => {
      for (const way of flying.values()) this.#fly(way);
    };
  }

  /** Everything is where it belongs, at once. */
  skip(): void {
    for (const finish of [...this.#running]) finish();
  }

  get busy(): boolean {
    return this.#running.size > 0;
  }

  #fly({ node, from, to, clipped }: Way): void {
    const clone = clipped ? cloneOf(node, to) : null;
    const moved = clone ?? node;
    const start = `translate(${from.left - to.left}px, ${from.top - to.top}px) scale(${
      from.width / to.width
    }, ${from.height / to.height})`;
    // Nothing but the transform is in the frames: so the browser moves it without painting it anew
    moved.dataset.flying = "";
    const frames = [{ transform: start }, { transform: "none" }];
    const animations = [moved.animate(frames, { duration: DURATION, easing: EASE })];
    if (clone) {
      document.body.append(clone);
      animations.push(node.animate([{ opacity: 0 }, { opacity: 0 }], { duration: DURATION }));
    }
    const finish = () => {
      if (!this.#running.delete(finish)) return;
      for (const animation of animations) animation.cancel();
      delete node.dataset.flying;
      clone?.remove();
    };
    this.#running.add(finish);
    animations[0]!.finished.then(finish, finish);
  }
}

/** People want no movement, or nobody looks. */
function still(): boolean {
  const wished = matchMedia?.("(prefers-reduced-motion: reduce)").matches ?? false;
  return wished || settings.fast || document.hidden;
}

/** What lies on something that flies goes with it. */
function carried(node: Element, flying: ReadonlyMap<Element, Way>): boolean {
  for (let at = node.parentElement; at; at = at.parentElement) if (flying.has(at)) return true;
  return false;
}

/** Whether the way begins outside of something that hides what is outside. */
function isClipped(node: Element, root: Element, from: DOMRect): boolean {
  for (let at = node.parentElement; at && at !== root; at = at.parentElement) {
    if (getComputedStyle(at).overflow === "visible") continue;
    const box = at.getBoundingClientRect();
    const inside =
      from.left >= box.left &&
      from.right <= box.right &&
      from.top >= box.top &&
      from.bottom <= box.bottom;
    if (!inside) return true;
  }
  return false;
}

function cloneOf(node: Flying, to: DOMRect): HTMLElement | null {
  if (!(node instanceof HTMLElement)) return null;
  const clone = node.cloneNode(true) as HTMLElement;
  for (const each of [clone, ...clone.querySelectorAll("[data-place], [data-flight], [id]")]) {
    for (const name of ["data-place", "data-mark", "data-flight", "data-explain", "id"]) {
      each.removeAttribute(name);
    }
  }
  clone.inert = true;
  clone.setAttribute("aria-hidden", "true");
  Object.assign(clone.style, {
    position: "fixed",
    left: `${to.left}px`,
    top: `${to.top}px`,
    width: `${to.width}px`,
    height: `${to.height}px`,
    margin: "0",
    zIndex: "70",
    pointerEvents: "none",
  });
  return clone;
}

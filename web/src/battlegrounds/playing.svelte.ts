// Plays what has just happened over the board; the table below already shows the outcome.

import { untrack } from "svelte";
import { SvelteMap, SvelteSet } from "svelte/reactivity";

import { settings } from "../app/settings.svelte";
import type { TableEvent } from "../table/told";
import { movements, type Movement } from "./movement";
import type { BattlegroundsScene, BattlegroundsView } from "./view";

export type Played = Movement & { id: number; pawnBefore?: BattlegroundsView["pawns"][number] };

const LINGER = 60;
const STILL = 900; // how long a sign stays when nothing moves

export const isStill = (): boolean =>
  settings.fast ||
  document.documentElement.dataset.motion === "none" ||
  (globalThis.matchMedia?.("(prefers-reduced-motion: reduce)").matches ?? false);

export class Playing {
  /** What is drawn over the board for a moment. */
  shown: Played[] = $state.raw([]);
  /** Drives by pawn. */
  readonly drives = new SvelteMap<number, Played & { kind: "drive" | "enter" }>();
  /** Cells whose tokens have just been turned. */
  readonly turned = new SvelteSet<string>();

  #scene: () => BattlegroundsScene;
  #before: BattlegroundsView | null = null;
  #events: readonly TableEvent[] = [];
  #offered: readonly string[] = [];
  #timers = new Set<ReturnType<typeof setTimeout>>();
  #ids = 0;

  constructor(scene: () => BattlegroundsScene) {
    this.#scene = scene;
    $effect.pre(() => {
      const { view, events, actions } = this.#scene();
      untrack(() => this.#look(view, events, actions));
    });
    $effect(() => () => this.#timers.forEach(clearTimeout));
  }

  #look(view: BattlegroundsView, events: readonly TableEvent[], actions: readonly string[]): void {
    if (this.#before !== null && events !== this.#events) this.#play(events, this.#before);
    this.#events = events;
    this.#before = view;
    if (actions.length) this.#offered = actions;
  }

  #play(events: readonly TableEvent[], before: BattlegroundsView): void {
    const still = isStill();
    this.drives.clear();
    this.turned.clear();
    for (const movement of movements(events, before, this.#offered)) {
      const { kind } = movement;
      const played: Played = { ...movement, id: ++this.#ids };
      if (kind === "drive" || kind === "enter") {
        if (!still) this.drives.set(movement.pawn, played as Played & { kind: "drive" });
      } else if (kind === "turn") {
        if (!still) this.turned.add(movement.cell);
      } else if (!still || kind === "shot" || kind === "artillery" || kind === "blast") {
        if ("pawn" in movement) {
          played.pawnBefore = before.pawns.find((pawn) => pawn.pawn === movement.pawn);
        }
        if (still) Object.assign(played, { at: 0, ms: STILL });
        this.#show(played);
      }
    }
  }

  #show(played: Played): void {
    this.shown = [...this.shown, played];
    const timer = setTimeout(
      () => {
        this.#timers.delete(timer);
        this.shown = this.shown.filter((other) => other.id !== played.id);
      },
      played.at + played.ms + LINGER,
    );
    this.#timers.add(timer);
  }
}

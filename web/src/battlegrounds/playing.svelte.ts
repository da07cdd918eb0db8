// Plays what has just happened over the board; the table below already shows the outcome.

import { untrack } from "svelte";
import { SvelteMap } from "svelte/reactivity";

import { settings } from "../app/settings.svelte";
import type { TableEvent } from "../table/told";
import { afterPaint } from "../ui/frame";
import { direction } from "./cells";
import { movements, type Movement } from "./movement";
import type { BattlegroundsScene, BattlegroundsView, PawnTold } from "./view";

export type Played = Movement & { id: number; pawnBefore?: PawnTold; facing?: number };

const FIRST_FACING = [1, 3, 5, 7]; // by corner

const LINGER = 400; // what has come to its end is not seen any more; it may have begun late
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

  /** Where pawns look, and where they are to look as soon as the table is painted. */
  #facing = new SvelteMap<number, number>();
  #wanted = new SvelteMap<number, number>();

  #scene: () => BattlegroundsScene;
  #before: BattlegroundsView | null = null;
  #events: readonly TableEvent[] = [];
  #offered: readonly string[] = [];
  #timers: ReturnType<typeof setTimeout>[] = [];
  #ids = 0;

  constructor(scene: () => BattlegroundsScene) {
    this.#scene = scene;
    $effect.pre(() => {
      const { view, events, actions } = this.#scene();
      untrack(() => this.#look(view, events, actions));
    });
    $effect(() => () => this.#timers.forEach(clearTimeout));
  }

  /** Where a pawn looks, in eighths clockwise from north: to the middle of the board at first. */
  facing(pawn: PawnTold): number {
    return this.#facing.get(pawn.pawn) ?? FIRST_FACING[pawn.corner] ?? 0;
  }

  #turn(pawn: PawnTold | undefined, from: string, to: string): void {
    const wanted = direction(from, to);
    if (!pawn || wanted === null) return;
    const now = this.#wanted.get(pawn.pawn) ?? this.facing(pawn);
    const by = (((wanted - now) % 8) + 12) % 8; // the shorter way round
    this.#wanted.set(pawn.pawn, now + by - 4);
  }

  readonly #face = (): void => {
    for (const [pawn, wanted] of this.#wanted) this.#facing.set(pawn, wanted);
    this.#wanted.clear();
  };

  #look(view: BattlegroundsView, events: readonly TableEvent[], actions: readonly string[]): void {
    if (this.#before !== null && events !== this.#events) this.#play(events, this.#before);
    this.#events = events;
    this.#before = view;
    if (actions.length) this.#offered = actions;
  }

  #play(events: readonly TableEvent[], before: BattlegroundsView): void {
    const still = isStill();
    this.drives.clear();
    this.#timers = this.shown.length ? this.#timers : [];
    for (const movement of movements(events, before, this.#offered)) {
      const { kind } = movement;
      const played: Played = { ...movement, id: ++this.#ids };
      if ("pawn" in movement) {
        const pawn = before.pawns.find((each) => each.pawn === movement.pawn);
        played.pawnBefore = pawn;
        if (pawn) played.facing = this.facing(pawn);
        if (kind === "shot") this.#turn(pawn, movement.from, movement.to);
        else if (kind === "drive") {
          const [one, other] = movement.cells.slice(-2);
          this.#turn(pawn, one!, other!);
        } else {
          this.#facing.delete(movement.pawn); // it begins anew
          this.#wanted.delete(movement.pawn);
        }
      }
      if (kind === "drive" || kind === "enter") {
        if (!still) this.drives.set(movement.pawn, played as Played & { kind: "drive" });
      } else if (!still || kind === "shot" || kind === "artillery" || kind === "blast") {
        if (still) Object.assign(played, { at: 0, ms: STILL });
        this.#show(played);
      }
    }
    if (still) this.#face();
    else if (this.#wanted.size) afterPaint(this.#face);
  }

  #show(played: Played): void {
    this.shown = [...this.shown, played];
    const gone = () => {
      this.shown = this.shown.filter((other) => other.id !== played.id);
    };
    this.#timers.push(setTimeout(gone, played.at + played.ms + LINGER));
  }
}

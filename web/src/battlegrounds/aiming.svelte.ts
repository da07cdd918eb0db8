// What the board shows before anything is chosen: where the tank at hand can go and shoot, and
// the way to the cell that is pointed at.

import type { Choosing } from "../table/choosing.svelte";
import { cellOf, cellPlace, driveOf, shotOf, type Drive } from "./places";
import { hazardsOf, outlookOf, pictureOn, signsOf, sourcesOf, targetsOf } from "./sight";
import { pawnOn, tankOf, type BattlegroundsScene } from "./view";

export class Aiming {
  /** The cell under the pointer, or else the one with the focus of the keys. */
  hovered: string | null = $state(null);
  focused: string | null = $state(null);
  /** The action in a menu or list that is pointed at. */
  lit: string | null = $state(null);
  /** A picture that somebody looks for on the board. */
  wanted: string | null = $state(null);

  #scene: () => BattlegroundsScene;
  #choosing: Choosing;

  readonly drives = $derived.by(() => this.#read(driveOf));
  readonly shots = $derived.by(() => this.#read(shotOf));
  readonly sources = $derived(sourcesOf(this.drives, this.shots));
  readonly signs = $derived.by(() => signsOf(this.#scene().actions));
  readonly at = $derived(this.hovered ?? this.focused);

  /** The tank at hand: begun with, pointed at, or the only one. */
  readonly source = $derived.by(() => {
    const begun = this.#choosing.begun;
    if (begun !== null) return cellOf(begun);
    if (this.at !== null && this.sources.has(this.at)) return this.at;
    const [only] = this.sources;
    return this.sources.size === 1 ? only! : null;
  });
  readonly targets = $derived(targetsOf(this.source, this.drives, this.shots));

  /** The drives whose ways are drawn: those of a menu, or to the cell that is pointed at. */
  readonly ways = $derived.by(() => this.#shown(this.drives, "drives"));
  /** The shots whose lines are drawn. */
  readonly lines = $derived.by(() => this.#shown(this.shots, "shots"));

  /** By what is printed on its card: where the tank could shoot from the cell that is pointed at,
   * and where another player's tank could drive and shoot from its own. */
  readonly outlook = $derived.by(() => {
    const { view } = this.#scene();
    const { at } = this;
    if (at === null) return outlookOf(undefined, "", false);
    const arrives = (this.targets.get(at)?.drives.length ?? 0) > 0;
    const pawn = arrives ? pawnOn(view, this.source!) : pawnOn(view, at);
    const tank = tankOf(view, pawn?.card ?? null);
    return outlookOf(arrives || !this.sources.has(at) ? tank : undefined, at, !arrives);
  });

  constructor(scene: () => BattlegroundsScene, choosing: Choosing) {
    this.#scene = scene;
    this.#choosing = choosing;
  }

  #read<T>(how: (action: string) => T | null): T[] {
    return this.#scene()
      .actions.map(how)
      .filter((found) => found !== null);
  }

  #shown<T extends { action: string }>(all: readonly T[], which: "drives" | "shots"): T[] {
    const { lit } = this;
    const asked = this.#choosing.asked?.actions ?? (lit === null ? null : [lit]);
    // in the order of the menu, so that numbers agree
    if (asked) return asked.flatMap((wanted) => all.filter(({ action }) => action === wanted));
    const { hinted } = this.#scene();
    if (this.at === null) return all.filter(({ action }) => action === hinted);
    return (this.targets.get(this.at)?.[which] ?? []) as unknown as T[];
  }

  hazards(drive: Drive): string[] {
    return hazardsOf(this.#scene().view, drive);
  }

  /** Whether every drive to a cell leads over something dangerous. */
  risky(cell: string): boolean {
    const drives = this.targets.get(cell)?.drives ?? [];
    return drives.length > 0 && drives.every((drive) => this.hazards(drive).length > 0);
  }

  /** Whether a token is looked for, or would make a pair in the area of a side. */
  pairs(cell: string, side: number): boolean {
    const { view } = this.#scene();
    const picture = pictureOn(view, cell);
    if (picture === null) return false;
    if (this.wanted !== null) return picture === this.wanted;
    return picture in (view.sides[side]?.singles ?? {});
  }

  /** Somebody points at a cell, by click, tap or key. */
  point(cell: string): void {
    const from = this.source;
    const begins = this.#choosing.begun === null && this.sources.has(cell);
    if (from === null || from === cell || begins || !this.targets.has(cell)) {
      this.#choosing.point(cellPlace(cell));
    } else this.carry(from, cell);
  }

  /** A tank is to go or shoot from one cell to another; what is dangerous is asked once more. */
  carry(from: string, to: string): void {
    const { drives, shots } = this.targets.get(to) ?? { drives: [], shots: [] };
    const safest = [...drives].sort((one, other) => this.#danger(one) - this.#danger(other));
    const actions = [...safest, ...shots].map(({ action }) => action);
    if (this.signs.has(to)) this.#choosing.point(cellPlace(to));
    else if (actions.length > 1 || this.risky(to)) {
      this.#choosing.asked = { place: cellPlace(to), actions };
    } else this.#choosing.carry(cellPlace(from), cellPlace(to));
  }

  #danger(drive: Drive): number {
    return this.hazards(drive).length;
  }
}

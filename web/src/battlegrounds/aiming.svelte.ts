// What the board shows before anything is chosen: where the tank at hand can go and shoot, and
// the way to the cell that is pointed at.

import type { Choosing } from "../table/choosing.svelte";
import { around } from "./cells";
import { cellOf, cellPlace, driveOf, shotOf, type Drive, type Shot } from "./places";
import { FACE_DOWN, pawnOn, tankOf, tokenOf, type BattlegroundsScene, type TankTold } from "./view";

export type Sign = "enter" | "go" | "turn" | "leave";

export interface Target {
  drives: Drive[];
  shots: Shot[];
}

const SIGNS: Record<string, Sign> = { enter: "enter", go: "go", turn: "turn", leave: "leave" };

export class Aiming {
  /** The cell under the pointer, or else the one with the focus of the keys. */
  hovered: string | null = $state(null);
  focused: string | null = $state(null);
  /** The action in a menu that is pointed at. */
  lit: string | null = $state(null);
  /** A picture that somebody looks for on the board. */
  wanted: string | null = $state(null);

  #scene: () => BattlegroundsScene;
  #choosing: Choosing;

  readonly drives = $derived.by(() => this.#read(driveOf));
  readonly shots = $derived.by(() => this.#read(shotOf));
  readonly sources = $derived(
    new Set([...this.drives, ...this.shots].map((action) => action.from)),
  );
  readonly at = $derived.by(() => this.hovered ?? this.focused);

  /** The tank at hand: begun with, pointed at, or the only one. */
  readonly source = $derived.by(() => {
    const begun = this.#choosing.begun;
    if (begun !== null) return cellOf(begun);
    if (this.at !== null && this.sources.has(this.at)) return this.at;
    const [only] = this.sources;
    return this.sources.size === 1 ? only! : null;
  });

  readonly targets = $derived.by(() => {
    const found = new Map<string, Target>();
    const at = (cell: string) => {
      const target = found.get(cell) ?? { drives: [], shots: [] };
      found.set(cell, target);
      return target;
    };
    for (const drive of this.drives) {
      if (drive.from === this.source) at(drive.to).drives.push(drive);
    }
    for (const shot of this.shots) if (shot.from === this.source) at(shot.to).shots.push(shot);
    return found;
  });

  /** What is chosen by pointing at a single cell. */
  readonly signs = $derived.by(() => {
    const found = new Map<string, Sign>();
    for (const action of this.#scene().actions) {
      const [verb = "", cell = ""] = action.split(" ");
      if (SIGNS[verb]) found.set(cell, SIGNS[verb]);
    }
    return found;
  });

  /** The drives whose ways are drawn: those of a menu, or to the cell that is pointed at. */
  readonly ways = $derived.by(() => {
    const asked = this.#choosing.asked;
    if (asked) return this.drives.filter((drive) => asked.actions.includes(drive.action));
    return this.at === null ? [] : (this.targets.get(this.at)?.drives ?? []);
  });

  /** The shots whose lines are drawn. */
  readonly lines = $derived.by(() => {
    const asked = this.#choosing.asked;
    if (asked) return this.shots.filter((shot) => asked.actions.includes(shot.action));
    return this.at === null ? [] : (this.targets.get(this.at)?.shots ?? []);
  });

  /** By what is printed on its card: where the tank could shoot from the cell that is pointed at,
   * and where another player's tank could drive and shoot from its own. */
  readonly outlook = $derived.by(() => {
    const { view } = this.#scene();
    const none = { goes: new Set<string>(), shoots: new Set<string>() };
    if (this.at === null || !view.cards) return none;
    const drives = this.targets.get(this.at)?.drives.length;
    const pawn = pawnOn(view, drives && this.source ? this.source : this.at);
    const tank = tankOf(view, pawn?.card ?? null);
    if (!tank || (!drives && this.sources.has(this.at))) return none;
    const shoots = reach(tank, "shot", this.at).filter((cell) => cell !== pawn?.cell);
    const goes = drives ? [] : reach(tank, "move", this.at);
    return { goes: new Set(goes), shoots: new Set(shoots) };
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

  /** What stands in the way of a drive: cells with a dud or another tank. */
  hazards(drive: Drive): string[] {
    const { view } = this.#scene();
    const inTheWay = (cell: string) =>
      cell !== drive.from &&
      (view.duds.includes(cell) ||
        view.artillery?.tanks.includes(cell) ||
        pawnOn(view, cell) !== undefined);
    return drive.cells.slice(1).filter(inTheWay);
  }

  /** Whether every drive to a cell leads over something dangerous. */
  risky(cell: string): boolean {
    const drives = this.targets.get(cell)?.drives ?? [];
    return drives.length > 0 && drives.every((drive) => this.hazards(drive).length > 0);
  }

  /** Whether the token on a cell would make a pair in the area of who looks. */
  pairs(cell: string, side: number): boolean {
    const { view } = this.#scene();
    const token = view.tokens[cell];
    if (token === undefined || token === FACE_DOWN) return false;
    const { picture } = tokenOf(token);
    if (this.wanted !== null) return picture === this.wanted;
    return side >= 0 && picture in (view.sides[side]?.singles ?? {});
  }

  /** Somebody points at a cell, by click, tap or key. */
  point(cell: string): void {
    const place = cellPlace(cell);
    const from = this.source;
    const target = this.targets.get(cell);
    const begun = this.#choosing.begun;
    if (from === null || from === cell || !target) return this.#choosing.point(place);
    if (begun === null && this.sources.has(cell)) return this.#choosing.point(place);
    this.carry(from, cell);
  }

  /** A tank was carried, or driven by clicks; what is dangerous is asked once more. */
  carry(from: string, to: string): void {
    const target = this.targets.get(to);
    const [only] = target?.drives ?? [];
    if (this.signs.has(to)) this.#choosing.point(cellPlace(to));
    else if (only && target!.drives.length === 1 && !target!.shots.length && this.risky(to)) {
      this.#choosing.asked = { place: cellPlace(to), actions: [only.action] };
    } else this.#choosing.carry(cellPlace(from), cellPlace(to));
  }
}

function reach(tank: TankTold, what: "move" | "shot", from: string): string[] {
  const [distance, way] = tank[what];
  const longer = tank.upgrades.filter((upgrade) => upgrade === `longer_${what}`).length;
  const distances = Array.from({ length: longer + 1 }, (_, more) => distance + more);
  return distances.flatMap((far) => around(from, far, way));
}

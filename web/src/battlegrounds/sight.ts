// What can be seen of actions and cards on the board.

import { around } from "./cells";
import type { Drive, Shot } from "./places";
import { FACE_DOWN, pawnOn, tokenOf, type BattlegroundsView, type TankTold } from "./view";

export type Sign = "enter" | "go" | "turn" | "leave";
const SIGNS: readonly string[] = ["enter", "go", "turn", "leave"];

export interface Target {
  drives: Drive[];
  shots: Shot[];
}

export interface Outlook {
  goes: ReadonlySet<string>;
  shoots: ReadonlySet<string>;
}

/** The cells at which a tank stands that can drive or shoot. */
export const sourcesOf = (drives: readonly Drive[], shots: readonly Shot[]): ReadonlySet<string> =>
  new Set([...drives, ...shots].map(({ from }) => from));

/** Where a tank can drive to and shoot at, by cell. */
export function targetsOf(
  source: string | null,
  drives: readonly Drive[],
  shots: readonly Shot[],
): ReadonlyMap<string, Target> {
  const found = new Map<string, Target>();
  const at = (cell: string) => {
    const target = found.get(cell) ?? { drives: [], shots: [] };
    found.set(cell, target);
    return target;
  };
  for (const drive of drives) if (drive.from === source) at(drive.to).drives.push(drive);
  for (const shot of shots) if (shot.from === source) at(shot.to).shots.push(shot);
  return found;
}

/** What is chosen by pointing at a single cell. */
export function signsOf(actions: readonly string[]): ReadonlyMap<string, Sign> {
  const found = new Map<string, Sign>();
  for (const action of actions) {
    const [verb = "", cell = ""] = action.split(" ");
    if (SIGNS.includes(verb)) found.set(cell, verb as Sign);
  }
  return found;
}

/** What stands in the way of a drive: cells with a dud or another tank. */
export function hazardsOf(view: BattlegroundsView, drive: Drive): string[] {
  const inTheWay = (cell: string) =>
    cell !== drive.from &&
    (view.duds.includes(cell) ||
      view.artillery?.tanks.includes(cell) ||
      pawnOn(view, cell) !== undefined);
  return drive.cells.slice(1).filter(inTheWay);
}

/** The picture of an open token on a cell. */
export function pictureOn(view: BattlegroundsView, cell: string): string | null {
  const token = view.tokens[cell];
  return token === undefined || token === FACE_DOWN ? null : tokenOf(token).picture;
}

/** Where a tank gets to from a cell by what is printed on its card and lies on it. */
function reach(tank: TankTold, what: "move" | "shot", from: string): string[] {
  const [distance, way] = tank[what];
  const longer = tank.upgrades.filter((upgrade) => upgrade === `longer_${what}`).length;
  const distances = Array.from({ length: longer + 1 }, (_, more) => distance + more);
  return distances.flatMap((far) => around(from, far, way));
}

export function outlookOf(tank: TankTold | undefined, from: string, goes: boolean): Outlook {
  if (!tank) return { goes: new Set(), shoots: new Set() };
  return {
    goes: new Set(goes ? reach(tank, "move", from) : []),
    shoots: new Set(reach(tank, "shot", from)),
  };
}

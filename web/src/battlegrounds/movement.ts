// What moves when something has happened: events become movements, each with its time in
// milliseconds from the moment at which the table shows the outcome.

import type { TableEvent } from "../table/told";
import { line } from "./cells";
import { driveOf } from "./places";
import type { BattlegroundsView } from "./view";

interface Timed {
  at: number;
  ms: number;
}
export type Movement = Timed &
  (
    | { kind: "drive"; pawn: number; cells: readonly string[] }
    | { kind: "enter"; pawn: number; cell: string }
    | { kind: "shot"; pawn: number; from: string; to: string }
    | { kind: "artillery"; to: string }
    | { kind: "take"; token: string; cell: string; to: string }
    | { kind: "blast"; pawn: number; cells: readonly string[]; cell: string }
    | { kind: "saved"; cell: string }
    | { kind: "points"; value: number; cell: string; to: string }
  );

export const TIMES = { step: 170, enter: 260, shot: 500, take: 480, blast: 520 };

/** Where in the page something flies to: a side's area, or the artillery's. */
export const areaPlace = (side: number) => `area:${side}`;
export const ARTILLERY_AREA = "area:artillery";

interface Told extends TableEvent {
  pawn: number;
  cell: string;
  from: string;
  side: number;
  picture: string;
  star: boolean;
  value: number;
}

/** `offered`: what could be chosen before; only there the way of a turning drive is told. */
export function movements(
  events: readonly TableEvent[],
  before: BattlegroundsView,
  offered: readonly string[],
): Movement[] {
  const found: Movement[] = [];
  let clock = 0;
  const where = new Map(before.pawns.map((pawn) => [pawn.pawn, pawn.cell]));
  let last = ""; // the cell at which something happened last
  const add = (movement: Omit<Movement, "at">, wait: number) => {
    found.push({ ...movement, at: clock } as Movement);
    clock += wait;
  };
  for (const event of events as readonly Told[]) {
    const { pawn, cell } = event;
    const from = where.get(pawn) ?? null;
    switch (event.event) {
      case "entered":
        add({ kind: "enter", pawn, cell, ms: TIMES.enter } as Movement, TIMES.enter);
        where.set(pawn, cell);
        break;
      case "moved": {
        const cells = wayOf(event.from, cell, offered);
        const ms = TIMES.step * (cells.length - 1);
        if (event.from !== cell) add({ kind: "drive", pawn, cells, ms } as Movement, ms);
        where.set(pawn, cell);
        break;
      }
      case "shot":
        if (from) add({ kind: "shot", pawn, from, to: cell, ms: TIMES.shot } as Movement, 220);
        last = cell;
        break;
      case "artillery-fires":
        add({ kind: "artillery", to: cell, ms: 700 } as Movement, 520);
        last = cell;
        break;
      case "destroyed":
      case "boxed": {
        const cells = from && from !== cell ? wayOf(from, cell, offered, true) : [cell];
        const ms = TIMES.step * (cells.length - 1) + TIMES.blast;
        add({ kind: "blast", pawn, cells, cell, ms } as Movement, ms - TIMES.blast);
        where.set(pawn, null);
        last = cell;
        break;
      }
      case "armor-saved":
        add({ kind: "saved", cell: from ?? last, ms: TIMES.blast } as Movement, 0);
        break;
      case "points":
        add(
          {
            kind: "points",
            value: event.value,
            cell: last,
            to: areaPlace(event.side),
            ms: 620,
          } as Movement,
          0,
        );
        break;
      case "token":
      case "artillery-token": {
        const token = event.picture + (event.star ? "*" : "");
        const to = event.event === "token" ? areaPlace(event.side) : ARTILLERY_AREA;
        add({ kind: "take", token, cell, to, ms: TIMES.take } as Movement, 60);
        break;
      }
    }
  }
  return found;
}

/** The cells of a drive; `partly` when it ended on the way. */
function wayOf(
  from: string,
  to: string,
  offered: readonly string[],
  partly = false,
): readonly string[] {
  const fits = offered
    .map((action) => driveOf(action))
    .filter((drive) => drive !== null)
    .filter((drive) => drive.from === from && (partly ? drive.cells.includes(to) : drive.to === to))
    .sort((one, other) => one.cells.length - other.cells.length);
  const [drive] = fits;
  if (!drive) return line(from, to);
  return drive.cells.slice(0, drive.cells.lastIndexOf(to) + 1);
}

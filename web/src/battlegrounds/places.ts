// Where on the table an action belongs, read from its text (src/motorpool/battlegrounds/notation.py).

import type { Places } from "../table/scene";
import { line } from "./cells";

export type Aim = "token" | "tank" | "lay" | "clear";

/** A drive, with every cell of it. */
export interface Drive {
  action: string;
  from: string;
  to: string;
  cells: readonly string[];
}

export interface Shot {
  action: string;
  from: string;
  to: string;
  aim: Aim;
}

export const cellPlace = (cell: string) => `cell:${cell}`;
export const cardPlace = (card: string) => `card:${card}`;
export const specialPlace = (special: string) => `special:${special}`;
export const cellOf = (place: string | null | undefined): string | null =>
  place?.startsWith("cell:") ? place.slice(5) : null;

/** "move A2 A4", or "move A2-A3-B3" when it turns. */
export function driveOf(action: string): Drive | null {
  const [verb, first = "", last] = action.split(" ");
  if (verb !== "move") return null;
  const cells = last ? line(first, last) : first.split("-");
  return { action, from: cells[0]!, to: cells.at(-1)!, cells };
}

/** "shoot A4 C4 tank" */
export function shotOf(action: string): Shot | null {
  const [verb, from = "", to = "", aim] = action.split(" ");
  return verb === "shoot" ? { action, from, to, aim: aim as Aim } : null;
}

export const places: Places = (action) => {
  const [verb = "", first = "", second = ""] = action.split(" ");
  switch (verb) {
    case "move": {
      const drive = driveOf(action)!;
      return [cellPlace(drive.from), cellPlace(drive.to)];
    }
    case "shoot":
      return [cellPlace(first), cellPlace(second)];
    case "change":
      return [cellPlace(first), cardPlace(second)];
    case "upgrade":
      return [specialPlace(first.replace("-", "_")), cardPlace(second)];
    case "pick":
    case "field":
    case "keep":
      return [cardPlace(first)];
    case "stay":
    case "enter":
    case "go":
    case "turn":
    case "leave":
      return [cellPlace(first)];
    default:
      return []; // end, hold, extra-turn, extra-tank: buttons
  }
};

// What a Battlegrounds tank card shows.

import type { Vehicle } from "./vehicle/look";

export type Direction = "straight" | "diagonal";
export interface Reach {
  distance: number;
  direction: Direction | string;
}
export interface TankFace {
  id: string;
  name: string;
  move: Reach;
  shot: Reach;
  slots?: number;
}

// The game itself knows neither class nor nation; the drawing wants both
const LOOKS: Record<string, [string, string]> = {
  "t-34": ["ussr", "medium"],
  maus: ["germany", "heavy"],
  "churchill-i": ["uk", "heavy"],
  "tiger-i": ["germany", "heavy"],
  "m4-sherman": ["usa", "medium"],
  "is-2": ["ussr", "heavy"],
  panther: ["germany", "medium"],
  "m24-chaffee": ["usa", "light"],
  "amx-13": ["france", "light"],
  cromwell: ["uk", "medium"],
  "su-100": ["ussr", "spg"],
  "m26-pershing": ["usa", "heavy"],
};

const looks = new Map<string, Vehicle>();

/** Always the same object for the same tank: so nobody draws it twice. */
export function tankLook(id: string): Vehicle {
  const known = looks.get(id);
  if (known) return known;
  const [nation, kind] = LOOKS[id] ?? ["usa", "medium"];
  const look = { id, nation, class: kind };
  looks.set(id, look);
  return look;
}

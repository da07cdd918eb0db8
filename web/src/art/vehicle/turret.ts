// Turrets and guns. A turret stands on (0, 0), its gun leaves at the right.

import { box, disc, shape, type Drawing } from "./drawing";

type Points = readonly (readonly [number, number])[];
interface Turret {
  points: Points;
  gun: readonly [number, number];
  hatch: Points;
}

const DOME: Turret = {
  points: [
    [-16, 0],
    [-15, -7],
    [-10, -12],
    [3, -13],
    [11, -10],
    [15, -4],
    [14, 0],
  ],
  gun: [13, -6.5],
  hatch: [
    [-7, -12],
    [-6, -14.5],
    [1, -15],
    [2, -13],
  ],
};
const BOX: Turret = {
  points: [
    [-17, -1],
    [-18, -10],
    [-12, -13],
    [8, -13],
    [13, -9],
    [13, 0],
    [-13, 0],
  ],
  gun: [13, -7],
  hatch: [
    [-11, -13],
    [-11, -17],
    [-4, -17],
    [-4, -13],
  ],
};
const CAST: Turret = {
  points: [
    [-20, -8],
    [-17, -12],
    [-8, -14],
    [4, -13.5],
    [11, -11],
    [14, -6],
    [12, 0],
    [-12, 0],
    [-14, -5],
  ],
  gun: [13, -6.5],
  hatch: [
    [-6, -14],
    [-5, -17],
    [1, -17],
    [2, -13.5],
  ],
};
const EGG: Turret = {
  points: [
    [-12, 0],
    [-12, -9],
    [-8, -13],
    [2, -14],
    [8, -11],
    [11, -5],
    [11, 0],
  ],
  gun: [10, -6],
  hatch: [
    [-8, -13],
    [-7, -18],
    [-1, -18.5],
    [0, -13.5],
  ],
};
const SLAB: Turret = {
  points: [
    [-21, -3],
    [-20, -12],
    [9, -14],
    [14, -10],
    [14, 0],
    [-14, 0],
    [-15, -3],
  ],
  gun: [14, -7],
  hatch: [
    [-5, -13],
    [-5, -16],
    [2, -16],
    [2, -13.5],
  ],
};
const TURRETS: Record<string, readonly Turret[]> = {
  ussr: [DOME, CAST],
  germany: [BOX, SLAB],
  usa: [CAST, DOME],
  france: [EGG, CAST],
  uk: [SLAB, BOX],
};

/** A gun barrel from a point to the right; `brake` is the muzzle brake. */
export function gun(x: number, y: number, long: number, thick: number, brake: boolean): string {
  const sleeve = box(x - 3, y - thick * 0.9, Math.min(9, long * 0.35), thick * 1.8);
  const end = brake ? box(x + long - 4.5, y - thick, 4.5, thick * 2) : "";
  return sleeve + box(x - 3, y - thick / 2, long + 3, thick) + end;
}

export interface Wanted {
  nation: string;
  x: number;
  y: number;
  scale: number;
  long: number;
  thick: number;
  seed: number;
}

export function turret({ nation, x, y, scale, long, thick, seed }: Wanted): Drawing {
  const choice = TURRETS[nation] ?? [DOME, BOX];
  const { points, gun: at, hatch } = choice[seed % choice.length]!;
  const brake = (seed >> 3) % 3 !== 0;
  return {
    body:
      shape(points, x, y, scale) +
      ((seed >> 5) % 4 ? shape(hatch, x, y, scale) : "") +
      gun(x + at[0] * scale, y + at[1] * scale, long, thick, brake),
    cut: disc(x - 3 * scale, y - 6 * scale, 1.3),
    lines: `M${x - 13 * scale} ${y}H${x + 12 * scale}`,
  };
}

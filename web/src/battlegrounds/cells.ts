// The board: eight columns A to H, eight rows 1 to 8, the eighth on top.

import type { Way } from "./view";

export const COLUMNS = ["A", "B", "C", "D", "E", "F", "G", "H"] as const;
export const ROWS = [8, 7, 6, 5, 4, 3, 2, 1] as const;

/** The bases by corner, clockwise from A1; the corner cell first. */
export const BASES: readonly (readonly string[])[] = [
  ["A1", "A2", "B1"],
  ["A8", "A7", "B8"],
  ["H8", "H7", "G8"],
  ["H1", "H2", "G1"],
];

/** Column and row from the upper left, each 0 to 7. */
export interface Spot {
  x: number;
  y: number;
}

export const spotOf = (cell: string): Spot => ({
  x: cell.charCodeAt(0) - 65,
  y: 8 - Number(cell[1]),
});

export function cellAt({ x, y }: Spot): string | null {
  return x < 0 || x > 7 || y < 0 || y > 7 ? null : `${COLUMNS[x]}${8 - y}`;
}

export const cornerOf = (cell: string): number => BASES.findIndex((base) => base.includes(cell));

/** All cells from one to another, both included; only where they are in one line. */
export function line(from: string, to: string): string[] {
  const start = spotOf(from);
  const end = spotOf(to);
  const [right, down] = [end.x - start.x, end.y - start.y];
  const steps = Math.max(Math.abs(right), Math.abs(down));
  const inLine = !right || !down || Math.abs(right) === Math.abs(down);
  if (!inLine || !steps) return [from, to];
  return Array.from({ length: steps + 1 }, (_, step) =>
    cellAt({ x: start.x + (right / steps) * step, y: start.y + (down / steps) * step })!,
  );
}

const STEPS: Record<Way, readonly Spot[]> = {
  straight: [
    { x: 0, y: -1 },
    { x: 1, y: 0 },
    { x: 0, y: 1 },
    { x: -1, y: 0 },
  ],
  diagonal: [
    { x: 1, y: -1 },
    { x: 1, y: 1 },
    { x: -1, y: 1 },
    { x: -1, y: -1 },
  ],
};

/** The cells at a distance, as it is printed on a tank card. */
export function around(cell: string, distance: number, way: Way): string[] {
  const { x, y } = spotOf(cell);
  return STEPS[way]
    .map((step) => cellAt({ x: x + step.x * distance, y: y + step.y * distance }))
    .filter((found) => found !== null);
}

/** Eighths of a turn clockwise from north; null where it is no direction. */
export function direction(from: string, to: string): number | null {
  const [start, end] = [spotOf(from), spotOf(to)];
  if (from === to) return null;
  return Math.round(Math.atan2(end.x - start.x, start.y - end.y) / (Math.PI / 4));
}

const KEYS: Record<string, (spot: Spot) => Spot> = {
  ArrowLeft: ({ x, y }) => ({ x: x - 1, y }),
  ArrowRight: ({ x, y }) => ({ x: x + 1, y }),
  ArrowUp: ({ x, y }) => ({ x, y: y - 1 }),
  ArrowDown: ({ x, y }) => ({ x, y: y + 1 }),
  Home: ({ y }) => ({ x: 0, y }),
  End: ({ y }) => ({ x: 7, y }),
  PageUp: ({ x }) => ({ x, y: 0 }),
  PageDown: ({ x }) => ({ x, y: 7 }),
};

/** Where a key leads from a cell; at the edge it stays, and null is for other keys. */
export function cellByKey(key: string, cell: string): string | null {
  const step = KEYS[key];
  return step ? (cellAt(step(spotOf(cell))) ?? cell) : null;
}

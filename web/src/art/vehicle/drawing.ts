// A silhouette in a box of 120 by 64, seen from the side, driving to the right.

export interface Drawing {
  body: string; // filled; all shapes run clockwise, so that they never cut holes into each other
  cut: string; // let through: wheels, hatches
  lines: string; // thin, let through: edges of plates
}

export const GROUND = 60;

export const disc = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0z`;

export const box = (x: number, y: number, width: number, height: number): string =>
  `M${x} ${y}h${width}v${height}h${-width}z`;

/** A wheel: what is cut out, and the hub in it. */
export const wheel = (x: number, y: number, r: number): string =>
  disc(x, y, r) + disc(x, y, Math.max(1.2, r * 0.42));

/** Points of a shape moved and scaled: "x,y x,y …" as a closed path. */
export function shape(points: readonly (readonly [number, number])[], x = 0, y = 0, scale = 1) {
  return `M${points.map(([px, py]) => `${x + px * scale} ${y + py * scale}`).join("L")}z`;
}

export const join = (...parts: Drawing[]): Drawing => ({
  body: parts.map((part) => part.body).join(""),
  cut: parts.map((part) => part.cut).join(""),
  lines: parts.map((part) => part.lines).join(""),
});

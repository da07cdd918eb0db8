// Our own emblems: a shape and two letters for each nation, in a square of 32.

export interface Emblem {
  outline: string;
  inner: string; // drawn as a thin line within
  code: string;
}

const around = (count: number, r: number, turn = 0): [number, number][] =>
  Array.from({ length: count }, (_, index) => {
    const angle = ((index / count) * 360 + turn - 90) * (Math.PI / 180);
    return [16 + r * Math.cos(angle), 16 + r * Math.sin(angle)];
  });
const path = (points: [number, number][]) =>
  `M${points.map(([x, y]) => `${x.toFixed(2)} ${y.toFixed(2)}`).join("L")}z`;

/** A cog: teeth between two circles. */
function cog(teeth: number, outer: number, inner: number): string {
  const points: [number, number][] = [];
  for (let tooth = 0; tooth < teeth; tooth++) {
    const step = 360 / teeth;
    const at = (turn: number, r: number) => points.push(around(1, r, tooth * step + turn)[0]!);
    at(-step * 0.3, inner);
    at(-step * 0.2, outer);
    at(step * 0.2, outer);
    at(step * 0.3, inner);
  }
  return path(points);
}

const DISC = "M16 1.5a14.5 14.5 0 1 0 .01 0z";

export const EMBLEMS: Record<string, Emblem> = {
  ussr: { outline: cog(10, 15.5, 12.7), inner: "M16 6a10 10 0 1 0 .01 0z", code: "SU" },
  germany: {
    outline: "M16 .5L31.5 16 16 31.5.500 16z",
    inner: "M16 4.5L27.5 16 16 27.5 4.5 16z",
    code: "DE",
  },
  usa: { outline: DISC, inner: "M16 4a12 12 0 1 0 .01 0z", code: "US" },
  france: {
    outline: "M3 2h26v12c0 8-5 13.5-13 17C8 27.5 3 22 3 14z",
    inner: "M5.5 4.5h21V14c0 6.5-4 11-10.5 14C9.5 25 5.5 20.5 5.5 14z",
    code: "FR",
  },
  uk: {
    outline: path(around(6, 15.5)),
    inner: path(around(6, 12.6)),
    code: "GB",
  },
};

export const PLAIN: Emblem = { outline: "M3 3h26v26H3z", inner: "M5.5 5.5h21v21h-21z", code: "" };

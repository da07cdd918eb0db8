// Auxiliary Units: guns, lorries, and what stands in posts.ts.

import { box, disc, GROUND, join, shape, wheel, type Drawing } from "./drawing";
import { gear } from "./gear";
import { bureau, mine, radio, soldiers } from "./posts";

export type Motif =
  "gun" | "lorry" | "crane" | "bureau" | "soldiers" | "radio" | "carrier" | "mine";

function lorryBase(load: string, lines = ""): Drawing {
  const cab = shape([
    [70, 46],
    [70, 26],
    [84, 26],
    [91, 36],
    [104, 38],
    [106, 50],
    [70, 52],
  ]);
  return {
    body: cab + box(14, 45, 92, 6) + load,
    cut:
      shape([
        [75, 35],
        [75, 30],
        [82, 30],
        [86, 35],
      ]) + [26, 44, 94].map((x) => wheel(x, GROUND - 7.5, 5)).join(""),
    lines,
  };
}
const tyres = (...places: number[]): Drawing => ({
  body: places.map((x) => disc(x, GROUND - 7.5, 7.5)).join(""),
  cut: "",
  lines: "",
});

const lorry = (): Drawing =>
  join(
    tyres(26, 44, 94),
    lorryBase("M14 46V24q1-5 7-5h38q7 0 8 5v22z", "M14 43H66M27 20V43M41 19V43M55 20V43"),
  );

const crane = (): Drawing =>
  join(
    tyres(26, 44, 94),
    lorryBase(
      box(14, 40, 52, 6) +
        shape([
          [16, 13],
          [20, 12],
          [39, 41],
          [34, 41],
        ]) +
        shape([
          [16, 12],
          [20, 10],
          [54, 41],
          [50, 41],
        ]) +
        box(15.5, 12, 2, 14) +
        "M13.5 26h6v3.5q0 3-3 3t-3-3z" +
        box(54, 30, 12, 11),
      "M14 43H66",
    ),
  );

const gunPiece = (seed: number): Drawing => ({
  body:
    disc(50, 48, 12) +
    shape([
      [8, 58],
      [10, 54],
      [50, 42],
      [56, 50],
      [40, 52],
    ]) +
    shape([
      [50, 18],
      [56, 16],
      [64, 50],
      [58, 52],
    ]) +
    `M36 34L38 28L${100 + (seed % 3) * 4} ${20 - (seed % 3)}l1 4.5L58 36L44 40z` +
    `M${98 + (seed % 3) * 4} ${18.5 - (seed % 3)}l7-1.2 1.3 7-7 1.2z`,
  cut: disc(50, 48, 8) + disc(50, 48, 3),
  lines: "",
});

const carrier = (nation: string): Drawing =>
  join(gear(nation, 24, 88, 43), {
    body: shape([
      [24, 46],
      [26, 32],
      [48, 32],
      [52, 22],
      [74, 22],
      [80, 34],
      [90, 40],
      [90, 48],
    ]),
    cut: box(56, 26, 7, 5) + box(67, 26, 5, 5),
    lines: "M26 42H88",
  });

export function auxiliary(motif: Motif, nation: string, seed: number): Drawing {
  if (motif === "gun") return gunPiece(seed);
  if (motif === "crane") return crane();
  if (motif === "bureau") return bureau();
  if (motif === "soldiers") return soldiers();
  if (motif === "radio") return radio();
  if (motif === "carrier") return carrier(nation);
  if (motif === "mine") return mine();
  return lorry();
}

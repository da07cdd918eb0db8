// Auxiliary Units: guns, lorries, workshops, people.

import { box, disc, GROUND, join, shape, wheel, type Drawing } from "./drawing";
import { gear } from "./gear";

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

const bureau = (): Drawing => ({
  body:
    shape([
      [10, 60],
      [10, 32],
      [26, 22],
      [26, 32],
      [42, 22],
      [42, 32],
      [58, 22],
      [58, 32],
      [74, 22],
      [74, 60],
    ]) +
    box(80, 8, 9, 52) +
    box(95, 20, 8, 40) +
    box(74, 44, 36, 16),
  cut: [17, 33, 49, 63].map((x) => box(x, 40, 7, 7)).join("") + box(36, 50, 12, 10),
  lines: "M80 14H89M95 26H103",
});

function person(x: number, tall: number): string {
  const top = GROUND - tall;
  return (
    `M${x - 7} ${top + 8}q0-8 7-8t7 8h1.5v2.5h-17v-2.5z` +
    disc(x, top + 11.5, 4.6) +
    `M${x - 10} ${GROUND}V${top + 25}q0-8 8-8h4q8 0 8 8V${GROUND}z`
  );
}
const soldiers = (): Drawing => ({
  body:
    person(60, 50) +
    person(31, 42) +
    person(89, 42) +
    shape([
      [68, 14],
      [70, 13],
      [84, 48],
      [81, 49],
    ]),
  cut: "",
  lines: "M60 34V60M31 42V60M89 42V60",
});

const radio = (): Drawing => ({
  body:
    shape([
      [12, 60],
      [30, 30],
      [70, 30],
      [88, 60],
    ]) +
    shape([
      [94, 60],
      [99, 10],
      [101, 10],
      [106, 60],
    ]) +
    box(92, 20, 16, 2.5) +
    box(94, 32, 12, 2.5),
  cut: shape([
    [42, 60],
    [50, 38],
    [58, 60],
  ]),
  lines: "M88 6q5-4 12-4t12 4M92 12q4-3 8-3t8 3M30 31L22 60",
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

const mine = (): Drawing => ({
  body:
    "M16 60q0-16 14-18h60q14 2 14 18z" +
    box(38, 34, 44, 9) +
    box(52, 28, 16, 7) +
    shape([
      [84, 40],
      [100, 26],
      [103, 29],
      [90, 43],
    ]),
  cut: disc(34, 51, 2.5) + disc(86, 51, 2.5),
  lines: "M18 54H102M40 43H80",
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

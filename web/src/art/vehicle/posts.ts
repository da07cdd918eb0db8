// Auxiliary Units that do not drive: workshops, people, tents, mines.

import { box, disc, GROUND, shape, type Drawing } from "./drawing";

export const bureau = (): Drawing => ({
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
export const soldiers = (): Drawing => ({
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

export const radio = (): Drawing => ({
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

export const mine = (): Drawing => ({
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

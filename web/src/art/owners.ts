// Players and pawns: a colour, a sign and a number; never the colour alone.

export interface Owner {
  colour: string;
  sign: string; // in a square of 24
}

const SIGNS = [
  "M4 4h16v16H4z",
  "M12 3a9 9 0 1 0 .01 0z",
  "M12 3l10 17H2z",
  "M12 1.5L22 12 12 22.5 2 12z",
  "M9 3h6v6h6v6h-6v6H9v-6H3V9h6z",
  "M7 3h10l5 9-5 9H7l-5-9z",
];
const COLOURS = [
  "var(--pawn-0)",
  "var(--pawn-1)",
  "var(--pawn-2)",
  "var(--pawn-3)",
  "var(--pawn-4)",
  "var(--pawn-5)",
];

/** How seat or corner number `index` (from 0) is drawn. */
export const owner = (index: number): Owner => ({
  colour: COLOURS[index % COLOURS.length]!,
  sign: SIGNS[index % SIGNS.length]!,
});

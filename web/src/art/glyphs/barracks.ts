// The three Barracks cards, in a box of 64 by 48: people at their work.

const head = (x: number, y: number) =>
  `M${x - 6} ${y}q0-7 6-7t6 7h1.5v2h-15v-2zM${x - 4.5} ${y + 3}h9q0 5.5-4.5 5.5T${x - 4.5} ${y + 3}z`;

export const BARRACKS: Record<string, string> = {
  // with a shovel
  engineers:
    head(24, 14) +
    "M10 48V34q0-9 9-9h10q9 0 9 9v14h-6V36h-2v12zM44 6h3v26h3.5v8q0 6-5 8-5-2-5-8v-8H44z",
  // with a spanner and a drawing
  technicians:
    head(20, 14) +
    "M6 48V34q0-9 9-9h10q9 0 9 9v14zM40 12h20v30H40zm3 3v24h14V15zm2 3h10v2H45zm0 5h10v2H45zm0 5h6v2h-6z",
  // three of them, coming
  volunteers:
    head(32, 11) +
    head(13, 17) +
    head(51, 17) +
    "M22 48V31q0-9 7-9h6q7 0 7 9v17zM4 48V36q0-8 7-8h5q3 0 4 2v18zM44 48V30q1-2 4-2h5q7 0 7 8v12z",
};

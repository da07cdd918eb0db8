// Bases and Headquarters, in a square of 64.

const window = (x: number, y: number, width = 4, height = 4) =>
  `M${x} ${y}h${width}v${height}h${-width}z`;

export const BASES = {
  far: "M0 50l10-8 8 4 9-9 9 6 10-11 18 15v17H0z",
  // sheds with bent roofs, a water tower, a fence
  base:
    "M4 60V40q8-9 16 0v4h3V36q10-11 20 0v24zM9 60h6V48H9zM28 60h10V45H28zM47 60l2-26h-3v-13q7-5 14 0v13h-3l2 26h-3.5l-.5-8h-4l-.5 8z" +
    window(0, 60, 64, 4),
  hqFar: "M0 48l14-10 8 5 12-12 12 10 18-9v32H0z",
  // a house with columns and a flag
  hq:
    "M31 14V2h2l11 3.5L33 9v5l24 13v5H7v-5zM9 34h46v3H9zM10 56h44v4H10zM6 60h52v4H6z" +
    [12, 21, 38, 47].map((x) => window(x, 38, 5, 17)).join("") +
    "M28 56V42h8v14z" +
    "M32 18.5a3.5 3.5 0 1 0 .01 0z",
} as const;

// Clocks in units that people think in: from half a minute for a turn to a month for a game.

export type Kind = "none" | "turn" | "game";

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const MINUTES = [1, 2, 3, 5, 10, 15, 20, 30, 45].map((count) => count * MINUTE);
const LONGER = [
  ...[1, 2, 3, 6, 12].map((count) => count * HOUR),
  ...[1, 2, 3, 5, 7, 14, 30].map((count) => count * DAY),
];

/** The lengths that one can choose between. */
export const LENGTHS: Record<Exclude<Kind, "none">, readonly number[]> = {
  turn: [30, ...MINUTES, ...LONGER],
  game: [...MINUTES.filter((seconds) => seconds >= 5 * MINUTE), ...LONGER],
};
export const USUAL: Record<Kind, number> = { none: 0, turn: 2 * MINUTE, game: 30 * MINUTE };

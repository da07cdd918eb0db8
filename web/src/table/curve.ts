// The points over a game as lines: one for each side, as sides share their points.

export interface Line {
  seat: number;
  points: readonly number[];
}

/** One line for each of the seats, which stand for their sides. */
export const linesOf = (points: readonly (readonly number[])[], seats: readonly number[]): Line[] =>
  seats.map((seat) => ({ seat, points: points.map((move) => move[seat] ?? 0) }));

export interface Frame {
  width: number;
  height: number;
  least: number;
  most: number;
  moves: number;
}

export function frameOf(lines: readonly Line[], width: number, height: number): Frame {
  const all = lines.flatMap((line) => line.points);
  const moves = Math.max(1, (lines[0]?.points.length ?? 1) - 1);
  return { width, height, moves, least: Math.min(0, ...all), most: Math.max(1, ...all) };
}

export const xOf = (move: number, { width, moves }: Frame) => (move / moves) * width;
export const yOf = (points: number, { height, least, most }: Frame) =>
  height - ((points - least) / (most - least)) * height;

/** The points that have a line across, each once also where nobody has more than one. */
export const marksOf = ({ most }: Frame) => [...new Set([0, Math.round(most / 2), most])];

/** A path of steps: points stay until they change. */
export function pathOf({ points }: Line, frame: Frame): string {
  let path = `M0 ${round(yOf(points[0] ?? 0, frame))}`;
  points.forEach((value, move) => {
    if (move === 0 || value === points[move - 1]) return;
    path += `H${round(xOf(move, frame))}V${round(yOf(value, frame))}`;
  });
  return `${path}H${frame.width}`;
}
const round = (number: number) => Math.round(number * 10) / 10;

/** Every so many moves, for a table that can be read: at most `most` of them, the last included. */
export function samples(moves: number, most: number): number[] {
  const step = Math.max(1, Math.ceil(moves / (most - 1)));
  const found: number[] = [];
  for (let move = 0; move < moves; move += step) found.push(move);
  return [...found, moves];
}

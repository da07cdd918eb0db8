// The part of a long log that is drawn: around the moment, and more where somebody reads on.

export interface Stretch {
  from: number;
  to: number;
}

const HALF = 30; // moves before and after the moment
const MORE = 30; // moves that come by reading on
const MARGIN = 5; // nearer to its end than this, another one is drawn

/** The stretch that was drawn, as long as the moment lies well inside it; or one around it. */
export function around(at: number, last: number, drawn: Stretch | null): Stretch {
  const fits =
    drawn !== null &&
    at >= (drawn.from === 0 ? 0 : drawn.from + MARGIN) &&
    at <= (drawn.to === last ? last : drawn.to - MARGIN);
  return fits ? drawn : { from: Math.max(0, at - HALF), to: Math.min(last, at + HALF) };
}

export const earlier = ({ from, to }: Stretch): Stretch => ({ from: Math.max(0, from - MORE), to });
export const later = ({ from, to }: Stretch, last: number): Stretch => ({
  from,
  to: Math.min(last, to + MORE),
});

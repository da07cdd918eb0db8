// How long things move, as the style sheet says; 0 for whoever wants no motion.

export type Pace = "fast" | "medium" | "slow" | "breath";

/** Milliseconds of a CSS time: "420ms", ".42s". */
export function milliseconds(time: string): number {
  const number = Number.parseFloat(time);
  if (!Number.isFinite(number)) return 0;
  return time.trim().endsWith("ms") ? number : number * 1000;
}

export const duration = (pace: Pace): number =>
  milliseconds(getComputedStyle(document.documentElement).getPropertyValue(`--${pace}`));

// How long somebody has left, from what the table tells about its clock.

import type { Clock } from "./told";

/** Milliseconds; null where no clock is to be shown. `now` is the server's time. */
export function timeLeft(clock: Clock, seat: number, now: number): number | null {
  const left = clock.left?.[seat];
  if (clock.kind === "none" || left === undefined) return null;
  if (clock.running !== seat) return clock.kind === "game" ? left : null;
  const used = Math.max(0, now - (clock.since ?? now));
  return Math.max(0, left - used);
}

/** "1:05", with hours "1:00:05". */
export function clockFace(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000);
  const two = (number: number) => String(number).padStart(2, "0");
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  return `${hours ? `${hours}:${two(minutes)}` : minutes}:${two(seconds % 60)}`;
}

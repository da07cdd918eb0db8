// How long a moment stays while a replay runs: what is striking longer, as in live play.

import { pauseAfter } from "../table/pace";
import type { TableEvent } from "../table/told";

export const SPEEDS = [0.5, 1, 2, 4] as const;
const LEAST = 600;
const NOBODY = -2; // to no one is it their own move

/** As people write it: ½×, 1×, 2×, 4×. */
export const speedName = (speed: number): string => `${speed === 0.5 ? "½" : speed}×`;

export function pauseAt(events: readonly TableEvent[], speed: number): number {
  const update = { events } as unknown as Parameters<typeof pauseAfter>[0];
  return (LEAST + 2 * pauseAfter(update, NOBODY)) / speed;
}

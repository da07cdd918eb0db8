// How the check of a finished game went.

import type { Departure } from "./fairness";

export interface Verdict {
  seed: string;
  /** The secret that was shown at the end is the one that the table had committed itself to. */
  committed: boolean;
  /** That commitment is the one this device was shown; null: it was shown none. */
  sameCommitment: boolean | null;
  /** The salt that this device gave went into the seed; null: it gave none. */
  ownSalt: boolean | null;
  draws: number;
  departure: Departure | null;
}

/** Whether everything that could be verified was right. */
export const isFair = (verdict: Verdict): boolean =>
  verdict.committed &&
  verdict.sameCommitment !== false &&
  verdict.ownSalt !== false &&
  verdict.departure === null;

// All that can be verified of a finished game on this device.

import type { KeptTable } from "../table/kept";
import { checking, commitmentOf, seedOf, type Draws } from "./fairness";
import type { Verdict } from "./verdict";

const AT_ONCE = 20; // then the page may draw itself

const breath = () => new Promise((resolve) => setTimeout(resolve));

export async function verdictOf(
  answer: Draws,
  kept: KeptTable,
  seat: number,
  progress: (checked: number) => void,
): Promise<Verdict> {
  const { commitment, secret, salts } = answer.proof;
  const walk = checking(answer);
  let step = walk.next();
  while (!step.done) {
    if (step.value % AT_ONCE === 0) {
      progress(step.value);
      await breath();
    }
    step = walk.next();
  }
  return {
    seed: seedOf(secret, salts),
    committed: commitmentOf(secret) === commitment,
    sameCommitment: kept.commitment === undefined ? null : kept.commitment === commitment,
    ownSalt: kept.salt === undefined ? null : hasSalt(salts, kept.salt, seat),
    draws: answer.draws.length,
    departure: step.value,
  };
}

const hasSalt = (salts: readonly string[], salt: string, seat: number): boolean =>
  seat < 0 ? salts.includes(salt) : salts[seat] === salt;

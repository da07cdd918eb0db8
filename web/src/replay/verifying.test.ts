import { expect, test } from "vitest";

import told from "../../../tests/server/live/data/draws.json";
import type { Draws } from "./fairness";
import { isFair } from "./verdict";
import { verdictOf } from "./verifying";

const answer = told as Draws;
const { commitment, salts } = answer.proof;
const quiet = () => {};

test("whoever kept salt and commitment can verify all", async () => {
  const verdict = await verdictOf(answer, { commitment, salt: salts[1] }, 1, quiet);
  expect(verdict).toMatchObject({ committed: true, sameCommitment: true, ownSalt: true });
  expect(verdict).toMatchObject({ draws: answer.draws.length, departure: null });
  expect(isFair(verdict)).toBe(true);
});

test("whoever kept nothing can verify the draws alone", async () => {
  const verdict = await verdictOf(answer, {}, -1, quiet);
  expect(verdict).toMatchObject({ committed: true, sameCommitment: null, ownSalt: null });
  expect(isFair(verdict)).toBe(true);
});

test("a secret that does not fit the commitment is found", async () => {
  const proof = { ...answer.proof, commitment: "0".repeat(64) };
  const verdict = await verdictOf({ ...answer, proof }, {}, -1, quiet);
  expect(verdict.committed).toBe(false);
  expect(isFair(verdict)).toBe(false);
});

test("another commitment than the one that was shown is found", async () => {
  const verdict = await verdictOf(answer, { commitment: "0".repeat(64) }, 0, quiet);
  expect(verdict).toMatchObject({ committed: true, sameCommitment: false });
  expect(isFair(verdict)).toBe(false);
});

test("the salt must be at one's own seat", async () => {
  expect((await verdictOf(answer, { salt: salts[1] }, 0, quiet)).ownSalt).toBe(false);
  expect((await verdictOf(answer, { salt: salts[1] }, -1, quiet)).ownSalt).toBe(true);
  expect((await verdictOf(answer, { salt: "another" }, -1, quiet)).ownSalt).toBe(false);
});

test("how far it is is told", async () => {
  const seen: number[] = [];
  await verdictOf(answer, {}, -1, (checked) => seen.push(checked));
  expect(seen).toEqual([20, 40, 60]);
});

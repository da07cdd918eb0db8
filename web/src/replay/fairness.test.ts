// The same vectors that hold the engine to its numbers, and a game's draws as the server tells them.

import { expect, test } from "vitest";

import vectors from "../../../tests/core/data/fairness.json";
import told from "../../../tests/server/live/data/draws.json";
import { checking, commitmentOf, hashOf, placeOf, seedOf, Stream, type Draws } from "./fairness";

test.each(vectors.seeds.map((vector) => [vector.salts.length, vector] as const))(
  "seed and numbers with %i salts",
  (_, vector) => {
    expect(commitmentOf(vector.secret)).toBe(vector.commitment);
    expect(seedOf(vector.secret, vector.salts)).toBe(vector.seed);
    const stream = new Stream(vector.seed);
    expect(vector.first_numbers.map((_, place) => stream.at(place))).toEqual(vector.first_numbers);
    for (const [place, number] of Object.entries(vector.far_numbers)) {
      expect(stream.at(Number(place))).toBe(number);
    }
  },
);

test.each(vectors.draws.map((vector) => [vector.bag.length, vector] as const))(
  "draws from a bag of %i",
  (_, vector) => {
    const stream = new Stream(vector.seed);
    const bag = [...vector.bag].sort();
    const drawn = vector.drawn.map(
      (_, index) => bag.splice(placeOf(stream.at(index), bag.length), 1)[0],
    );
    expect(drawn).toEqual(vector.drawn);
  },
);

test("texts are hashed behind the number of their bytes", () => {
  expect(hashOf("ab", "c")).not.toBe(hashOf("a", "bc"));
  expect(hashOf("ž")).not.toBe(hashOf("z"));
});

function result(answer: Draws) {
  const walk = checking(answer);
  let checked = 0;
  for (;;) {
    const { done, value } = walk.next();
    if (done) return { checked, departure: value };
    checked = value;
  }
}
const answer = told as Draws;
const changed = (at: number, change: Partial<Draws["draws"][number]>): Draws => ({
  ...answer,
  draws: answer.draws.map((draw, index) => (index === at ? { ...draw, ...change } : draw)),
});

test("a game that was drawn by its proof holds", () => {
  expect(result(answer)).toEqual({ checked: answer.draws.length, departure: null });
});

test("another card is found, and where", () => {
  const { bag, drawn } = answer.draws[3]!;
  const other = bag.find((name) => name !== drawn)!;
  const departure = { draw: 3, move: null, things: bag.length, proven: drawn, drawn: other };
  expect(result(changed(3, { drawn: other }))).toEqual({ checked: 3, departure });
});

test("a bag in another order proves nothing", () => {
  const bag = [...answer.draws[1]!.bag].reverse();
  expect(result(changed(1, { bag })).departure).toMatchObject({ draw: 1, proven: null });
});

test("a draw from an empty bag is none", () => {
  expect(result(changed(2, { bag: [] })).departure).toMatchObject({ draw: 2, things: 0 });
});

test("a draw that was left out shifts all that follow", () => {
  const draws = answer.draws.filter((_, index) => index !== 4);
  expect(result({ ...answer, draws }).departure).not.toBeNull();
});

test("another secret or salt gives other draws", () => {
  const secret = answer.proof.secret.replace(/^./, "0");
  expect(result({ ...answer, proof: { ...answer.proof, secret } }).departure).not.toBeNull();
  const salts = ["salt of ann", "salt of eve"];
  expect(result({ ...answer, proof: { ...answer.proof, salts } }).departure).not.toBeNull();
});

// Fair by proof, checked where nobody has to be trusted: the hashes and the numbers of
// docs/fairness.md, and every draw of a game held against them.

import { blake2b } from "@noble/hashes/blake2.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { shake128 } from "@noble/hashes/sha3.js";
import { bytesToHex, concatBytes, utf8ToBytes } from "@noble/hashes/utils.js";

import type { Schemas } from "../api/call";

export type Draws = Schemas["Draws"];

const BLOCK_NUMBERS = 256;
const NUMBER_BYTES = 4;
const LITTLE = true; // lowest byte first
const RANGE = 2 ** 32;

/** Where a game departs from its proof for the first time. */
export interface Departure {
  /** The draw, from 0. */
  draw: number;
  move: number | null;
  things: number;
  /** What the proof says; null when the bag is not sorted, so that places in it mean nothing. */
  proven: string | null;
  drawn: string;
}

/** SHA-256 of texts, each behind its length, so that no two lists give the same bytes. */
export function hashOf(...texts: readonly string[]): string {
  const told = texts.map((text) => `${utf8ToBytes(text).length}:${text},`).join("");
  return bytesToHex(sha256(utf8ToBytes(told)));
}

export const commitmentOf = (secret: string): string => hashOf("motorpool commitment 1", secret);
export const seedOf = (secret: string, salts: readonly string[]): string =>
  hashOf("motorpool seed 1", secret, ...salts);

/** The numbers of a seed: one for each draw of a game. */
export class Stream {
  #key: Uint8Array;
  #block = 0;
  #numbers = new DataView(new ArrayBuffer(0));

  constructor(seed: string) {
    this.#key = blake2b(utf8ToBytes(seed));
  }

  /** The number at a place, counted from 0. */
  at(place: number): number {
    const block = Math.floor(place / BLOCK_NUMBERS) + 1;
    if (block !== this.#block) this.#make(block);
    return this.#numbers.getUint32((place % BLOCK_NUMBERS) * NUMBER_BYTES, LITTLE);
  }

  #make(block: number): void {
    const number = new DataView(new ArrayBuffer(8));
    number.setBigUint64(0, BigInt(block), LITTLE);
    const input = concatBytes(this.#key, new Uint8Array(number.buffer));
    const output = shake128(input, { dkLen: BLOCK_NUMBERS * NUMBER_BYTES });
    this.#numbers = new DataView(output.buffer, output.byteOffset);
    this.#block = block;
  }
}

/** Which of so many things a number means; exact, as a double holds both factors' product. */
export const placeOf = (number: number, things: number): number =>
  Math.floor((number * things) / RANGE);

/** Every draw against the stream; yields after each how many are checked. */
export function* checking({ proof, draws }: Draws): Generator<number, Departure | null> {
  const stream = new Stream(seedOf(proof.secret, proof.salts));
  for (const [index, { move, bag, drawn }] of draws.entries()) {
    const proven = isSorted(bag) ? (bag[placeOf(stream.at(index), bag.length)] ?? null) : null;
    if (proven !== drawn) return { draw: index, move, things: bag.length, proven, drawn };
    yield index + 1;
  }
  return null;
}

const isSorted = (names: readonly string[]): boolean =>
  names.every((name, index) => index === 0 || names[index - 1]! <= name);

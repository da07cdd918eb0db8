import { expect, test } from "vitest";

import { addressOf, readAddress } from "./address";

const read = (text: string) => readAddress(new URLSearchParams(text));

test("an address is read as it was written", () => {
  for (const [at, seen] of [
    [0, "all"],
    [12, -1],
    [147, 3],
  ] as const) {
    const address = addressOf("kTq0Zr5xW1c9LmAe", at, seen);
    expect(address.startsWith("/replay/kTq0Zr5xW1c9LmAe?")).toBe(true);
    expect(read(address.split("?")[1]!)).toEqual({ at, seen });
  }
});

test("what makes no sense is as if it were not there", () => {
  const nothing = { at: null, seen: null };
  for (const text of ["", "at=&seat=", "at=-1&seat=-2", "at=one&seat=us", "at=1.5&seat=1e3"]) {
    expect(read(text)).toEqual(nothing);
  }
});

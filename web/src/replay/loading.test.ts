import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { Shelf } from "./loading";

const asked: string[] = [];
let fails = false;

beforeEach(() => {
  asked.length = 0;
  fails = false;
  vi.stubGlobal("fetch", (address: string) => {
    if (fails) return Promise.reject(new Error("nobody there"));
    const query = new URL(address, "http://here").search;
    asked.push(query);
    const seat = Number(new URLSearchParams(query).get("seat"));
    const hands = [0, 1].map((other) => ({ hand: other === seat ? [`card ${other}`] : [] }));
    const words = { log: [{ text: `as ${seat}`, passing: false }] };
    const updates = [{ changes: [[["turn"], 1]], words }];
    const snapshot = { view: { seat, turn: 0, players: hands }, decision: null };
    return Promise.resolve(new Response(JSON.stringify({ seat, snapshot, updates })));
  });
});
afterEach(() => vi.unstubAllGlobals());

test("a seat is asked for once in each language", async () => {
  const shelf = new Shelf("t", 2);
  const first = await shelf.moments(1, "en");
  expect(await shelf.moments(1, "en")).toBe(first);
  await shelf.moments(1, "pl");
  expect(asked).toEqual(["?seat=1&words=en", "?seat=1&words=pl"]);
});

test("all open is what everybody saw, told from outside", async () => {
  const moments = await new Shelf("t", 2).moments("all", "en");
  expect([...asked].sort()).toEqual(["?seat=-1&words=en", "?seat=0", "?seat=1"]);
  expect(moments[1]).toMatchObject({
    view: { seat: -1, turn: 1, players: [{ hand: ["card 0"] }, { hand: ["card 1"] }] },
    lines: ["as -1"],
  });
});

test("what has failed is asked for again", async () => {
  const shelf = new Shelf("t", 2);
  fails = true;
  await expect(shelf.moments(0, "en")).rejects.toThrow();
  fails = false;
  expect(await shelf.moments(0, "en")).toHaveLength(2);
});

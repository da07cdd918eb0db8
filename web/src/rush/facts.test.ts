import { expect, test } from "vitest";

import { facesOf } from "../table/faces";
import type { Scene } from "../table/scene";
import { need, speak } from "../words/words.svelte";
import { flightOf, onDepot, spentFlights, toDepotFrom } from "./flights";
import { leaders } from "./leaders";
import { left, spentCards } from "./spent";
import type { RushView } from "./view";

const turn = (facts: object) =>
  ({
    paying: true,
    purchases: 0,
    ordinary_spent: 0,
    national_spent: {},
    costs_bought: {},
    ...facts,
  }) as unknown as RushView["this_turn"];
const view = (facts: object, hand: string[] = [], depot: string[] = []) =>
  ({
    active: 0,
    this_turn: turn(facts),
    players: [{ seat: 0, hand, depot }],
  }) as unknown as RushView;

test("what was bought is paid from National Resources first", () => {
  const facts = {
    ordinary_spent: 3,
    national_spent: { ussr: 2, usa: 1 },
    costs_bought: { ussr: 4 },
  };
  expect(left(view(facts))).toEqual({ ordinary: 1, national: [["usa", 1]] });
});

test("the cards that were spent lie on top of the Depot", () => {
  const cards = [
    { id: "engineers", resources: 1 },
    { id: "t-28", resources: 5 },
  ];
  const faces = facesOf(cards as never);
  const depot = ["engineers", "t-28", "engineers"];
  const facts = { ordinary_spent: 1, national_spent: { ussr: 5 } };
  expect(spentCards(view(facts, [], depot), faces)).toEqual(["t-28", "engineers"]);
  expect(spentCards(view({ ...facts, purchases: 1 }, [], depot), faces)).toEqual([]);
});

test("a card keeps its id on its way from the hand to the Depot", () => {
  const before = flightOf(0, "engineers", 2); // the last of two in the hand
  const after = view({ paying: false }, ["engineers"], ["engineers"]);
  expect(onDepot(after, 0)).toBe(before);
  expect(spentFlights(view({}, ["engineers"]), ["engineers", "engineers"])).toEqual([
    flightOf(0, "engineers", 3),
    before,
  ]);
  expect(flightOf(3, "t-34", 1)).toBe("t-34");
});

test("Medals come from their pile, Bases from where they stood, others from the hand", () => {
  const razed = [{ event: "base-destroyed", seat: 2, base: "hq" }];
  expect(toDepotFrom(1, "two-medal-usa", [])).toBe("medals/usa");
  expect(toDepotFrom(1, "hq-3", razed)).toBe("base/2/hq");
  expect(toDepotFrom(1, "t-34", razed)).toBe("hand/1");
});

test("who leads is told by name, or that nobody does alone", async () => {
  await speak("en");
  await need("page-rush");
  const standings = {
    spgs: { counts: [2, 5], leader: 1 },
    research: { counts: [3, 3], leader: null },
    fewest: { counts: [1, 4], leader: 0 },
  };
  const players = [
    { side: 0, seat: 0 },
    { side: 1, seat: 1 },
  ];
  const view = { players, standings } as unknown as RushView;
  const scene = { view, seat: 1, names: ["Ann", "Bob"] } as unknown as Scene<RushView>;
  expect(leaders(scene, "spgs")?.ours).toBe(true);
  expect(leaders({ ...scene, seat: 0 }, "spgs")?.ours).toBe(false);
  expect(leaders(scene, "research")?.ours).toBe(false);
  expect(leaders(scene, "own-bases")).toBeNull();
  expect(leaders(scene, "spgs")?.all).toBe("So far: Bob (5), Ann (2). In the lead: Bob.");
  expect(leaders(scene, "research")?.all).toBe("So far: Ann (3), Bob (3). Nobody leads alone.");
  expect(leaders(scene, "fewest")?.all).toBe("So far: Ann (1), Bob (4). In the lead: Ann.");
});

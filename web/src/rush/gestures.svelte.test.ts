import { flushSync } from "svelte";
import { expect, test } from "vitest";

import { Choosing } from "../table/choosing.svelte";
import type { Scene } from "../table/scene";
import { Gestures } from "./gestures.svelte";
import { places } from "./places";
import type { RushView } from "./view";

const base = { standing: true, damaged: false, defender: null, defender_damaged: false };
const bases = [base, { ...base, defender: "tiger" }, base];
const players = [
  { seat: 0, side: 0, bases },
  { seat: 1, side: 1, bases },
];

interface Moment {
  step: string;
  actions: string[];
  card?: string;
  announced?: string[];
  spent?: number;
}

/** A table that is told moment by moment; what is chosen at it is kept. */
function table(first: Moment) {
  let number = $state(1);
  let moment = $state.raw(first);
  const chosen: string[] = [];
  const scene = {
    seat: 0,
    hinted: null,
    get decision() {
      return { number, seat: 0, step: moment.step, asked: {} };
    },
    get actions() {
      return moment.actions;
    },
    get view() {
      const asked = { seat: 0, step: moment.step, card: moment.card };
      const this_turn = { announced: moment.announced ?? [], ordinary_spent: moment.spent };
      return { players, asked, this_turn } as unknown as RushView;
    },
    choose: (action: string) => chosen.push(action),
  } as unknown as Scene<RushView>;
  let gestures!: Gestures;
  let choosing!: Choosing;
  const stop = $effect.root(() => {
    choosing = new Choosing(() => scene, places);
    gestures = new Gestures(() => scene, choosing);
  });
  flushSync();
  return {
    chosen: () => chosen.splice(0),
    choosing,
    gestures,
    stop,
    carry(kind: string, seat: number, slot: number) {
      gestures.carried = { kind, fromRear: false };
      gestures.drop({ on: "slot", seat, slot }, `hand:${kind}`);
    },
    tell(next: Moment) {
      moment = next;
      number += 1;
      flushSync();
    },
  };
}

const MAIN = { step: "main", actions: ["attack t-34", "attack t-26", "spend t-34", "end"] };

test("a card that is dropped on an enemy's Base attacks it", () => {
  const at = table(MAIN);
  at.carry("t-34", 1, 1);
  expect(at.chosen()).toEqual(["attack t-34"]);
  at.tell({ step: "target", card: "t-34", actions: ["hit 2.1", "hit 2.2v"] });
  expect(at.chosen()).toEqual(["hit 2.2v"]);
  at.stop();
});

test("what was taken back is not done again", () => {
  const at = table(MAIN);
  at.carry("t-34", 1, 0);
  at.tell({ step: "announce", announced: ["t-34"], actions: ["join t-26", "charge"] });
  expect(at.chosen()).toEqual(["attack t-34"]);
  at.tell(MAIN);
  expect(at.gestures.aims).toEqual([]);
  at.tell({ step: "target", card: "t-34", actions: ["hit 2.1", "hit 2.2v"] });
  expect(at.chosen()).toEqual([]);
  at.stop();
});

test("several attackers go in the order in which they were sent", () => {
  const at = table(MAIN);
  at.carry("t-26", 1, 1);
  at.tell({ step: "announce", announced: ["t-26"], actions: ["join t-34", "charge"] });
  at.carry("t-34", 1, 2);
  expect(at.chosen()).toEqual(["attack t-26", "join t-34"]);
  at.tell({ step: "announce", announced: ["t-26", "t-34"], actions: ["charge"] });
  expect(at.chosen()).toEqual([]); // that is for people to say
  at.tell({ step: "attacker", announced: ["t-26", "t-34"], actions: ["fire t-34", "fire t-26"] });
  at.tell({ step: "target", card: "t-26", announced: ["t-34"], actions: ["hit 2.1", "hit 2.2v"] });
  at.tell({ step: "target", card: "t-34", actions: ["hit 2.1", "hit 2.2v"] });
  expect(at.chosen()).toEqual(["fire t-26", "hit 2.2v", "hit 2.1"]); // 2.3 is as good as 2.1
  at.stop();
});

test("a card is bought as soon as what was put on it is enough", () => {
  const at = table({ step: "main", actions: ["spend engineers", "end"] });
  const pay = () => {
    at.gestures.carried = { kind: "engineers", fromRear: false };
    at.gestures.drop({ on: "reserve", kind: "kv-2" }, "hand:engineers");
  };
  pay();
  at.tell({ step: "main", spent: 1, actions: ["spend engineers", "buy t-26"] });
  expect(at.chosen()).toEqual(["spend engineers"]);
  pay();
  at.tell({ step: "main", spent: 2, actions: ["buy t-26", "buy kv-2"] });
  expect(at.chosen()).toEqual(["spend engineers", "buy kv-2"]);
  at.stop();
});

test("where a drop may mean several things, people are asked", () => {
  const at = table({ step: "main", actions: ["use t-34", "defend t-34", "end"] });
  at.carry("t-34", 0, 1);
  expect(at.chosen()).toEqual([]);
  expect(at.choosing.asked?.actions).toEqual(["use t-34", "defend t-34"]);
  at.stop();
});

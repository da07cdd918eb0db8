import { flushSync } from "svelte";
import { afterEach, expect, test } from "vitest";

import { Choosing } from "./choosing.svelte";
import type { Places, Scene } from "./scene";

// "move a b" leads from a to b, "use a" is done at a, all else belongs nowhere
const places: Places = (action) => {
  const [verb, from = "", to = ""] = action.split(" ");
  if (verb === "move") return [from, to];
  return verb === "use" || verb === "spend" ? [from] : [];
};

let stop = () => {};
afterEach(() => stop());

function begin(actions: string[], hinted: string | null = null) {
  const chosen: string[] = [];
  let number = $state(1);
  const scene = {
    actions,
    hinted,
    get decision() {
      return { number };
    },
    choose: (action: string) => chosen.push(action),
  } as unknown as Scene;
  let choosing!: Choosing;
  stop = $effect.root(() => {
    choosing = new Choosing(() => scene, places);
  });
  flushSync();
  const next = () => flushSync(() => (number += 1));
  return { choosing, chosen, next };
}

test("what has one place is chosen there, what has none is a button", () => {
  const { choosing, chosen } = begin(["use a", "end"]);
  expect(choosing.elsewhere).toEqual(["end"]);
  expect([choosing.mark("a"), choosing.mark("b")]).toEqual(["can", "none"]);
  choosing.point("b");
  choosing.point("a");
  expect(chosen).toEqual(["use a"]);
});

test("where several meet, people are asked", () => {
  const { choosing, chosen } = begin(["use a", "spend a", "end"]);
  choosing.point("a");
  expect(chosen).toEqual([]);
  expect(choosing.asked).toEqual({ place: "a", actions: ["use a", "spend a"] });
  choosing.choose("spend a");
  expect(chosen).toEqual(["spend a"]);
  expect(choosing.asked).toBeNull();
});

test("what has two places is begun at one and ended at the other, or taken back", () => {
  const { choosing, chosen } = begin(["move a b", "move c d", "use a"]);
  expect(choosing.mark("b")).toBe("none");
  choosing.point("a");
  expect([choosing.mark("a"), choosing.mark("b"), choosing.mark("c")]).toEqual([
    "begun",
    "end",
    "can",
  ]);
  expect(choosing.asked?.actions).toEqual(["use a"]);
  choosing.point("a");
  expect(choosing.begun).toBeNull();
  choosing.point("c");
  choosing.point("d");
  expect(chosen).toEqual(["move c d"]);
});

test("what can begin at one place only need not be begun", () => {
  const { choosing, chosen } = begin(["move a b", "move a c", "end"]);
  expect(choosing.mark("b")).toBe("end");
  expect(choosing.open).toEqual(["a", "b", "c"]);
  choosing.point("c");
  expect(chosen).toEqual(["move a c"]);
});

test("carrying ends where something is meant by it", () => {
  const { choosing, chosen } = begin(["move a b", "move c d"]);
  choosing.lift("a");
  choosing.carry("a", "d");
  expect([chosen, choosing.begun]).toEqual([[], null]);
  choosing.carry("a", "b");
  expect(chosen).toEqual(["move a b"]);
});

test("another decision forgets what was begun", () => {
  const { choosing, next } = begin(["move a b", "move c d"]);
  choosing.point("a");
  next();
  expect(choosing.begun).toBeNull();
});

test("a hint lights the places that it means", () => {
  const { choosing } = begin(["move a b", "use c"], "move a b");
  expect(["a", "b", "c"].map((place) => choosing.hinted(place))).toEqual([true, true, false]);
});

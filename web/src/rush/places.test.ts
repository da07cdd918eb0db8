import { describe, expect, test } from "vitest";

import type { Scene } from "../table/scene";
import { places } from "./places";
import type { Told } from "./TestTable.svelte";
import positions from "./positions.json";

const told = positions as unknown as Told[];
const scene = (step: string, seat = 0) => ({ seat, decision: { seat, step } }) as unknown as Scene;

// Where each verb belongs. "-" is nowhere: a button.
const MEANT: [step: string, action: string, place: string][] = [
  ["main", "end", "-"],
  ["main", "spend engineers", "hand:engineers"],
  ["main", "spend rear:t-34", "rear:2"],
  ["main", "buy t-34", "reserve:t-34"],
  ["main", "use t-34", "hand:t-34"],
  ["main", "use rear:t-34", "rear:2"],
  ["main", "defend t-34", "hand:t-34"],
  ["main", "cover t-34", "hand:t-34"],
  ["main", "attack t-34", "hand:t-34"],
  ["announce", "join t-34", "hand:t-34"],
  ["announce", "join rear:t-34", "rear:2"],
  ["announce", "charge", "-"],
  ["attacker", "fire t-34", "announced:t-34"],
  ["target", "hit 1.2", "base:0.2"],
  ["target", "hit 2.hqv", "defender:1.hq"],
  ["besiege", "siege 3.1v", "defender:2.1"],
  ["besiege", "siege 3.hq", "base:2.hq"],
  ["guard", "guard 1.3", "base:0.3"],
  ["sabotaged", "lose medal-usa", "hand:medal-usa"],
  ["researching", "take t-34", "reserve:t-34"],
  ["repairing", "scrap engineers", "depot:engineers"],
  ["repairing", "stop", "-"],
  ["weak", "scrap engineers", "hand:engineers"],
  ["weak", "keep engineers", "hand:engineers"],
  ["weak", "none", "-"],
  ["honour", "claim france", "medals:france"],
  ["regrouping", "regroup 1.hq", "defender:0.hq"],
  ["plan", "drop light-tanks", "achievement:light-tanks"],
  ["recruiting", "recruit", "-"],
  ["recruiting", "keep-later", "-"],
  ["support", "support medal-usa", "hand:medal-usa"],
  ["support", "support rear:t-34", "rear:2"],
  ["support", "pass", "-"],
  ["medals", "two 1", "-"],
  ["posting", "post t-34", "attacker:t-34"],
  ["storing", "store engineers", "hand:engineers"],
  ["refresh", "refresh", "-"],
  ["refresh", "leave", "-"],
];

describe("every verb has its place", () => {
  test.each(MEANT)("%s: %s", (step, action, place) => {
    expect(places(action, scene(step, 2))).toEqual(place === "-" ? [] : [place]);
  });

  test("and no verb that games offer is missing above", () => {
    const verbs = (texts: string[]) => [...new Set(texts.map((text) => text.split(" ")[0]))].sort();
    const offered = verbs(told.flatMap((position) => position.actions));
    expect(verbs(MEANT.map(([, action]) => action))).toEqual(offered);
    expect(offered).toHaveLength(31);
  });
});

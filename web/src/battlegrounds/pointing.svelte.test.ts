// Every action of every position can be reached by pointing at cells, cards and chips.

import { flushSync } from "svelte";
import { describe, expect, test } from "vitest";

import { Choosing } from "../table/choosing.svelte";
import { Aiming } from "./aiming.svelte";
import { cellOf, places } from "./places";
import positions from "./positions.json";
import type { Told } from "./TestTable.svelte";
import type { BattlegroundsScene } from "./view";

interface Hand {
  choosing: Choosing;
  aiming: Aiming;
  chosen: string[];
}

/** What happens with a table of this position at hand. */
function withHand(position: Told, work: (hand: Hand) => void): void {
  const chosen: string[] = [];
  const scene = {
    view: position.view,
    seat: position.view.seat,
    decision: { number: 1 },
    actions: position.actions,
    hinted: null,
    choose: (action: string) => chosen.push(action),
  } as unknown as BattlegroundsScene;
  const stop = $effect.root(() => {
    const choosing = new Choosing(() => scene, places);
    const aiming = new Aiming(() => scene, choosing);
    flushSync();
    work({ choosing, aiming, chosen });
  });
  stop();
}

function point({ choosing, aiming }: Hand, place: string): void {
  const cell = cellOf(place);
  if (cell === null) choosing.point(place);
  else aiming.point(cell);
}

/** What is chosen when one points at the places of an action and, if asked, means that one. */
function choose(hand: Hand, action: string, begin: boolean): string | undefined {
  hand.chosen.length = 0;
  hand.choosing.cancel();
  const [from, to] = places(action, undefined as never);
  if (from === undefined) return hand.choosing.elsewhere.find((other) => other === action);
  if (begin) hand.choosing.begun = from;
  else point(hand, from);
  if (to !== undefined && !hand.chosen.length) point(hand, to);
  if (hand.chosen.length) return hand.chosen[0];
  return hand.choosing.asked?.actions.find((other) => other === action);
}

describe("every action can be reached", () => {
  for (const position of positions as unknown as Told[]) {
    test(`${position.preset}, ${position.kind}`, () => {
      withHand(position, (hand) => {
        for (const action of position.actions) expect(choose(hand, action, false)).toBe(action);
      });
    });
  }
});

test("what leads over something dangerous is asked once more", () => {
  const position = (positions as unknown as Told[]).find(({ view, actions }) =>
    actions.some((action) => {
      const [verb, , to = ""] = action.split(" ");
      return verb === "move" && view.duds.includes(to);
    }),
  );
  if (!position) throw new Error("no drive onto a dud among the positions");
  withHand(position, (hand) => {
    const onto = position.actions.find((action) => {
      const [verb, , to = ""] = action.split(" ");
      return verb === "move" && position.view.duds.includes(to);
    })!;
    choose(hand, onto, true);
    expect(hand.chosen).toEqual([]);
    expect(hand.choosing.asked?.actions).toEqual([onto]);
  });
});

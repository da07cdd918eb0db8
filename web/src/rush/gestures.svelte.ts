// Several steps of one thought as one gesture: a card that is dropped on a Base goes on to defend
// or attack it, one that is dropped on a card of the Reserve goes on to buy it. What is chosen for
// people is always an action that the server lists, and only the one that they have pointed at.

import { untrack } from "svelte";

import type { Choosing } from "../table/choosing.svelte";
import type { Scene } from "../table/scene";
import { dropped, follow, type Carried, type Drop, type Spot } from "./drops";
import { parse } from "./places";
import type { RushView } from "./view";

/** What somebody has meant with a card beyond the first step. */
export interface Aim {
  card: string;
  word: string;
}

export class Gestures {
  /** The card that is being carried over the table. */
  carried: Carried | null = $state.raw(null);
  /** Over what it is, as the `data-drop` there. */
  over: string | null = $state(null);
  /** What the announced and played cards are meant for. */
  aims: readonly Aim[] = $state.raw([]);
  #scene: () => Scene<RushView>;
  #choosing: Choosing;
  #done = -1; // the number of the decision that we have answered or left to people
  #buying: string | null = null;
  #seen: string[] = []; // how the table was: what comes again was taken back

  constructor(scene: () => Scene<RushView>, choosing: Choosing) {
    this.#scene = scene;
    this.#choosing = choosing;
    $effect(() => {
      const { decision, actions, view } = this.#scene();
      const number = decision?.number ?? -1;
      untrack(() => this.#look(number, actions, view));
    });
  }

  /** What dropping the carried card there would mean now. */
  meaning(spot: Spot): Drop | null {
    const { view, actions } = this.#scene();
    return this.carried && dropped(view, actions, this.carried, spot);
  }

  /** The carried card is dropped; `place` is where people are asked if it may mean several things. */
  drop(spot: Spot | null, place: string): void {
    const found = spot && this.meaning(spot);
    const card = this.carried;
    this.carried = null;
    this.over = null;
    if (!found || !card) return;
    this.#remember(card.kind, spot, found.aim);
    const [only] = found.actions;
    if (found.actions.length === 1 && only) this.#choosing.choose(only);
    else this.#choosing.asked = { place, actions: found.actions };
  }

  aimOf(card: string): string | undefined {
    return this.aims.find((aim) => aim.card === card)?.word;
  }

  #remember(card: string, spot: Spot, word: string | null): void {
    const { decision, view } = this.#scene();
    this.#done = decision?.number ?? -1;
    this.#seen.push(JSON.stringify(view));
    this.#buying = spot.on === "reserve" ? word : null;
    this.aims = this.aims.filter((aim) => aim.card !== card);
    if (word && spot.on === "slot") this.aims = [...this.aims, { card, word }];
  }

  #look(number: number, actions: readonly string[], view: RushView): void {
    if (number <= this.#done || !actions.length) return;
    this.#done = number;
    if (!this.aims.length && !this.#buying) return this.#forget();
    const now = JSON.stringify(view);
    if (this.#seen.includes(now)) return this.#forget();
    this.#seen.push(now);
    const next = this.#next(actions, view);
    if (next) this.#choosing.choose(next);
  }

  #next(actions: readonly string[], view: RushView): string | undefined {
    const { step, card } = view.asked as { step: string; card?: string };
    const buying = this.#buying;
    this.#buying = null;
    if (step === "main") {
      if (!view.this_turn.announced.length) this.aims = [];
      return buying ? follow(view, actions, ["buy"], buying) : undefined;
    }
    if (step === "attacker") {
      const planned = this.aims.map((aim) => `fire ${aim.card}`);
      return planned.find((action) => actions.includes(action));
    }
    const word = (step === "guard" || step === "target") && card ? this.aimOf(card) : undefined;
    if (!word) return undefined;
    this.aims = this.aims.filter((aim) => aim.card !== card);
    return follow(view, actions, ["guard", "hit"], word);
  }

  #forget(): void {
    this.aims = [];
    this.#buying = null;
    this.#seen = [];
  }
}

/** The actions that a card has now, each with its verb, for the zones that it can be dropped in. */
export function verbsOf(actions: readonly string[], card: Carried): string[] {
  return actions.flatMap((action) => {
    const { verb, word, fromRear } = parse(action);
    const ours = word === card.kind && fromRear === card.fromRear;
    return ours && verb !== "buy" && verb !== "take" ? [verb] : [];
  });
}

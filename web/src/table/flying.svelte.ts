// Lets fly what moves on a board: measured before it is drawn anew, set off after it.

import { untrack } from "svelte";

import { Flights } from "./flights";

/** `number` changes with each move; `near` says whether one is to be followed from the other. */
export function flying(
  board: () => HTMLElement | undefined,
  number: () => number,
  near: (from: number, to: number) => boolean = () => true,
): Flights {
  const flights = new Flights();
  let shown = untrack(number);
  $effect.pre(() => {
    const followed = near(shown, number());
    untrack(() => flights.measure(followed ? board() : undefined));
  });
  $effect(() => {
    shown = number();
    untrack(() => flights.play(board()));
  });
  return flights;
}

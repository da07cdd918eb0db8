// Lets fly what moves on a board: measured before it is drawn anew, set off after it.

import { untrack } from "svelte";

import { beforeFrame, notBeforeFrame } from "../ui/frame";
import { Flights } from "./flights";

/** `number` changes with each move; `near` says whether one is to be followed from the other. */
export function flying(
  board: () => HTMLElement | undefined,
  number: () => number,
  near: (from: number, to: number) => boolean = () => true,
): Flights {
  const flights = new Flights();
  let shown = untrack(number);
  let waiting = false; // moves that come before the next frame are one
  const play = () => {
    waiting = false;
    return flights.play(board());
  };
  $effect.pre(() => {
    const followed = near(shown, number());
    if (!waiting || !followed) untrack(() => flights.measure(followed ? board() : undefined));
  });
  $effect(() => {
    shown = number();
    waiting = true;
    beforeFrame(play);
  });
  $effect(() => () => notBeforeFrame(play));
  return flights;
}

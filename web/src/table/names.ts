// The names at a table; of two that are alike the later one gets a number, as in the log.

import { say } from "../words/words.svelte";
import type { Chair } from "./told";

/** `seat` is ours; who has no name is called by what they are to us. */
export function namesOf(chairs: readonly Chair[], seat: number): string[] {
  const names = chairs.map((chair, index) => nameOf(chair, index === seat));
  return names.map((name, seat) => {
    const count = names.slice(0, seat + 1).filter((other) => other === name).length;
    return count === 1 ? name : `${name} ${count}`;
  });
}

function nameOf({ name, bot }: Chair, ours: boolean): string {
  if (name !== null) return name || say(ours ? "play-yourself" : "play-nameless");
  return bot === null ? say("play-free") : bot.charAt(0).toUpperCase() + bot.slice(1);
}

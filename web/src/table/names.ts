// The names at a table; of two that are alike the later one gets a number, as in the log.

import { say } from "../words/words.svelte";
import type { Chair } from "./told";

export function namesOf(chairs: readonly Chair[]): string[] {
  const names = chairs.map(nameOf);
  return names.map((name, seat) => {
    const count = names.slice(0, seat + 1).filter((other) => other === name).length;
    return count === 1 ? name : `${name} ${count}`;
  });
}

function nameOf({ name, bot }: Chair, seat: number): string {
  if (name !== null) return name || say("play-nameless", { number: seat + 1 });
  return bot === null ? say("play-free") : bot.charAt(0).toUpperCase() + bot.slice(1);
}

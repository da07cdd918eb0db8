// Who sits where, in words.

import { say } from "../words/words.svelte";
import type { Chair } from "./told";

export const isFree = (chair: Chair): boolean => chair.bot === null && chair.name === null;

export const freeChairs = (chairs: readonly Chair[]): number[] =>
  chairs.flatMap((chair, seat) => (isFree(chair) ? [seat] : []));

/** "Bot Greedy": a bot is named as the log of a game names it. */
export const botName = (bot: string): string =>
  say("seat-bot", { name: bot.charAt(0).toUpperCase() + bot.slice(1) });

export function chairName(chair: Chair, mine: boolean): string {
  if (chair.bot !== null) return botName(chair.bot);
  if (mine) return say("seat-you");
  if (chair.name === null) return say("seat-free");
  return chair.name || say("seat-nameless");
}

/** The others at a table, the same bots together: "Anna, Bot Greedy ×2". */
export function othersAt(chairs: readonly Chair[], seat: number): string {
  const counts = new Map<string, number>();
  chairs.forEach((chair, index) => {
    if (index === seat || isFree(chair)) return;
    const name = chairName(chair, false);
    counts.set(name, (counts.get(name) ?? 0) + 1);
  });
  return [...counts].map(([name, count]) => (count > 1 ? `${name} ×${count}` : name)).join(", ");
}

// Games, presets and switches by their names; the two games have their words in files of their own.

import { canSay, need, say } from "../words/words.svelte";

export const needGames = () => need("rush-options", "battlegrounds-options");

const prefix = (game: string) => (game === "battlegrounds" ? "bg-" : "");

export const gameName = (game: string) => say(`game-${game}`);
export const presetName = (game: string, preset: string) => say(`${prefix(game)}preset-${preset}`);
export const presetHelp = (game: string, preset: string) =>
  say(`${prefix(game)}preset-${preset}-help`);
export const switchName = (game: string, name: string) => say(`${prefix(game)}option-${name}`);
export const switchHelp = (game: string, name: string) => say(`${prefix(game)}option-${name}-help`);

export function valueName(game: string, value: unknown): string {
  if (value === true) return say("on");
  if (value === false) return say("off");
  if (typeof value === "object") return say("value-own");
  const key = `${prefix(game)}value-${value}`;
  return canSay(key) ? say(key) : String(value);
}

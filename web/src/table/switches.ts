// How the switches of a table are set: as its preset does it, except for what was changed.

import { get, type Schemas } from "../api/call";
import type { TableTold } from "./told";

export type Game = Schemas["GameTold"];
export type Preset = Schemas["PresetTold"];
export type Setting = boolean | number | string;
export type Setup = Pick<TableTold, "game" | "preset" | "changes">;

export const presetOf = (game: Game, name: string): Preset =>
  game.presets.find((preset) => preset.name === name) ?? game.presets[0]!;

/** All switches as a preset sets them. */
export function optionsOf(game: Game, preset: Preset): Readonly<Record<string, Setting>> {
  const usual = game.switches.map((each) => [each.name, each.default] as const);
  return { ...Object.fromEntries(usual), ...preset.options };
}

/** All switches of a table; a file of one's own is told as an object. */
export async function switchesOf(table: Setup): Promise<Readonly<Record<string, unknown>>> {
  const { games } = await get("/api/games");
  const game = games.find(({ name }) => name === table.game)!;
  return { ...optionsOf(game, presetOf(game, table.preset)), ...table.changes };
}

// The switches of a table that is being planned. What goes together is told by the server
// (GET /api/games); nothing about the games is known here.

import type { Schemas } from "../../api/call";
import { optionsOf, type Game, type Preset, type Setting } from "../../table/switches";

export { optionsOf, presetOf, type Game, type Preset, type Setting } from "../../table/switches";
export type Switch = Schemas["SwitchTold"];
/** A file of one's own that stands for a value. */
export interface OwnFile {
  name: string;
  text: string;
}
export type Value = Setting | OwnFile;
export type Options = Readonly<Record<string, Value>>;

export const isOwn = (value: Value | undefined): value is OwnFile => typeof value === "object";

/** The switches that differ from their preset, as the server wants them. */
export function changesOf(game: Game, preset: Preset, options: Options) {
  const usual = optionsOf(game, preset);
  const switches: Record<string, Setting> = {};
  const files: Record<string, string> = {};
  for (const [name, value] of Object.entries(options)) {
    if (isOwn(value)) files[name] = value.text;
    else if (value !== usual[name]) switches[name] = value;
  }
  return { switches, files };
}

const choiceOf = (each: Switch, value: Value) =>
  each.choices.find((choice) => choice.value === value);

/** The other switches that would have to change for a value, each with what it must become. */
export function missingFor(each: Switch, value: Value, options: Options): [string, Setting][] {
  const needs = choiceOf(each, value)?.needs ?? {};
  return Object.entries(needs).flatMap(([name, allowed]) => {
    const now = options[name];
    if (now === undefined || isOwn(now) || allowed.includes(now)) return [];
    return allowed[0] === undefined ? [] : [[name, allowed[0]] as [string, Setting]];
  });
}

/** The options with a value, and with all that it needs. */
export function withValue(game: Game, options: Options, name: string, value: Value): Options {
  const each = game.switches.find((other) => other.name === name);
  const missing = each ? missingFor(each, value, options) : [];
  return { ...options, ...Object.fromEntries(missing), [name]: value };
}

/** The preset whose switches these are exactly, who begins aside. */
export function presetLike(game: Game, options: Options): Preset | undefined {
  return game.presets.find((preset) => {
    const wanted = optionsOf(game, preset);
    return Object.keys(wanted).every(
      (name) => name === "first_player" || wanted[name] === options[name],
    );
  });
}

/** For how many players the options can be: those of the preset, and what each change does. */
export function seatsFor(game: Game, preset: Preset, options: Options): number[] {
  const usual = optionsOf(game, preset);
  let seats = new Set(preset.seats);
  const lost = new Set<number>();
  for (const each of game.switches) {
    const value = options[each.name];
    if (value === undefined || value === usual[each.name]) continue;
    const before = choiceOf(each, usual[each.name]!)?.seats ?? [];
    // What a file of one's own allows only the server knows: as much as any value does
    const after = choiceOf(each, value)?.seats ?? each.choices.flatMap((choice) => choice.seats);
    seats = new Set([...seats, ...after]);
    for (const count of before) if (!after.includes(count)) lost.add(count);
  }
  return [...seats].filter((count) => !lost.has(count)).sort((one, other) => one - other);
}

// The table that is being planned; kept while one looks a rule up on another page.

import type { Schemas } from "../../api/call";
import { nearest, resized, seated, sentChairs, type Planned } from "./chairs";
import { USUAL, type Kind } from "./clock";
import {
  changesOf,
  optionsOf,
  presetLike,
  presetOf,
  seatsFor,
  withValue,
  type Game,
  type Options,
  type Preset,
  type Value,
} from "./options";

const FIRST = "first_player";
const STAND_IN = "veteran";

export class Draft {
  game: Game = $state.raw()!;
  preset: Preset = $state.raw()!;
  options: Options = $state.raw({});
  chairs: readonly Planned[] = $state.raw([{ who: "you" }, { who: "friend" }]);
  clock: { kind: Kind; seconds: number } = $state.raw({ kind: "none", seconds: 0 });
  listed = $state(false);
  spectators = $state(true);
  chat = $state(true);
  hints = $state(true);

  /** How many chairs there can be, whoever begins. */
  possible: number[] = $derived(this.#seats());
  /** How many switches differ from the preset. */
  changed: number = $derived(this.#count());

  constructor(game: Game) {
    this.pickGame(game);
  }

  pickGame(game: Game): void {
    this.game = game;
    this.pickPreset(game.presets[0]!.name);
  }

  pickPreset(name: string): void {
    this.preset = presetOf(this.game, name);
    this.options = optionsOf(this.game, this.preset);
    this.#fit();
  }

  /** Set a switch, and all that it needs. */
  set(name: string, value: Value): void {
    this.options = withValue(this.game, this.options, name, value);
    this.preset = presetLike(this.game, this.options) ?? this.preset;
    this.#fit();
  }

  begins(value: Value): void {
    this.options = { ...this.options, [FIRST]: value };
  }

  resize(count: number): void {
    this.chairs = resized(this.chairs, count);
    const first = this.options[FIRST];
    if (typeof first === "number" && first > count) this.begins("random");
  }

  seat(seat: number, next: Planned): void {
    this.chairs = seated(this.chairs, seat, next);
  }

  pickClock(kind: Kind): void {
    this.clock = { kind, seconds: USUAL[kind] };
  }

  body(): Schemas["TableSent"] {
    return {
      game: this.game.name,
      preset: this.preset.name,
      ...changesOf(this.game, this.preset, this.options),
      chairs: sentChairs(this.chairs),
      stand_in: STAND_IN,
      clock: this.clock,
      listed: this.listed,
      spectators: this.spectators,
      chat: this.chat,
      hints: this.hints,
    };
  }

  /** How many chairs there could be with another value of a switch. */
  possibleWith(name: string, value: Value): number[] {
    return this.#seats(withValue(this.game, this.options, name, value));
  }

  #fit(): void {
    const possible = this.#seats();
    this.resize(nearest(possible, this.chairs.length));
  }

  #seats(options = this.options): number[] {
    const usual = optionsOf(this.game, this.preset);
    return seatsFor(this.game, this.preset, { ...options, [FIRST]: usual[FIRST]! });
  }

  #count(): number {
    const { switches, files } = changesOf(this.game, this.preset, this.options);
    return Object.keys({ ...switches, ...files }).filter((name) => name !== FIRST).length;
  }
}

// Where in a finished game we are, as whom we look at it, and whether it runs.

import type { TableEvent, TableTold } from "../table/told";
import type { Seen } from "./address";
import { after, before, startsOf, type Moment } from "./moments";
import { pauseAt, SPEEDS } from "./speed";

const NOTHING: readonly TableEvent[] = [];

export class Replaying {
  /** How many moves are done. */
  at = $state(0);
  seen: Seen = $state("all");
  /** As whom we want to look, while that is still being loaded. */
  asked: Seen | null = $state(null);
  playing = $state(false);
  /** Which of the speeds. */
  pace = $state(1);
  moments: readonly Moment[] = $state.raw([]);
  /** What has just happened; nothing after a jump, or nothing that fits could be shown. */
  events: readonly TableEvent[] = $state.raw(NOTHING);
  /** Points of each seat at each moment, once they are known. */
  points: readonly (readonly number[])[] = $state.raw([]);

  readonly last = $derived(Math.max(0, this.moments.length - 1));
  readonly moment = $derived(this.moments[this.at] ?? this.moments[0]!);
  readonly turns = $derived(startsOf(this.moments, "turn"));
  readonly rounds = $derived(startsOf(this.moments, "round"));

  constructor(
    /** As it was at the end. */
    readonly table: TableTold,
    /** Where we sat ourselves; -1 for nowhere. */
    readonly own: number,
  ) {}

  /** Lets time pass, as long as the component lives that calls this. */
  run(): void {
    $effect(() => {
      if (!this.playing) return;
      if (this.at >= this.last) {
        this.playing = false;
        return;
      }
      const pause = pauseAt(this.moment.events, this.speed);
      const timer = setTimeout(() => this.goTo(this.at + 1), pause);
      return () => clearTimeout(timer);
    });
  }

  get speed(): number {
    return SPEEDS[this.pace]!;
  }

  /** The same moment as somebody else saw it, or in another language. */
  show(seen: Seen, moments: readonly Moment[]): void {
    this.moments = moments;
    this.seen = seen;
    this.asked = null;
    this.at = Math.min(this.at, this.last);
    this.events = NOTHING;
  }

  goTo(wanted: number): void {
    const at = Math.min(Math.max(0, wanted), this.last);
    this.events = at === this.at + 1 ? this.moments[at]!.events : NOTHING;
    this.at = at;
  }

  /** One goes somewhere oneself: then it does not run on. */
  jump(wanted: number): void {
    this.playing = false;
    this.goTo(wanted);
  }

  step = (by: number) => this.jump(this.at + by);
  turn = (by: -1 | 1) => this.#along(this.turns, by);
  round = (by: -1 | 1) => this.#along(this.rounds, by);

  /** Run, from the beginning when it was at the end; or pause. */
  toggle(): void {
    if (!this.playing && this.at >= this.last) this.goTo(0);
    this.playing = !this.playing;
  }

  #along(starts: readonly number[], by: -1 | 1): void {
    this.jump(by < 0 ? before(starts, this.at) : after(starts, this.at, this.last));
  }
}

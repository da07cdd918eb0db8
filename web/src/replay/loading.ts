// The replays of a table as the server tells them; each is asked for once.

import { get } from "../api/call";
import type { Language } from "../app/settings.svelte";
import type { Seen } from "./address";
import { momentsOf, type Moment } from "./moments";
import { opened } from "./opened";

const BYSTANDER = -1;

export class Shelf {
  #asked = new Map<string, Promise<Moment[]>>();

  constructor(
    readonly table: string,
    readonly seats: number,
  ) {}

  /** The game as a seat saw it, or with everything open. */
  async moments(seen: Seen, language: Language): Promise<Moment[]> {
    if (seen !== "all") return this.#seat(seen, language);
    const all = Array.from({ length: this.seats }, (_, seat) => this.#seat(seat));
    return opened(await this.#seat(BYSTANDER, language), await Promise.all(all));
  }

  #seat(seat: number, words?: Language): Promise<Moment[]> {
    const key = `${seat} ${words}`;
    const known = this.#asked.get(key);
    if (known) return known;
    const path = { table: this.table };
    const asked = get("/api/tables/{table}/replay", { path, query: { seat, words } }).then(
      momentsOf,
    );
    this.#asked.set(key, asked);
    asked.catch(() => this.#asked.delete(key)); // it may be asked for again
    return asked;
  }
}

// Choosing by pointing: which places can be pointed at, and what that means.
//
// An action with one place is chosen there; one with two is begun at the first and ended at the
// second. Where several actions meet, people are asked which one they mean. When all that has
// two places begins at the same one, its ends can be pointed at without beginning.

import type { Places, Scene } from "./scene";
import { sorted } from "./sorting";

export type Mark = "none" | "can" | "begun" | "end";

export class Choosing {
  /** The place at which an action was begun. */
  begun: string | null = $state(null);
  /** The actions between which people are to decide, and where that was asked. */
  asked: { place: string; actions: readonly string[] } | null = $state.raw(null);

  #scene: () => Scene;
  #places: Places;
  #found = $derived.by(() => sorted(this.#scene(), this.#places));

  constructor(scene: () => Scene, places: Places) {
    this.#scene = scene;
    this.#places = places;
    $effect(() => {
      void this.#scene().decision?.number; // another decision: what was begun is over
      this.cancel();
    });
  }

  /** Actions that belong to no place: buttons. */
  get elsewhere(): readonly string[] {
    return this.#found.elsewhere;
  }

  /** All places at which something can be pointed at now. */
  get open(): readonly string[] {
    return this.#found.all.filter((place) => this.mark(place) !== "none");
  }

  /** How a place is to be drawn. */
  mark(place: string): Mark {
    if (this.begun === place) return "begun";
    if (this.#ending(place).length) return "end";
    return this.#found.at.has(place) ? "can" : "none";
  }

  /** Whether the hint means this place. */
  hinted(place: string): boolean {
    const scene = this.#scene();
    return scene.hinted !== null && this.#places(scene.hinted, scene).includes(place);
  }

  /** The actions that pointing at a place may mean now. */
  actionsAt(place: string): readonly string[] {
    const ending = this.#ending(place);
    return ending.length ? ending : (this.#found.at.get(place) ?? []);
  }

  sentence(action: string): string {
    return this.#scene().sentence(action);
  }

  /** Somebody points at a place. */
  point(place: string): void {
    if (this.begun === place) return this.cancel();
    const ending = this.#ending(place);
    if (ending.length) return this.#decide(place, ending);
    const actions = this.#found.at.get(place) ?? [];
    if (!actions.length) return this.cancel();
    if (!this.leads(place)) return this.#decide(place, actions);
    const here = actions.filter((action) => this.#places(action, this.#scene()).length === 1);
    this.begun = place;
    // Beside going on from here there may be something to do right here
    this.asked = here.length ? { place, actions: here } : null;
  }

  /** Whether something can be carried from here to another place. */
  leads(place: string): boolean {
    return this.#found.starts.has(place);
  }

  /** Something is taken in hand, to be carried somewhere. */
  lift(place: string): void {
    this.asked = null;
    this.begun = place;
  }

  /** Something was carried from one place to another. */
  carry(from: string, to: string): void {
    const actions = this.#between(from, to);
    if (actions.length) this.#decide(to, actions);
    else this.cancel();
  }

  cancel(): void {
    this.begun = null;
    this.asked = null;
  }

  choose(action: string): void {
    this.cancel();
    this.#scene().choose(action);
  }

  #decide(place: string, actions: readonly string[]): void {
    const [only] = actions;
    if (actions.length === 1 && only !== undefined) this.choose(only);
    else this.asked = { place, actions };
  }

  /** What ends at a place: of what was begun, or of the only thing that can be. */
  #ending(place: string): readonly string[] {
    const from = this.begun ?? (this.#found.starts.size === 1 ? [...this.#found.starts][0] : null);
    return from == null ? [] : this.#between(from, place);
  }

  #between(from: string, to: string): readonly string[] {
    return this.#found.between.get(`${from} ${to}`) ?? [];
  }
}

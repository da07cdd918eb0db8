// A live table as a scene: what the components of the two games draw.

import type { components } from "../api/schema";
import { settings } from "../app/settings.svelte";
import { plain, type Kind } from "../words/marks";
import { say } from "../words/words.svelte";
import { NO_FACES, type Faces } from "./faces";
import type { LiveTable } from "./live.svelte";
import { namesOf } from "./names";
import { pointOut } from "./pointing";
import type { Scene } from "./scene";
import type { View } from "./told";
import { warningOf } from "./warning";

type Hint = components["schemas"]["Hint"];
const percent = (share: number) => Math.round(share * 100);

export class LiveScene implements Scene {
  faces: Faces = $state.raw(NO_FACES);
  /** Whether the faces have come, or will not: until then all cards would show their backs. */
  legible = $state(false);
  /** What a hint has named, for which decision, and why. */
  hint: Hint | null = $state.raw(null);
  /** An action that waits until people have read a warning. */
  doubted: { action: string; warning: string } | null = $state.raw(null);
  /** What is being explained. */
  explained: { kind: Kind; id: string } | null = $state.raw(null);

  #names = $derived.by(() => namesOf(this.live.table?.chairs ?? []));

  constructor(
    readonly live: LiveTable,
    readonly send: (action: string) => void,
  ) {}

  get view(): View {
    return this.live.view!;
  }
  get table() {
    return this.live.table!;
  }
  get seat() {
    return this.live.seat;
  }
  get names(): readonly string[] {
    return this.#names;
  }
  get decision() {
    return this.live.decision;
  }
  get actions(): readonly string[] {
    return this.away || this.live.slow ? [] : this.live.actions;
  }
  get events() {
    return this.live.events;
  }
  get hinted(): string | null {
    const { hint } = this;
    return hint && hint.decision === this.decision?.number ? hint.action : null;
  }
  /** The hint in words, with marks: not all see what it lights up. */
  get advice(): string {
    const { hinted } = this;
    return hinted === null ? "" : say("play-hint-says", { action: this.sentence(hinted) });
  }
  /** Why the hint names this action: what it is hoped to bring, beside the next best one. */
  get why(): string {
    if (this.hinted === null) return "";
    const [best, other] = this.hint?.reason ?? [];
    if (best === undefined) return "";
    const chance = percent(best.chance);
    if (other === undefined) return say("play-hint-why", { chance });
    const instead = plain(this.sentence(other.action));
    return say("play-hint-why-next", { chance, next: percent(other.chance), instead });
  }
  /** The stand-in plays for us. */
  get away(): boolean {
    return this.live.table?.chairs[this.seat]?.away ?? false;
  }

  sentence(action: string): string {
    return this.live.sentence(action);
  }

  choose(action: string): void {
    if (this.live.asking) return; // what is still drawn belongs to the choice that is on its way
    const warning = settings.warn ? warningOf(action, this) : null;
    if (warning) this.doubted = { action, warning };
    else this.send(action);
  }

  explain(kind: Kind, id: string): void {
    if (!pointOut(kind, id)) this.explained = { kind, id };
  }
}

// What somebody at a table asks for beside choosing: going back, a hint, another game …

import { tick } from "svelte";

import { post } from "../api/call";
import { announce } from "../app/announcer.svelte";
import { go } from "../app/router.svelte";
import { toast } from "../app/toasts.svelte";
import { attempt } from "../app/trouble";
import { plain } from "../words/marks";
import type { LiveScene } from "./live-scene.svelte";
import { pointAt } from "./pointing";
import { refusalSentence, type Refusal } from "./refusals";
import { rematch } from "./rematch";

export class Acting {
  /** A hint is on its way. */
  hinting = $state(false);
  /** Going back needs consent: it is asked to before which move. */
  undoing = $state(false);

  #scene: LiveScene;

  constructor(scene: LiveScene) {
    this.#scene = scene;
  }

  get #live() {
    return this.#scene.live;
  }
  get #path() {
    return { path: { table: this.#live.id } };
  }

  undo = async (): Promise<void> => {
    if (this.#live.decision?.undo?.free) tell(await this.#live.undo());
    else this.undoing = true;
  };
  askUndo = async (moves: number): Promise<void> => tell(await this.#live.askUndo(moves));
  answerUndo = async (yes: boolean): Promise<void> => tell(await this.#live.answerUndo(yes));

  hint = async (): Promise<void> => {
    const decision = this.#live.decision?.number;
    if (decision === undefined || this.hinting || !this.#live.myTurn) return;
    if (!this.#live.table?.hints) return;
    this.hinting = true;
    const body = { decision };
    const told = await attempt(post("/api/tables/{table}/hint", { ...this.#path, body }));
    this.hinting = false;
    if (!told) return;
    this.#scene.hint = told;
    const { advice, why } = this.#scene;
    if (!advice) return; // it was decided meanwhile
    announce(`${plain(advice)} ${why}`);
    await tick();
    pointAt(".board [data-hinted]");
  };

  again = async (): Promise<void> => {
    const made = await attempt(rematch(this.#live.id));
    if (made) go(`/table/${made}`);
  };

  leave = (): void => void attempt(post("/api/tables/{table}/leave", this.#path));
  comeBack = (): void => void attempt(post("/api/tables/{table}/return", this.#path));

  callStandIn = (): void => {
    const body = { decision: this.#live.decision?.number ?? 0 };
    void attempt(post("/api/tables/{table}/stand-in", { ...this.#path, body }));
  };
}

function tell(refused: Refusal | null): void {
  if (refused) toast(refusalSentence(refused), "bad");
}

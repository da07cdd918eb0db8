// A table as it is told over the socket, for the page to draw: all that is shown of it
// (shown.svelte.ts), and what one asks for by `choose`, `undo`, `speakUp` …
//
// What others do is shown one update after another (queue.svelte.ts). Nothing can be chosen before
// all is shown.

import type { FromServer } from "../api/socket";
import type { Language } from "../app/settings.svelte";
import { Queue } from "./queue.svelte";
import { refusalOf, type Refusal } from "./refusals";
import { ShownTable } from "./shown.svelte";
import type { ChatLine } from "./told";
import { socketAddress, Wire, type Ear, type Said, type State, type Update } from "./wire";

const SLOW = 150; // milliseconds

export class LiveTable extends ShownTable implements Ear {
  connection: State = $state("connecting");
  /** Why the connection will not come back, as a key of docs/api.md. */
  ended = $state("");
  /** What was asked for takes so long that it is to be seen; most answers come before. */
  slow = $state(false);

  #wire: Wire;
  #queue = new Queue(
    (update) => this.show(update),
    () => this.seat,
  );
  #told = 0; // the number of the last message that came, shown or not
  #answering = $state(-1); // the decision at which a choice or an undo is on its way
  #wanted: Language;
  #spoken: Language; // what the server speaks on this connection

  constructor(
    readonly id: string,
    language: Language,
  ) {
    super();
    this.#wanted = this.#spoken = language;
    this.#wire = new Wire((after) => socketAddress(id, (this.#spoken = this.#wanted), after), this);
    document.addEventListener("visibilitychange", this.#looked);
  }

  /** Updates that are still to be shown. */
  get behind(): number {
    return this.#queue.length;
  }

  get myTurn(): boolean {
    return this.decision !== null && this.decision.seat === this.seat && this.behind === 0;
  }

  /** A choice or an undo is on its way, and nothing has come of it yet. */
  get asking(): boolean {
    return this.decision !== null && this.#answering === this.decision.number;
  }

  get actions(): readonly string[] {
    return this.myTurn ? (this.decision?.actions ?? []) : [];
  }

  close(): void {
    this.#queue.clear();
    document.removeEventListener("visibilitychange", this.#looked);
    this.#wire.close();
  }

  // What the person asks for

  /** A second click on the way means the same one; a break is waited out. */
  async choose(action: string): Promise<Refusal | null> {
    if (this.asking || !this.actions.includes(action)) return null;
    const decision = this.#decisionNumber();
    const refused = await this.#ask({ type: "choose", decision, action });
    if (refused?.key !== "connection-lost" || this.connection === "ended") return refused;
    await this.#wire.heardAll();
    // It was done before the break, or has to be asked again
    return this.#decisionNumber() === decision ? this.choose(action) : null;
  }

  undo(): Promise<Refusal | null> {
    return this.#ask({ type: "undo", decision: this.#decisionNumber() });
  }

  askUndo(moves: number): Promise<Refusal | null> {
    return this.#ask({ type: "ask-undo", decision: this.#decisionNumber(), moves });
  }

  answerUndo(yes: boolean): Promise<Refusal | null> {
    return this.#ask({ type: "answer-undo", decision: this.#decisionNumber(), yes });
  }

  async speakUp(body: string): Promise<Refusal | null> {
    return refusalOf(await this.#wire.say({ type: "say", body }));
  }

  /** Tell the sentences of the decision in another language, and all later ones. */
  async speak(language: Language): Promise<void> {
    this.#wanted = language;
    if (this.#spoken === language || this.connection !== "open") return;
    this.#spoken = language;
    await this.#wire.say({ type: "words", language });
  }

  /** Show all that waits at once. */
  skip(): void {
    this.#queue.skip();
  }

  #looked = (): void => {
    if (document.hidden) this.skip(); // nobody looks: nothing need be followed
  };

  #decisionNumber(): number {
    return this.decision?.number ?? 0;
  }

  async #ask(message: Said): Promise<Refusal | null> {
    if (this.asking) return null;
    const decision = (this.#answering = this.#decisionNumber());
    const timer = setTimeout(() => (this.slow = true), SLOW);
    try {
      return refusalOf(await this.#wire.say(message));
    } finally {
      clearTimeout(timer);
      this.slow = false;
      if (this.#answering === decision) this.#answering = -1;
    }
  }

  // What the server tells

  known(): number | null {
    return this.table === null ? null : this.#told;
  }

  stateIs(state: State, reason: string): void {
    this.connection = state;
    if (state === "ended") this.ended = reason;
    // The language was switched during the break, and perhaps nothing happened since
    if (state === "open" && this.table !== null) {
      void this.#wire.say({ type: "words", language: this.#wanted });
    }
  }

  hear(message: FromServer): void {
    if (message.type === "snapshot") {
      this.#queue.clear();
      this.#told = message.number;
      this.start(message);
    } else if (message.type === "update") this.#take(message);
    else if (message.type === "chat") this.listen(message as ChatLine);
    else if (message.type === "words" && message.number === this.#told) {
      this.skip(); // what waits was told in the other language
      this.words = message.words;
    }
  }

  #take(update: Update): void {
    if (update.number <= this.#told) return; // told already
    if (update.number > this.#told + 1) return this.#wire.again(); // cannot be: look anew
    this.#told = update.number;
    this.#queue.add(update);
  }
}

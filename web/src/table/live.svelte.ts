// A table as it is told over the socket, for the page to draw: `view`, `decision`, `table`,
// `words` and `log`, and what one asks for by `choose`, `undo`, `speakUp` …
//
// What others do is shown one update after another, with a pause to follow it (pace.ts). Nothing
// can be chosen before all is shown.

import type { FromServer } from "../api/socket";
import { settings, type Language } from "../app/settings.svelte";
import { applyChanges, type Change } from "./changes";
import { pauseAfter } from "./pace";
import type {
  ChatLine,
  Clock,
  Decision,
  LogLine,
  TableEvent,
  TableTold,
  View,
  WordsTold,
} from "./told";
import { socketAddress, Wire, type Ear, type Said, type State } from "./wire";

type Snapshot = Extract<FromServer, { type: "snapshot" }>;
type Update = Extract<FromServer, { type: "update" }>;

/** Why something that was asked for was not done; `key` as in docs/api.md. */
export interface Refusal {
  key: string;
  sentence: string;
  values?: Record<string, unknown>;
}

const SILENT: WordsTold = { question: null, actions: [] };

export class LiveTable implements Ear {
  seat = $state(-1);
  number = $state(0);
  table: TableTold | null = $state.raw(null);
  view: View | null = $state.raw(null);
  decision: Decision | null = $state.raw(null);
  words: WordsTold = $state.raw(SILENT);
  log: LogLine[] = $state.raw([]);
  chat: ChatLine[] = $state.raw([]);
  /** Of the update that was shown last: what moves is told by them. */
  events: TableEvent[] = $state.raw([]);
  connection: State = $state("connecting");
  /** Why the connection will not come back, as a key of docs/api.md. */
  ended = $state("");
  /** Updates that are still to be shown. */
  behind = $state(0);
  /** Another number: the log has gaps or lines that no longer hold, so read all of it again. */
  gaps = $state(0);
  /** What the server's clock shows more than ours, in milliseconds, as far as we have heard. */
  ahead = $state(-Infinity);

  #wire: Wire;
  #queue: Update[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined; // runs while an update is looked at
  #told = 0; // the number of the last message that came, shown or not
  #answering = $state(-1); // the decision at which a choice or an undo is on its way
  #wanted: Language;
  #spoken: Language; // what the server speaks on this connection

  constructor(
    readonly id: string,
    language: Language,
  ) {
    this.#wanted = this.#spoken = language;
    this.#wire = new Wire((after) => socketAddress(id, (this.#spoken = this.#wanted), after), this);
    document.addEventListener("visibilitychange", this.#looked);
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

  /** The sentence of an action that can be chosen. */
  sentence(action: string): string {
    const index = this.decision?.actions?.indexOf(action) ?? -1;
    return this.words.actions?.[index] ?? action;
  }

  close(): void {
    clearTimeout(this.#timer);
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
    return refusal(await this.#wire.say({ type: "say", body }));
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
    clearTimeout(this.#timer);
    this.#timer = undefined;
    while (this.#queue.length) this.#show(this.#queue.shift()!);
    this.behind = 0;
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
    try {
      return refusal(await this.#wire.say(message));
    } finally {
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
    if (message.type === "snapshot") this.#start(message);
    else if (message.type === "update") this.#take(message);
    else if (message.type === "chat") this.#listen(message as ChatLine);
    else if (message.type === "words" && message.number === this.#told) {
      this.skip(); // what waits was told in the other language
      this.words = message.words;
    }
  }

  #start(message: Snapshot): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#queue = [];
    this.behind = 0;
    this.#told = this.number = message.number;
    this.seat = message.seat;
    this.table = message.table as unknown as TableTold;
    this.#compareClocks(this.table.clock);
    this.view = message.view as View | null;
    this.decision = message.decision as Decision | null;
    this.words = message.words ?? SILENT;
    this.events = [];
    this.log = [];
    this.gaps += 1;
  }

  #take(update: Update): void {
    if (update.number <= this.#told) return; // told already
    if (update.number > this.#told + 1) return this.#wire.again(); // cannot be: look anew
    this.#told = update.number;
    this.#queue.push(update);
    this.behind = this.#queue.length;
    if (this.#timer === undefined) this.#showNext();
  }

  #showNext(): void {
    this.#timer = undefined;
    const update = this.#queue.shift();
    if (!update) return;
    this.#show(update);
    this.behind = this.#queue.length;
    const quick = settings.fast || document.hidden;
    const pause = quick ? 0 : pauseAfter(update, this.seat, this.#queue.length);
    if (pause) this.#timer = setTimeout(() => this.#showNext(), pause);
    else this.#showNext();
  }

  #show(update: Update): void {
    const words: WordsTold | null = update.words ?? null;
    this.number = update.number;
    if (update.table) {
      this.table = applyChanges(this.table!, update.table as unknown as Change[]);
      this.#compareClocks(this.table.clock);
    }
    this.events = (update.events as TableEvent[] | undefined) ?? [];
    if (!update.changes) return;
    this.view = applyChanges(this.view, update.changes as unknown as Change[]);
    this.decision = (update.decision as Decision | null | undefined) ?? null;
    this.words = words ?? SILENT;
    if (update.do === "undo") this.gaps += 1;
    else if (words?.log?.length) this.#write(update.number, words.log);
  }

  #write(number: number, told: NonNullable<WordsTold["log"]>): void {
    const kept = this.log.filter((line) => !line.passing);
    this.log = [...kept, ...told.map((line) => ({ ...line, number }))];
  }

  /** What has begun has begun before now: of all we hear, the latest is nearest to the truth. */
  #compareClocks({ since }: Clock): void {
    if (since) this.ahead = Math.max(this.ahead, since - Date.now());
  }

  /** The log up to a number was read as a whole; later lines stay. */
  read(number: number, lines: readonly LogLine[]): void {
    this.log = [...lines, ...this.log.filter((line) => line.number > number)];
  }

  /** What was said before we came. */
  recall(lines: readonly ChatLine[]): void {
    for (const line of lines) this.#listen(line);
  }

  #listen(line: ChatLine): void {
    if (this.chat.some((other) => other.number === line.number)) return;
    this.chat = [...this.chat, line].sort((one, other) => one.number - other.number);
  }
}

function refusal(told: Awaited<ReturnType<Wire["say"]>>): Refusal | null {
  if (told === null) return { key: "connection-lost", sentence: "" };
  if (told.type !== "error") return null;
  const { key, sentence, values } = told.error;
  return { key, sentence, values };
}

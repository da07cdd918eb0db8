// What is shown of a table: a snapshot, and every update since.

import { applyChanges, type Change } from "./changes";
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
import type { Snapshot, Update } from "./wire";

const SILENT: WordsTold = { question: null, actions: [] };

export class ShownTable {
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
  /** Another number: the log has gaps or lines that no longer hold, so read all of it again. */
  gaps = $state(0);
  /** What the server's clock shows more than ours, in milliseconds, as far as we have heard. */
  ahead = $state(-Infinity);

  /** The sentence of an action that can be chosen. */
  sentence(action: string): string {
    const index = this.decision?.actions?.indexOf(action) ?? -1;
    return this.words.actions?.[index] ?? action;
  }

  /** The log up to a number was read as a whole; later lines stay. */
  read(number: number, lines: readonly LogLine[]): void {
    this.log = [...lines, ...this.log.filter((line) => line.number > number)];
  }

  /** What was said before we came. */
  recall(lines: readonly ChatLine[]): void {
    for (const line of lines) this.listen(line);
  }

  protected listen(line: ChatLine): void {
    if (this.chat.some((other) => other.number === line.number)) return;
    this.chat = [...this.chat, line].sort((one, other) => one.number - other.number);
  }

  protected start(message: Snapshot): void {
    this.number = message.number;
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

  protected show(update: Update): void {
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
}

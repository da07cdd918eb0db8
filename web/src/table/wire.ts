// The socket of a table: comes back by itself, and hears what it missed.

import type { FromClient, FromServer } from "../api/socket";

export type State = "connecting" | "open" | "lost" | "ended";
export type Snapshot = Extract<FromServer, { type: "snapshot" }>;
export type Update = Extract<FromServer, { type: "update" }>;
type WithoutRef<T> = T extends unknown ? Omit<T, "ref"> : never;
export type Said = WithoutRef<FromClient>;
export type Answered = Extract<FromServer, { type: "done" | "error" | "pong" | "words" }>;

const FIRST_PAUSE = 250;
const LONGEST_PAUSE = 5_000;
const SILENCE = 20_000; // then a ping shows whether the connection is alive
const PATIENCE = 8_000;
const NOT_AGAIN = [1008, 4000, 4001]; // refused, nonsense, no longer known

export interface Ear {
  hear(message: FromServer): void;
  stateIs(state: State, reason: string): void;
  /** The number of the last message, to hear what came after it. */
  known(): number | null;
}

export class Wire {
  #socket: WebSocket | null = null;
  #pause = FIRST_PAUSE;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #looking: ReturnType<typeof setTimeout> | undefined;
  #ended = false;
  #refs = 0;
  #waiting = new Map<string, (told: Answered | null) => void>();
  #whenOpen: (() => void)[] = [];

  constructor(
    readonly address: (after: number | null) => string,
    readonly ear: Ear,
  ) {
    window.addEventListener("online", this.#hurry);
    document.addEventListener("visibilitychange", this.#hurry);
    this.#connect(this.ear.known());
  }

  /** Say something; the answer is null when the connection was lost before one came. */
  say(message: Said): Promise<Answered | null> {
    const socket = this.#socket;
    if (socket?.readyState !== WebSocket.OPEN) return Promise.resolve(null);
    const ref = String(++this.#refs);
    return new Promise((resolve) => {
      this.#waiting.set(ref, resolve);
      socket.send(JSON.stringify({ ...message, ref }));
    });
  }

  /** Resolves when we are connected and have heard all that was missed. */
  async heardAll(): Promise<void> {
    do {
      if (this.#socket?.readyState !== WebSocket.OPEN) {
        await new Promise<void>((resolve) => this.#whenOpen.push(resolve));
      }
    } while (!this.#ended && (await this.say({ type: "ping" })) === null);
  }

  /** Connect anew and hear everything from the start. */
  again(): void {
    const socket = this.#socket;
    this.#forget();
    socket?.close();
    this.#connect(null);
  }

  close(): void {
    this.#end();
    this.#socket?.close();
    this.#forget();
  }

  #end(): void {
    this.#ended = true;
    clearTimeout(this.#timer);
    window.removeEventListener("online", this.#hurry);
    document.removeEventListener("visibilitychange", this.#hurry);
    this.#wake();
  }

  #connect(after: number | null): void {
    this.ear.stateIs("connecting", "");
    const socket = new WebSocket(this.address(after));
    this.#socket = socket;
    socket.onopen = () => {
      this.#pause = FIRST_PAUSE;
      this.ear.stateIs("open", "");
      this.#look();
      this.#wake();
    };
    socket.onmessage = (event) => {
      if (socket === this.#socket) this.#hear(JSON.parse(event.data as string) as FromServer);
    };
    socket.onclose = (event) => {
      if (socket === this.#socket) this.#lost(event.code, event.reason);
    };
  }

  #hear(message: FromServer): void {
    this.#look();
    this.ear.hear(message);
    if (!("ref" in message)) return;
    const resolve = this.#waiting.get(message.ref as string);
    this.#waiting.delete(message.ref as string);
    resolve?.(message as Answered);
  }

  #lost(code: number, reason: string): void {
    this.#forget();
    if (this.#ended) return;
    if (NOT_AGAIN.includes(code)) {
      this.#end();
      return this.ear.stateIs("ended", reason);
    }
    this.ear.stateIs("lost", reason);
    const pause = this.#pause * (0.75 + Math.random() / 2);
    this.#timer = setTimeout(() => this.#connect(this.ear.known()), pause);
    this.#pause = Math.min(this.#pause * 2, LONGEST_PAUSE);
  }

  /** A phone that wakes up has dead sockets that look alive. */
  #look(after = SILENCE): void {
    clearTimeout(this.#looking);
    this.#looking = setTimeout(() => {
      this.#looking = setTimeout(() => {
        const socket = this.#socket;
        this.#lost(0, "");
        socket?.close();
      }, PATIENCE);
      void this.say({ type: "ping" });
    }, after);
  }

  #hurry = (): void => {
    if (document.visibilityState === "hidden" || this.#ended) return;
    if (this.#socket?.readyState === WebSocket.OPEN) return this.#look(0);
    if (this.#socket?.readyState === WebSocket.CONNECTING) return;
    clearTimeout(this.#timer);
    this.#pause = FIRST_PAUSE;
    this.#connect(this.ear.known());
  };

  #wake(): void {
    for (const resolve of this.#whenOpen.splice(0)) resolve();
  }

  /** This socket is of no use any more. */
  #forget(): void {
    this.#socket = null;
    clearTimeout(this.#looking);
    for (const resolve of this.#waiting.values()) resolve(null);
    this.#waiting.clear();
  }
}

export function socketAddress(id: string, language: string, after: number | null): string {
  const address = new URL(`/api/tables/${encodeURIComponent(id)}/socket`, location.href);
  address.protocol = address.protocol === "https:" ? "wss:" : "ws:";
  address.searchParams.set("words", language);
  if (after !== null) address.searchParams.set("after", String(after));
  return address.href;
}

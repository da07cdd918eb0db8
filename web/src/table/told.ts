// What a table tells, as far as it is the same for all games; views are told by src/rush and
// src/battlegrounds.

export interface Chair {
  bot: string | null;
  name: string | null;
  away: boolean;
}

export interface Clock {
  kind: "none" | "turn" | "game";
  seconds: number;
  left?: number[];
  running?: number;
  since?: number;
}

export interface Outcome {
  winners: number[];
  points: number[];
  /** As the game tells it: see scoring.ts. */
  details: unknown;
}

export interface TableTold {
  id: string;
  status: "open" | "playing" | "over" | "closed";
  game: "rush" | "battlegrounds";
  preset: string;
  changes: Record<string, unknown>;
  chairs: Chair[];
  spectators: boolean;
  chat: boolean;
  hints: boolean;
  stand_in: string;
  clock: Clock;
  commitment: string;
  salts?: string[];
  undo_asked?: { seat: number; moves: number; agreed: number[] };
  outcome?: Outcome;
  next_table?: string;
}

export interface Asked {
  seat: number;
  step: string;
  [fact: string]: unknown;
}

export interface View {
  game: "rush" | "battlegrounds";
  seat: number;
  turn: number;
  round: number;
  active: number;
  over: boolean;
  asked: Asked;
}

export interface Decision {
  number: number;
  seat: number;
  step: string;
  asked: Asked;
  actions?: string[] | null;
  undo?: { free: boolean; why: string | null } | null;
}

export interface TableEvent {
  event: string;
  [fact: string]: unknown;
}

export interface LogLine {
  number: number;
  text: string;
  /** Not to be kept once the tokens of a memory game lie face down again. */
  passing?: boolean;
}

export interface WordsTold {
  question: string | null;
  actions: string[] | null;
  log?: { text: string; passing: boolean }[];
}

export interface ChatLine {
  number: number;
  at: number;
  seat: number | null;
  name: string;
  body: string;
}

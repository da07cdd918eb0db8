// Made by `npm run types`; do not edit.

export type FromClient = Choose | Undo | AskUndo | AnswerUndo | Say | Speak | Ping;
export type Action = string;
export type Decision = number;
/**
 * Comes back with the answer
 */
export type Ref = string;
export type Type = "choose";
export type Decision1 = number;
/**
 * Comes back with the answer
 */
export type Ref1 = string;
export type Type1 = "undo";
export type Decision2 = number;
export type Moves = number;
/**
 * Comes back with the answer
 */
export type Ref2 = string;
export type Type2 = "ask-undo";
export type Decision3 = number;
/**
 * Comes back with the answer
 */
export type Ref3 = string;
export type Type3 = "answer-undo";
export type Yes = boolean;
export type Body = string;
/**
 * Comes back with the answer
 */
export type Ref4 = string;
export type Type4 = "say";
export type Language = "en" | "pl" | "cs";
/**
 * Comes back with the answer
 */
export type Ref5 = string;
export type Type5 = "words";
/**
 * Comes back with the answer
 */
export type Ref6 = string;
export type Type6 = "ping";
export type FromServer = Snapshot | Update | ChatTold | DoneTold | WordsTold | ErrorSaid | Pong;
/**
 * For its owner only
 */
export type Actions = string[] | null;
/**
 * A choice names it
 */
export type Number = number;
export type Seat = number;
export type Step = string;
export type Undo1 = {
  [k: string]: unknown;
} | null;
/**
 * Of the last entry of the log
 */
export type Number1 = number;
/**
 * As which seat one sees the table; -1 for who only looks
 */
export type Seat1 = number;
export type Type7 = "snapshot";
export type View = {
  [k: string]: unknown;
} | null;
/**
 * In the order of the decision's actions
 */
export type Actions1 = string[];
export type Question = string | null;
/**
 * Of the view
 */
export type Changes = [unknown] | [unknown, unknown][] | null;
/**
 * For its owner only
 */
export type Action1 = string | null;
/**
 * clock: the stand-in
 */
export type By = "person" | "bot" | "clock";
export type Seat2 = number;
/**
 * What happened at the table; for who may look on
 */
export type Do = string | null;
export type Events =
  | {
      [k: string]: unknown;
    }[]
  | null;
/**
 * One more than that of the message before
 */
export type Number2 = number;
/**
 * Changes of the table
 */
export type Table1 = [unknown] | [unknown, unknown][] | null;
export type Type8 = "update";
/**
 * In the order of the decision's actions
 */
export type Actions2 = string[];
/**
 * Of a memory game: not to be kept once the tokens lie face down again
 */
export type Passing = boolean;
export type Text = string;
/**
 * What happened
 */
export type Log = LogLine[];
export type Question1 = string | null;
export type At = number;
/**
 * Plain text, never markup
 */
export type Body1 = string;
export type Name = string;
export type Number3 = number;
export type Seat3 = number | null;
export type Type9 = "chat";
export type Number4 = number;
export type Ref7 = string;
export type Type10 = "done";
export type Language1 = "en" | "pl" | "cs";
/**
 * Of the last entry of the log
 */
export type Number5 = number;
export type Ref8 = string;
export type Type11 = "words";
/**
 * The field of the request that it is about
 */
export type Field = string | null;
/**
 * Stable, for programs
 */
export type Key = string;
/**
 * For people, in the language of Accept-Language
 */
export type Sentence = string;
export type Ref9 = string;
/**
 * The status that HTTP would have answered with
 */
export type Status = number;
export type Type12 = "error";
export type Ref10 = string;
export type Type13 = "pong";

export interface MessagesOnTheSocketOfATable {
  said: FromClient;
  told: FromServer;
}
export interface Choose {
  action: Action;
  decision: Decision;
  ref?: Ref;
  type: Type;
}
export interface Undo {
  decision: Decision1;
  ref?: Ref1;
  type: Type1;
}
export interface AskUndo {
  decision: Decision2;
  moves: Moves;
  ref?: Ref2;
  type: Type2;
}
export interface AnswerUndo {
  decision: Decision3;
  ref?: Ref3;
  type: Type3;
  yes: Yes;
}
export interface Say {
  body: Body;
  ref?: Ref4;
  type: Type4;
}
/**
 * From now on everything in words as well.
 */
export interface Speak {
  language: Language;
  ref?: Ref5;
  type: Type5;
}
export interface Ping {
  ref?: Ref6;
  type: Type6;
}
export interface Snapshot {
  decision: DecisionTold | null;
  number: Number1;
  seat: Seat1;
  table: Table;
  type: Type7;
  view: View;
  /**
   * For who asked for words
   */
  words?: DecisionWords | null;
  [k: string]: unknown;
}
export interface DecisionTold {
  actions?: Actions;
  asked: Asked;
  number: Number;
  seat: Seat;
  step: Step;
  undo?: Undo1;
  [k: string]: unknown;
}
export interface Asked {
  [k: string]: unknown;
}
export interface Table {
  [k: string]: unknown;
}
/**
 * Sentences for people. What can be pointed at is marked: U+E000 kind:id U+E001 text U+E002.
 */
export interface DecisionWords {
  actions: Actions1;
  question: Question;
  [k: string]: unknown;
}
export interface Update {
  changes?: Changes;
  /**
   * When a choice was made
   */
  choice?: ChoiceMade | null;
  decision?: DecisionTold | null;
  do?: Do;
  events?: Events;
  number: Number2;
  table?: Table1;
  type: Type8;
  /**
   * With changes, for who asked for words
   */
  words?: UpdateWords | null;
  [k: string]: unknown;
}
export interface ChoiceMade {
  action?: Action1;
  by: By;
  seat: Seat2;
  [k: string]: unknown;
}
export interface UpdateWords {
  actions: Actions2;
  log: Log;
  question: Question1;
  [k: string]: unknown;
}
export interface LogLine {
  passing: Passing;
  text: Text;
  [k: string]: unknown;
}
export interface ChatTold {
  at: At;
  body: Body1;
  name: Name;
  number: Number3;
  seat: Seat3;
  type: Type9;
  [k: string]: unknown;
}
export interface DoneTold {
  number: Number4;
  ref: Ref7;
  type: Type10;
  [k: string]: unknown;
}
export interface WordsTold {
  language: Language1;
  number: Number5;
  ref: Ref8;
  type: Type11;
  words: DecisionWords;
  [k: string]: unknown;
}
export interface ErrorSaid {
  error: ErrorTold;
  ref: Ref9;
  status: Status;
  type: Type12;
  [k: string]: unknown;
}
export interface ErrorTold {
  field: Field;
  key: Key;
  sentence: Sentence;
  values: Values;
  [k: string]: unknown;
}
/**
 * What the sentence is about
 */
export interface Values {
  [k: string]: unknown;
}
export interface Pong {
  ref: Ref10;
  type: Type13;
  [k: string]: unknown;
}

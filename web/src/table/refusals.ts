// Why something was not done, in the language of the page.

import type { FluentVariable } from "@fluent/bundle";

import { canSay, say } from "../words/words.svelte";
import type { Answered } from "./wire";

/** Why something that was asked for was not done; `key` as in docs/api.md. */
export interface Refusal {
  key: string;
  sentence: string;
  values?: Record<string, unknown>;
}

/** Of what the server answered; null: it was done. */
export function refusalOf(told: Answered | null): Refusal | null {
  if (told === null) return { key: "connection-lost", sentence: "" };
  if (told.type !== "error") return null;
  const { key, sentence, values } = told.error;
  return { key, sentence, values };
}

export function refusalSentence({ key, sentence, values }: Refusal): string {
  if (key === "connection-lost") return say("play-lost");
  return canSay(key) ? say(key, values as Record<string, FluentVariable>) : sentence;
}

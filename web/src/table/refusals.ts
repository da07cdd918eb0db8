// Why something was not done, in the language of the page.

import type { FluentVariable } from "@fluent/bundle";

import { canSay, say } from "../words/words.svelte";
import type { Refusal } from "./live.svelte";

export function refusalSentence({ key, sentence, values }: Refusal): string {
  if (key === "connection-lost") return say("play-lost");
  return canSay(key) ? say(key, values as Record<string, FluentVariable>) : sentence;
}

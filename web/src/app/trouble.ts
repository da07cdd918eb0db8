// What went wrong, as a sentence in the language of the page.

import { Refused } from "../api/call";
import { say } from "../words/words.svelte";
import { toast } from "./toasts.svelte";

export function sentenceOf(error: unknown): string {
  if (error instanceof Refused) return error.message;
  return say("page-unreachable");
}

/** Do something that may be refused; then people are told why, and the answer is undefined. */
export async function attempt<T>(work: Promise<T>): Promise<T | undefined> {
  try {
    return await work;
  } catch (error) {
    toast(sentenceOf(error), "bad");
    return undefined;
  }
}

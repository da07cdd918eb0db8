// The first word of an action: what is done. It gives a button its short label and its sign.

import { plain } from "../words/marks";
import { canSay, say } from "../words/words.svelte";
import type { Scene } from "./scene";

export const verbOf = (action: string): string => action.split(" ", 1)[0] ?? action;

/** The short label of an action; the whole sentence where it would not tell two apart. */
export function labelOf(action: string, all: readonly string[], sentence: string): string {
  const verb = verbOf(action);
  const key = `play-act-${verb}`;
  const alone = all.filter((other) => verbOf(other) === verb).length === 1;
  return alone && canSay(key) ? say(key) : plain(sentence).replace(/\.$/, "");
}

/** What ends a turn is the main thing that waits. */
export const isEnd = (action: string): boolean => action === "end";

/** End the turn, if that can be done now. */
export function chooseEnd(scene: Scene): void {
  const end = scene.actions.find(isEnd);
  if (end !== undefined) scene.choose(end);
}

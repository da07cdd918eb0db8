// Tells a screen reader the moment and what has happened in it, once it has come to rest.

import { untrack } from "svelte";

import { announce } from "../app/announcer.svelte";
import { plain } from "../words/marks";
import { say } from "../words/words.svelte";
import type { Replaying } from "./replaying.svelte";

const REST = 350;

/** Where we are, in a sentence. */
export const momentLine = (replaying: Replaying): string =>
  say("replay-moment-at", {
    at: replaying.at,
    last: replaying.last,
    round: replaying.moment.view.round,
  });

/** What has happened, in sentences. */
export const happened = ({ at, moment }: Replaying): string =>
  at === 0 ? say("replay-begins") : moment.lines.map(plain).join(" ");

export function tellMoments(replaying: Replaying): void {
  let told = replaying.at;
  $effect(() => {
    const { at } = replaying;
    if (at === told) return;
    const timer = setTimeout(() => {
      told = at;
      // The slider tells its value itself
      if (document.activeElement?.matches("input[type=range]")) return;
      untrack(() => announce(`${momentLine(replaying)} ${happened(replaying)}`));
    }, REST);
    return () => clearTimeout(timer);
  });
}

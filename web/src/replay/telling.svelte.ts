// Tells a screen reader the moment and what has happened in it, once it has come to rest.

import { untrack } from "svelte";

import { announce } from "../app/announcer.svelte";
import { parts, type Part } from "../words/marks";
import { say } from "../words/words.svelte";
import type { ReplayScene } from "./replay-scene.svelte";
import type { Replaying } from "./replaying.svelte";

const REST = 350;

/** Where we are, in a sentence. */
export const momentLine = (replaying: Replaying): string =>
  say("replay-moment-at", {
    at: replaying.at,
    last: replaying.last,
    round: replaying.moment.view.round,
  });

/** What has happened, in sentences; players are called as everywhere at their table. */
export function happened({ at, moment }: Replaying, names: readonly string[]): string {
  if (!moment.lines.length) return say(at ? "replay-quiet" : "replay-begins");
  const called = ({ kind, id, text }: Part) => (kind === "player" && names[Number(id)]) || text;
  return moment.lines.map((line) => parts(line).map(called).join("")).join(" ");
}

export function tellMoments(scene: ReplayScene): void {
  const { replaying } = scene;
  let told = replaying.at;
  $effect(() => {
    const { at } = replaying;
    if (at === told) return;
    const timer = setTimeout(() => {
      told = at;
      // The slider tells its value itself
      if (document.activeElement?.matches("input[type=range]")) return;
      untrack(() => announce(`${momentLine(replaying)} ${happened(replaying, scene.names)}`));
    }, REST);
    return () => clearTimeout(timer);
  });
}

// Tells a screen reader what has happened and what the coach says, in one go.

import { announce } from "../app/announcer.svelte";
import { plain } from "../words/marks";
import type { LiveTable } from "../table/live.svelte";

const QUIET = 250;

export function telling(live: LiveTable, says: () => string): void {
  let told = live.number;
  let waiting: string[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  $effect(() => {
    const lines = live.log.filter((line) => line.number > told).map((line) => plain(line.text));
    told = Math.max(told, live.number);
    waiting = [...waiting, ...lines];
    const words = says();
    clearTimeout(timer);
    timer = setTimeout(() => {
      announce([...waiting, words].join(" "));
      waiting = [];
    }, QUIET);
  });
  $effect(() => () => clearTimeout(timer));
}

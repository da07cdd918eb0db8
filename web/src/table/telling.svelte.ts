// Tells a screen reader what has happened and what is asked or said about it, in one go.

import { announce } from "../app/announcer.svelte";
import { plain } from "../words/marks";
import type { LiveTable } from "./live.svelte";

const QUIET = 250; // what comes in one go is told in one go

export function telling(live: LiveTable, says: () => string | null): void {
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
      const all = words ? [...waiting, words] : waiting;
      waiting = [];
      if (all.length) announce(all.join(" "));
    }, QUIET);
  });
  $effect(() => () => clearTimeout(timer));
}

// The address follows the moment, and the moment follows the address when somebody changes that.

import { untrack } from "svelte";

import { go, place } from "../app/router.svelte";
import { addressOf, readAddress, type Seen } from "./address";
import type { Replaying } from "./replaying.svelte";

const REST = 400; // browsers refuse an address that changes too often

const here = () => location.pathname + location.search;

export function followAddress(replaying: Replaying, see: (seen: Seen) => void): void {
  let known = here();

  $effect(() => {
    const address = addressOf(replaying.table.id, replaying.at, replaying.seen);
    const timer = setTimeout(() => {
      known = address;
      go(address, { replace: true });
    }, REST);
    return () => clearTimeout(timer);
  });

  $effect(() => {
    const { at, seen } = readAddress(place.query);
    if (here() === known) return;
    known = here();
    untrack(() => {
      if (at !== null) replaying.jump(at);
      if (seen !== null && seen !== replaying.seen) see(seen);
    });
  });
}

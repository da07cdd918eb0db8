import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, test } from "vitest";

import { settings } from "../app/settings.svelte";
import { happened, sitDown, standUp } from "./fake-table";
import type { LiveTable } from "./live.svelte";
import { Seen } from "./seen.svelte";

let live: LiveTable;
let seen: Seen;
let end: () => void;

beforeEach(async () => {
  settings.fast = true;
  live = await sitDown(0);
  end = $effect.root(() => {
    seen = new Seen(live);
  });
  flushSync();
});
afterEach(() => {
  end();
  standUp(live);
  settings.fast = false;
});

test("what one did oneself is not new, what others did since is", () => {
  void live.choose("end");
  flushSync();
  expect(seen.upTo).toBe(3);
  happened(4, 0, 1);
  expect(seen.upTo).toBe(4);
  happened(5, 1, 0);
  expect(seen.upTo).toBe(4);
});

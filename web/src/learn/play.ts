// A whole game against bots, at once.

import { post } from "../api/call";
import { go } from "../app/router.svelte";
import { attempt } from "../app/trouble";

const BOT = "greedy";

export async function playNow(game: string, preset: string, bots: number): Promise<void> {
  const body = { game, preset, bots: Array<string>(bots).fill(BOT), salt: "" };
  const made = await attempt(post("/api/play", { body }));
  if (made) go(`/table/${made.table}`);
}

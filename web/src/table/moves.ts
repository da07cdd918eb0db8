// The moves of a game, to say to which one it shall go back.

import { get } from "../api/call";
import type { Language } from "../app/settings.svelte";

export interface Move {
  /** How many moves stay when the game goes back to before this one. */
  before: number;
  texts: readonly string[];
}

/** All moves that stand; the log has the start first, then a line for each. */
export async function movesOf(table: string, language: Language): Promise<Move[]> {
  const told = await get("/api/tables/{table}/log", { path: { table }, query: { language } });
  return told.lines.slice(1).map(({ texts }, before) => ({ before, texts }));
}

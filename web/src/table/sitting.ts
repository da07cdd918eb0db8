// Sitting down: the salt is made after the server has shown what it committed itself to, so that
// neither side alone can choose the seed of the game.

import { get, post } from "../api/call";
import { keep } from "./kept";
import type { TableTold } from "./told";

const SALT_BYTES = 16;

export function newSalt(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(SALT_BYTES));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

export interface Chair {
  /** The first free one when none is named. */
  seat?: number;
  invite?: string;
}

/** Take a chair; the table is looked at again where its commitment was not seen yet. */
export async function sitDown(table: string, chair: Chair, commitment?: string): Promise<void> {
  const seen = commitment ?? (await lookAt(table)).table.commitment;
  const salt = newSalt();
  await post("/api/tables/{table}/sit", {
    path: { table },
    body: { salt, seat: chair.seat ?? null, invite: chair.invite ?? null },
  });
  keep(table, { commitment: seen, salt });
}

/** The table as I may see it, and where I sit there; -1 for nowhere. */
export async function lookAt(table: string): Promise<{ table: TableTold; seat: number }> {
  const { messages } = await get("/api/tables/{table}", { path: { table } });
  return messages[0] as unknown as { table: TableTold; seat: number };
}

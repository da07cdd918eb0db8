// The invitation of a table on another device of its host's: the server tells it to the host only.

import { get, Refused } from "../api/call";
import { keep } from "./kept";

/** Learn whether the table is ours, and its invitation. */
export async function learnInvitation(table: string): Promise<void> {
  try {
    const { invite } = await get("/api/tables/{table}/invitation", { path: { table } });
    keep(table, { invite, host: true });
  } catch (error) {
    if (error instanceof Refused && error.status === 404) keep(table, { host: false });
  }
}

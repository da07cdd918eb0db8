// Another end: a new table that goes on from a moment, with bots on all chairs but one.

import { post } from "../api/call";
import { keep } from "../table/kept";
import { sitDown } from "../table/sitting";

/** As the server wants them: "" for oneself, and the same bot everywhere else. */
export const chairsFor = (seats: number, own: number, bot: string): string[] =>
  Array.from({ length: seats }, (_, seat) => (seat === own ? "" : bot));

/** The id of the new table. */
export async function branch(table: string, moves: number, chairs: string[]): Promise<string> {
  const made = await post("/api/tables/{table}/branch", {
    path: { table },
    body: { moves, chairs },
  });
  keep(made.table, { invite: made.invite, host: true, commitment: made.commitment });
  try {
    const chair = { seat: chairs.indexOf(""), invite: made.invite };
    await sitDown(made.table, chair, made.commitment);
    await post("/api/tables/{table}/start", { path: { table: made.table } });
  } catch {
    // The table stands; what has failed can be done again at it
  }
  return made.table;
}

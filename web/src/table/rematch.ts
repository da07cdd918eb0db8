// The same table again: who asks first makes it, the others find it.

import { post } from "../api/call";
import { keep } from "./kept";

export async function rematch(table: string): Promise<string> {
  const made = await post("/api/tables/{table}/rematch", { path: { table } });
  keep(made.table, { invite: made.invite, commitment: made.commitment });
  return made.table;
}

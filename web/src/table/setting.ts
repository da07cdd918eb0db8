// Setting a table: it is made, its maker sits down, and it begins when nobody is waited for.

import { post, type Schemas } from "../api/call";
import { keep } from "./kept";
import { sitDown } from "./sitting";

export async function setTable(
  body: Schemas["TableSent"],
  seat: number,
  begins: boolean,
): Promise<string> {
  const { table, invite, commitment } = await post("/api/tables", { body });
  keep(table, { invite, host: true, commitment });
  try {
    await sitDown(table, { seat }, commitment);
    if (begins) await post("/api/tables/{table}/start", { path: { table } });
  } catch {
    // The table stands: what has failed can be done again at it
  }
  return table;
}

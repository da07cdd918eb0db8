// What an invitation leads to: a free chair, or why there is none and what can be done instead.

import { freeChairs } from "../../table/chairs";
import type { TableTold } from "../../table/told";

export type Standing = "free" | "seated" | "full" | "begun" | "over" | "closed";

export function standingOf(table: TableTold, seat: number): Standing {
  if (table.status === "closed") return "closed";
  if (seat >= 0) return "seated";
  if (table.status === "over") return "over";
  if (table.status === "playing") return "begun";
  return freeChairs(table.chairs).length ? "free" : "full";
}

/** Where one can go instead: an address and the key of its words. */
export function wayOn(standing: Standing, table: TableTold): [address: string, key: string] | null {
  if (standing === "seated") return [`/table/${table.id}`, "join-go"];
  if (!table.spectators) return null;
  if (standing === "over") return [`/replay/${table.id}`, "join-watch"];
  if (standing === "begun" || standing === "full") return [`/table/${table.id}`, "join-look"];
  return null;
}

// Where on the page a refusal belongs: beside what has to change.

import { Refused } from "../../api/call";

export type Section = "game" | "seats" | "first" | "switches" | "clock" | "all";

const BEGINNINGS: [beginning: string, section: Section][] = [
  ["first-player", "first"],
  ["clock", "clock"],
  ["seats", "seats"],
  ["mode-seats", "seats"],
  ["teams-seats", "seats"],
  ["table-without-people", "seats"],
  ["bot", "seats"],
  ["preset", "game"],
  ["game", "game"],
  ["option", "switches"],
  ["file", "switches"],
  ["cards", "switches"],
  ["achievement", "switches"],
];
const FIELDS: Record<string, Section> = {
  game: "game",
  preset: "game",
  chairs: "seats",
  clock: "clock",
  switches: "switches",
  files: "switches",
};

export function sectionOf(error: unknown): Section {
  if (!(error instanceof Refused)) return "all";
  const found = BEGINNINGS.find(([beginning]) => error.key.startsWith(beginning));
  if (found) return found[1];
  return FIELDS[error.field?.split(".")[0] ?? ""] ?? "all";
}

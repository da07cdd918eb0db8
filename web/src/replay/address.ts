// The address of a moment: /replay/ID?at=n&seat=k. Seats count from 0 as everywhere in the API, -1
// is who only looks on, and `all` is everything open.

export type Seen = number | "all";

export interface Asked {
  at: number | null;
  seen: Seen | null;
}

export function readAddress(query: URLSearchParams): Asked {
  const seat = query.get("seat");
  return {
    at: numberOf(query.get("at"), 0),
    seen: seat === "all" ? "all" : numberOf(seat, -1),
  };
}

function numberOf(text: string | null, least: number): number | null {
  if (!/^-?\d{1,6}$/.test(text ?? "")) return null;
  const number = Number(text);
  return number >= least ? number : null;
}

export const addressOf = (table: string, at: number, seen: Seen): string =>
  `/replay/${encodeURIComponent(table)}?at=${at}&seat=${seen}`;

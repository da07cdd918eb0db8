// The cards of a game, as the server tells them; each kind of answer is asked for once.

import { get, type Schemas } from "../../api/call";
import type { Language } from "../../app/settings.svelte";

export type Card = Schemas["CardTold"];
export const GAMES = ["rush", "battlegrounds"] as const;
export type Game = (typeof GAMES)[number];
/** Which cards of Rush: the expansion has those of the base game too. */
export const SETS = ["base", "second-front"] as const;
export type CardSet = (typeof SETS)[number];

/** The kinds under which cards are shown, in this order. */
export const GROUPS = [
  ...["vehicle", "barracks", "medal", "base", "achievement"],
  ...["tank", "picture", "special"],
] as const;
const GROUP_OF: Record<string, string> = { "two-medal": "medal", hq: "base" };
export const groupOf = ({ kind }: Card): string => GROUP_OF[kind] ?? kind;

/** The cards under their kinds; kinds without a card are left out. */
export function grouped(cards: readonly Card[]): [group: string, members: Card[]][] {
  return GROUPS.map((group): [string, Card[]] => [
    group,
    cards.filter((card) => groupOf(card) === group),
  ]).filter(([, members]) => members.length > 0);
}

const kept = new Map<string, Promise<Card[]>>();

export function loadCards(game: Game, set: CardSet, language: Language): Promise<Card[]> {
  const preset = game === "rush" ? set : "battle";
  const key = `${game} ${preset} ${language}`;
  const known = kept.get(key);
  if (known) return known;
  const asked = get("/api/games/{game}/cards", { path: { game }, query: { preset, language } });
  const found = asked.then(({ cards }) => cards.filter(({ seat }) => !seat)); // one Base is enough
  found.catch(() => kept.delete(key)); // ask again the next time
  kept.set(key, found);
  return found;
}

// What is looked at, as an address that can be shared, and back.

import { GAMES, SETS, type Card, type CardSet, type Game } from "./cards";
import { FACETS, SORTS, type Sort, type Wanted } from "./filtering";

export interface Looking {
  game: Game;
  set: CardSet;
  wanted: Wanted;
}

const oneOf = <T extends string>(all: readonly T[], text: string | null, usual: T): T =>
  all.find((each) => each === text) ?? usual;

/** `card` as it stands in the path: those of Battlegrounds have their kind before them. */
export function fromAddress(query: URLSearchParams, card = ""): Looking {
  const usual: Game = card.includes(":") ? "battlegrounds" : "rush";
  const picked: Wanted["picked"] = {};
  for (const facet of FACETS) {
    const values = query.get(facet)?.split(",").filter(Boolean);
    if (values?.length) picked[facet] = values;
  }
  return {
    game: oneOf(GAMES, query.get("game"), usual),
    set: oneOf(SETS, query.get("set"), "second-front"),
    wanted: {
      words: query.get("q") ?? "",
      picked,
      sort: oneOf<Sort>(SORTS, query.get("sort"), "order"),
    },
  };
}

export function toAddress({ game, set, wanted }: Looking, card?: Card): string {
  const query = new URLSearchParams();
  if (game !== "rush") query.set("game", game);
  if (set !== "second-front") query.set("set", set);
  if (wanted.words.trim()) query.set("q", wanted.words.trim());
  for (const facet of FACETS) {
    const values = wanted.picked[facet] ?? [];
    if (values.length) query.set(facet, values.join(","));
  }
  if (wanted.sort !== "order") query.set("sort", wanted.sort);
  const path = card ? `/cards/${encodeURIComponent(nameOf(game, card))}` : "/cards";
  const search = query.toString().replace(/%2C/g, ",");
  return search ? `${path}?${search}` : path;
}

export const nameOf = (game: Game, { kind, id }: Card): string =>
  game === "rush" ? id : `${kind}:${id}`;

/** The card of an address; the kind may be left out. */
export const cardOf = (cards: readonly Card[], name: string): Card | undefined =>
  cards.find(({ kind, id }) => `${kind}:${id}` === name) ?? cards.find(({ id }) => id === name);

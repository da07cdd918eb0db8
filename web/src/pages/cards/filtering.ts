// Which cards somebody wants to see: all words are found, and of each filter one value fits.

import { abilityParts } from "../../art/card";
import { folded } from "../rules/catalogue";
import { GROUPS, groupOf, type Card } from "./cards";

export const FACETS = [
  ...(["kind", "nation", "class", "cost", "ability"] as const), // Rush
  ...(["move", "shot", "gives"] as const), // Battlegrounds
] as const;
export type Facet = (typeof FACETS)[number];
export const SORTS = ["order", "name", "cost", "resources", "power", "armor"] as const;
export type Sort = (typeof SORTS)[number];

export interface Wanted {
  words: string;
  picked: Partial<Record<Facet, readonly string[]>>;
  sort: Sort;
}

/** What a card has of a filter. */
export function valuesOf(card: Card, facet: Facet): string[] {
  switch (facet) {
    case "kind":
      return [groupOf(card)];
    case "ability":
      return [...new Set(card.abilities.map(({ id }) => abilityParts(id).ability))];
    case "move":
    case "shot":
      return card[facet] ? [String(card[facet].distance)] : [];
    case "gives":
      if (card.kind === "special") return [card.id];
      return card.special ? [card.special] : [];
    default: {
      const value = card[facet];
      return value === null || value === undefined ? [] : [String(value)];
    }
  }
}

const picks = (card: Card, facet: Facet, { picked }: Wanted): boolean => {
  const wanted = picked[facet] ?? [];
  return !wanted.length || valuesOf(card, facet).some((value) => wanted.includes(value));
};

const texts = new WeakMap<Card, string>();
function textOf(card: Card): string {
  const known = texts.get(card) ?? folded([card.id, card.name, ...card.lines].join(" "));
  texts.set(card, known);
  return known;
}

const wordsOf = ({ words }: Wanted): string[] => folded(words).split(/\s+/).filter(Boolean);

/** The cards that fit, by all filters or all but one. */
function fitting(cards: readonly Card[], wanted: Wanted, except?: Facet): Card[] {
  const words = wordsOf(wanted);
  const facets = FACETS.filter((facet) => facet !== except);
  return cards.filter(
    (card) =>
      facets.every((facet) => picks(card, facet, wanted)) &&
      words.every((word) => textOf(card).includes(word)),
  );
}

/** The cards that fit, by kind and then as wanted. */
export function found(cards: readonly Card[], wanted: Wanted): Card[] {
  const group = (card: Card) => (GROUPS as readonly string[]).indexOf(groupOf(card));
  const order = comparing(wanted.sort);
  return fitting(cards, wanted).sort(
    (one, other) => group(one) - group(other) || order(one, other),
  );
}

function comparing(sort: Sort): (one: Card, other: Card) => number {
  if (sort === "order") return () => 0;
  if (sort === "name") return (one, other) => one.name.localeCompare(other.name);
  // What has no such number comes last; of two that are alike the dearer one
  const number = (card: Card) => card[sort] ?? -1;
  const way = sort === "cost" ? 1 : -1;
  return (one, other) =>
    way * (number(one) - number(other)) || (other.cost ?? -1) - (one.cost ?? -1);
}

/** How many cards each value of a filter would leave, by all that is wanted beside it. */
export function counted(cards: readonly Card[], wanted: Wanted, facet: Facet) {
  const counts = new Map<string, number>();
  for (const card of cards) for (const value of valuesOf(card, facet)) counts.set(value, 0);
  for (const card of fitting(cards, wanted, facet)) {
    for (const value of valuesOf(card, facet)) counts.set(value, counts.get(value)! + 1);
  }
  return counts;
}

/** With a value picked, or no longer. */
export function toggled(wanted: Wanted, facet: Facet, value: string): Wanted {
  const now = wanted.picked[facet] ?? [];
  const next = now.includes(value) ? now.filter((other) => other !== value) : [...now, value];
  return { ...wanted, picked: { ...wanted.picked, [facet]: next } };
}

/** How many values are picked. */
export const pickedCount = ({ picked }: Wanted): number =>
  Object.values(picked).reduce((sum, values) => sum + values.length, 0);

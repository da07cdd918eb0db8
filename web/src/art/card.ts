// What a Rush card shows; the shape in which the server tells about cards.

export const NATIONS = ["ussr", "germany", "usa", "france", "uk"] as const;
export type Nation = (typeof NATIONS)[number];

export const CLASSES = ["light", "medium", "spg", "heavy", "auxiliary"] as const;
export type VehicleClass = (typeof CLASSES)[number];

export type CardKind =
  "vehicle" | "barracks" | "medal" | "two-medal" | "base" | "hq" | "achievement";
export type CardSize = "small" | "normal" | "large";

export interface AbilityFace {
  id: string; // with its number, as on the card: "reinforcements 2"
  name: string;
  help?: string;
}

export interface CardFace {
  id: string;
  kind: CardKind;
  name: string;
  nation?: Nation | string | null;
  class?: VehicleClass | string | null;
  cost?: number | null;
  resources?: number | null; // null: no resource value at all, other than 0
  national?: boolean | null;
  power?: number | null;
  armor?: number | null;
  medals?: number | null;
  points?: number | null;
  abilities?: readonly AbilityFace[];
}

/** "reinforcements 2" in its two parts. */
export function abilityParts(text: string): { ability: string; number: number | null } {
  const [ability = "", number] = text.split(" ");
  return { ability, number: number ? Number(number) : null };
}

/** A small number that is always the same for a text: so a card always looks the same. */
export function mark(text: string): number {
  let sum = 2166136261;
  for (const letter of text) sum = Math.imul(sum ^ letter.codePointAt(0)!, 16777619) >>> 0;
  return (sum ^ (sum >>> 13)) >>> 0;
}

const isNation = (text: unknown): text is Nation => NATIONS.includes(text as Nation);

/** The colour of a nation, also of one that a player's own card set has added. */
export const nationColour = (nation?: string | null): string =>
  isNation(nation) ? `var(--${nation})` : "var(--neutral)";

/** A Vehicle as it is printed, for a picture of it; the words of its abilities are left out. */
export const vehicle = (
  [id, name, nation, kind]: [string, string, string, string],
  [cost, resources, power, armor]: [number, number, number, number],
  abilities: readonly string[] = [],
): CardFace => ({
  id,
  kind: "vehicle",
  name,
  nation,
  class: kind,
  cost,
  resources,
  power,
  armor,
  abilities: abilities.map((ability) => ({ id: ability, name: "" })),
});

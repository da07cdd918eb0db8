// Which silhouette a card gets: by its class, its nation, and what it can do.

import { abilityParts, mark, type CardFace } from "../card";
import { auxiliary, type Motif } from "./auxiliary";
import type { Drawing } from "./drawing";
import { spg, tank } from "./tank";

export type Vehicle = Pick<CardFace, "id" | "nation" | "class" | "power" | "armor" | "abilities">;

// What its numbers cannot tell
const OWN: Record<string, Motif> = {
  "tm-57": "mine",
  goliath: "mine",
  airborne: "soldiers",
  "home-guard": "soldiers",
};

export function motif(card: Vehicle): Motif {
  const own = OWN[card.id];
  if (own) return own;
  const can = new Set((card.abilities ?? []).map((each) => abilityParts(each.id).ability));
  if (card.power) return "gun";
  if (card.armor) return "carrier";
  if (can.has("research")) return "bureau";
  if (can.has("sabotage")) return "soldiers";
  if (can.has("planning")) return "radio";
  if (can.has("repair")) return "crane";
  return "lorry";
}

export function drawing(card: Vehicle): Drawing {
  const nation = card.nation ?? "";
  const seed = mark(card.id);
  if (card.class === "auxiliary") return auxiliary(motif(card), nation, seed);
  if (card.class !== "spg") return tank(card.class ?? "medium", nation, seed);
  const can = (card.abilities ?? []).map((each) => each.id);
  return spg(nation, seed, can.includes("bases_only") || can.includes("siege_master"));
}

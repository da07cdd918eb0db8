// What is printed on the cards and tokens of a table, by their ids; "kind:id" tells apart those
// of different kinds that have the same id.

import { get, type Schemas } from "../api/call";
import type { CardFace } from "../art/card";
import type { Language } from "../app/settings.svelte";

export type Faces = ReadonlyMap<string, CardFace>;
export const NO_FACES: Faces = new Map();
/** All that the server tells about a card: its words and rules too. */
export type CardTold = Schemas["CardTold"];

export async function loadFaces(table: string, language: Language): Promise<Faces> {
  const told = await get("/api/tables/{table}/cards", { path: { table }, query: { language } });
  return facesOf(told.cards);
}

export function facesOf(cards: readonly CardTold[]): Faces {
  const faces = new Map<string, CardFace>();
  for (const card of cards) {
    const face = card as unknown as CardFace;
    if (!faces.has(card.id)) faces.set(card.id, face);
    faces.set(`${card.kind}:${card.id}`, face);
  }
  return faces;
}

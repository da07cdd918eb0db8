// What is known about something that is pointed at.

import type { Kind } from "../words/marks";
import type { CardTold, Faces } from "./faces";

export interface Told {
  title: string;
  lines: readonly string[];
  rules: readonly string[];
  card?: CardTold;
  ability?: string;
}

export function explanationOf(kind: Kind, id: string, faces: Faces): Told | null {
  if (kind === "ability") return abilityOf(id, faces);
  const name = id.replace(/[#*].*$/, "");
  const face = faces.get(kind === "card" ? name : `${kind}:${name}`) ?? faces.get(name);
  if (!face) return null;
  const card = face as unknown as CardTold;
  return { title: card.name, lines: card.lines, rules: card.rules, card };
}

function abilityOf(id: string, faces: Faces): Told | null {
  for (const face of faces.values()) {
    const found = (face as unknown as CardTold).abilities.find((ability) => ability.id === id);
    if (found) return { title: found.name, lines: [found.help], rules: found.rules, ability: id };
  }
  return null;
}

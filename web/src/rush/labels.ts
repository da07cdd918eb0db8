// What a card is called in full: what a screen reader says, and what stands in its title.

import type { CardFace } from "../art/card";
import { say } from "../words/words.svelte";

/** All that is printed on a card, in one line. */
export function cardLine(face: CardFace): string {
  const abilities = (face.abilities ?? []).map((ability) => ability.name);
  const values = {
    card: face.name,
    nation: face.nation ? say(`nation-${face.nation}`) : "",
    class: face.class ? say(`class-${face.class}`) : "",
    cost: face.cost ?? 0,
    resources: face.resources ?? "none",
    power: face.power ?? 0,
    armor: face.armor ?? 0,
    medals: face.medals ?? 0,
    points: face.points ?? 0,
    abilities: abilities.length ? abilities.join(", ") : say("abilities-none"),
  };
  if (face.kind === "two-medal") return say("line-medal", values);
  if (face.kind === "hq") return say("line-base", values);
  return say(`line-${face.kind}`, values);
}

/** The name of a Base as its owner and the others know it. */
export const baseName = (slot: string): string => say("page-rush-base", { base: slot });

/** A list in one sentence part. */
export const listed = (parts: readonly (string | false | null | undefined)[]): string =>
  parts.filter(Boolean).join(", ");

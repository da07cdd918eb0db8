// Who leads an Achievement, and what each side has of it.

import type { Scene } from "../table/scene";
import type { Kind } from "../words/marks";
import { say, spoken } from "../words/words.svelte";
import { inTeams, type RushView } from "./view";

export interface Lead {
  text: string;
  ours: boolean;
  /** What each side has, the leader first, and who would get it, in words. */
  all: string;
}

/** Null where the view does not tell how an Achievement stands. */
export function leaders(scene: Scene<RushView>, id: string): Lead | null {
  const found = scene.view.standings[id];
  if (!found) return null;
  const { counts, leader } = found;
  const told = (side: number) =>
    say("page-rush-leads", { name: sideName(scene, side), count: counts[side] ?? 0 });
  const sides = counts
    .map((_, side) => side)
    .sort((one, other) => {
      if (leader === one || leader === other) return leader === one ? -1 : 1; // the fewest may lead
      return counts[other]! - counts[one]!;
    });
  const all = say("page-rush-standing", {
    counts: new Intl.ListFormat(spoken(), { type: "unit" }).format(sides.map(told)),
    alone: leader === null ? "no" : "yes",
    name: leader === null ? "" : sideName(scene, leader),
  });
  const ours = leader !== null && scene.view.players[scene.seat]?.side === leader;
  return { text: leader === null ? say("page-rush-tied") : told(leader), ours, all };
}

/** What the table adds to the explanation of an Achievement. */
export function adds(kind: Kind, id: string, scene: Scene<RushView>): readonly string[] {
  const lead = kind === "achievement" ? leaders(scene, id) : null;
  return lead ? [lead.all] : [];
}

function sideName({ view, names }: Scene<RushView>, side: number): string {
  if (inTeams(view)) return say("page-rush-side", { side: "AB"[side] ?? "" });
  return names[view.players.find((player) => player.side === side)?.seat ?? 0] ?? "";
}

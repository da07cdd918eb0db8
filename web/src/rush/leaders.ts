// Who leads an Achievement, as far as the view tells.

import type { Scene } from "../table/scene";
import { say } from "../words/words.svelte";
import { inTeams, type PlayerView, type RushView, type Standing } from "./view";

export interface Lead {
  text: string;
  ours: boolean;
}

/** How an Achievement stands; null where that is not told. */
export function standing(view: RushView, id: string): Standing | null {
  const told = view.standings?.[id];
  if (told) return told;
  if (id === "bases-destroyed") return most(view, (player) => player.bases_destroyed);
  if (id === "own-bases") {
    return most(view, (player) => player.bases.filter((base) => base.standing).length);
  }
  return null;
}

function most(view: RushView, count: (player: PlayerView) => number): Standing {
  const counts: number[] = [];
  for (const player of view.players) {
    counts[player.side] = (counts[player.side] ?? 0) + count(player);
  }
  const best = Math.max(...counts);
  const alone = counts.filter((each) => each === best).length === 1;
  return { counts, leader: alone ? counts.indexOf(best) : null };
}

export function leaders(scene: Scene<RushView>, id: string): Lead | null {
  const { view, names } = scene;
  const found = standing(view, id);
  if (!found) return null;
  const { counts, leader } = found;
  if (leader === null) return { text: say("page-rush-tied"), ours: false };
  const seat = view.players.find((player) => player.side === leader)?.seat ?? 0;
  const name = inTeams(view)
    ? say("page-rush-side", { side: "AB"[leader] ?? "" })
    : (names[seat] ?? "");
  const ours = view.players[scene.seat]?.side === leader;
  return { text: say("page-rush-leads", { name, count: counts[leader] ?? 0 }), ours };
}

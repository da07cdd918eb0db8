// Who leads an Achievement.

import type { Scene } from "../table/scene";
import { say } from "../words/words.svelte";
import { inTeams, type RushView } from "./view";

export interface Lead {
  text: string;
  ours: boolean;
}

/** Null where the view does not tell how an Achievement stands. */
export function leaders(scene: Scene<RushView>, id: string): Lead | null {
  const { view, names } = scene;
  const found = view.standings[id];
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

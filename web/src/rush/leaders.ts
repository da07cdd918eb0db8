// Who leads an Achievement, as far as the view tells.

import type { Scene } from "../table/scene";
import { say } from "../words/words.svelte";
import { inTeams, type RushView } from "./view";

// Achievements that go to who has the fewest; told by the server's list of cards
const FEWEST = ["no-barracks"];

export interface Lead {
  text: string;
  ours: boolean;
}

/** What each side has of what an Achievement counts; null where that is not told. */
export function countsOf(view: RushView, id: string): number[] | null {
  if (view.standings?.[id]) return view.standings[id];
  const sides = Math.max(...view.players.map((player) => player.side)) + 1;
  const sum = (count: (player: RushView["players"][number]) => number) => {
    const counts = Array<number>(sides).fill(0);
    for (const player of view.players) counts[player.side]! += count(player);
    return counts;
  };
  if (id === "bases-destroyed") return sum((player) => player.bases_destroyed);
  if (id === "own-bases") return sum((player) => player.bases.filter((b) => b.standing).length);
  return null;
}

/** The sides that have the most, or the fewest. */
export function leading(counts: readonly number[], fewest: boolean): number[] {
  const best = fewest ? Math.min(...counts) : Math.max(...counts);
  return counts.flatMap((count, side) => (count === best ? [side] : []));
}

export function leaders(scene: Scene<RushView>, id: string): Lead | null {
  const counts = countsOf(scene.view, id);
  if (!counts) return null;
  const first = leading(counts, FEWEST.includes(id));
  const [only] = first;
  if (first.length !== 1 || only === undefined) return { text: say("page-rush-tied"), ours: false };
  const seat = scene.view.players.find((player) => player.side === only)?.seat ?? 0;
  const name = inTeams(scene.view)
    ? say("page-rush-side", { side: "AB"[only] ?? "" })
    : (scene.names[seat] ?? "");
  const ours = scene.view.players[scene.seat]?.side === only;
  return { text: say("page-rush-leads", { name, count: counts[only] ?? 0 }), ours };
}

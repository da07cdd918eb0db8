// The end of a game laid out: what each side has, and why it has won.

import { say } from "../words/words.svelte";
import type { Faces } from "./faces";
import type { Scene } from "./scene";
import type { Outcome } from "./told";

const PER_ACHIEVEMENT = 5; // worth of a card, as its face tells too
const PER_PAIR = 2;

interface Side {
  seats: number[];
  total: number;
  [part: string]: unknown;
}

export interface Details {
  sides: Side[];
  trigger?: string;
  decided?: string;
  stars?: number;
  artillery?: number;
}

export interface Cell {
  points: number;
  /** Where they come from, where that is more than a number. */
  notes: readonly string[];
}

export interface Row {
  key: string;
  cells: readonly Cell[];
}

export const detailsOf = (outcome: Outcome): Details => outcome.details as Details;

/** Rows of points for each side; rows in which nobody has anything are left out. */
export function rowsOf(details: Details, faces: Faces): Row[] {
  const rush = details.sides.some((side) => "medals" in side);
  const rows = rush ? rushRows(details.sides, faces) : battlegroundsRows(details.sides);
  return rows.filter((row) => row.cells.some((cell) => cell.points || cell.notes.length));
}

function rushRows(sides: readonly Side[], faces: Faces): Row[] {
  const perBase = faces.get("base-1")?.medals ?? 3;
  const number = (side: Side, part: string) => side[part] as number;
  const plain = (key: string, part: string): Row => ({
    key,
    cells: sides.map((side) => ({ points: number(side, part), notes: [] })),
  });
  return [
    plain("medals", "medals"),
    {
      key: "bases",
      cells: sides.map((side) => {
        const count = number(side, "bases") / perBase;
        return {
          points: number(side, "bases"),
          notes: count ? [say("play-score-count", { count })] : [],
        };
      }),
    },
    {
      key: "achievements",
      cells: sides.map((side) => {
        const won = side.achievements as string[];
        return {
          points: PER_ACHIEVEMENT * won.length,
          notes: won.map((id) => faces.get(`achievement:${id}`)?.name ?? id),
        };
      }),
    },
    plain("sets", "sets"),
    plain("own-bases", "own_bases"),
  ];
}

function battlegroundsRows(sides: readonly Side[]): Row[] {
  return [
    {
      key: "pairs",
      cells: sides.map((side) => {
        const count = side.pairs as number;
        return {
          points: PER_PAIR * count,
          notes: count ? [say("play-score-count", { count })] : [],
        };
      }),
    },
    { key: "won", cells: sides.map((side) => ({ points: side.won as number, notes: [] })) },
  ];
}

/** What decides between the best when they have as many points, as far as it was needed. */
export function tieRows(details: Details): Row[] {
  const best = Math.max(...details.sides.map((side) => side.total));
  let tied = details.sides.filter((side) => side.total === best);
  const rows: Row[] = [];
  const parts = "medals" in (details.sides[0] ?? {}) ? RUSH_TIES : BATTLEGROUNDS_TIES;
  for (const part of parts) {
    if (tied.length < 2) break;
    const count = (side: Side) =>
      (Array.isArray(side[part]) ? side[part].length : side[part]) as number;
    rows.push({
      key: `tie-${part.replaceAll("_", "-")}`,
      cells: details.sides.map((side) => ({ points: count(side), notes: [] })),
    });
    const most = Math.max(...tied.map(count));
    tied = tied.filter((side) => count(side) === most);
  }
  return rows;
}
const RUSH_TIES = ["vehicles_destroyed", "bases_destroyed", "achievements"];
const BATTLEGROUNDS_TIES = ["pairs"];

/** Who has won, in one sentence. */
export function winnerLine(outcome: Outcome, scene: Pick<Scene, "seat" | "names">): string {
  const { winners } = outcome;
  const details = detailsOf(outcome);
  if (details.stars !== undefined) return say("bg-score-rank", { stars: details.stars });
  const players = winners.map((seat) => scene.names[seat]).join(", ");
  const sides = details.sides.filter((side) => side.seats.some((seat) => winners.includes(seat)));
  const we = winners.includes(scene.seat);
  if (sides.length > 1) return say("score-winners-shared", { players });
  if (winners.length > 1) {
    return we
      ? say("score-winner", { who: "side", players })
      : say("score-winners-side", { players });
  }
  return say("score-winner", { who: we ? "you" : "other", players });
}

/** Why the game is over. */
export function reasonLine(details: Details, headquarters: boolean, target: number): string {
  if (details.trigger !== undefined) {
    return say("score-trigger", {
      trigger: details.trigger,
      headquarters: headquarters ? "yes" : "no",
    });
  }
  return say("bg-score-decided", { decided: details.decided ?? "", target });
}

// How pawns are told apart: colour and sign by the player, the number by the corner.

import { tokenOf, type BattlegroundsScene, type BattlegroundsView, type PawnTold } from "./view";

/** Two pawns of one player have different numbers; the same stands on their cards. */
export const numberOf = (pawn: PawnTold): number =>
  (pawn.corner >= 0 ? pawn.corner : pawn.pawn) + 1;

/** What the special token of a picture gives, for the icon on it. */
export function gives(scene: BattlegroundsScene, picture: string): string | null {
  const face = scene.faces.get(`picture:${picture}`) as { special?: string | null } | undefined;
  return face?.special ?? "star";
}

/** What is drawn on a token; in a family game the special ones are like the others. */
export function drawn(scene: BattlegroundsScene, token: string) {
  const { picture, special } = tokenOf(token);
  const star = special && scene.view.mode !== "family";
  return { picture, special: star ? gives(scene, picture) : null };
}

const FEW = 12; // cells; with more of them a mark would say nothing

/** Whether a cell is one of the last few that the artillery can hit next. */
export function inDanger({ artillery, over }: BattlegroundsView, cell: string): boolean {
  if (!artillery || over || artillery.letters.length * artillery.digits.length > FEW) return false;
  return artillery.letters.includes(cell[0]!) && artillery.digits.includes(Number(cell[1]));
}

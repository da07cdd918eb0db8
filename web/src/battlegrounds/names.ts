// What things on the table are called, in whole phrases for titles and screen readers.

import { say } from "../words/words.svelte";
import { cornerOf } from "./cells";
import type { Aiming } from "./aiming.svelte";
import { inDanger } from "./signs";
import {
  FACE_DOWN,
  pawnOn,
  seatsOf,
  sideOf,
  tokenOf,
  type BattlegroundsScene,
  type PawnTold,
  type TankTold,
} from "./view";

export const tankName = (scene: BattlegroundsScene, card: string): string =>
  scene.faces.get(card)?.name ?? card;

export const pictureName = (picture: string): string => say(`bg-picture-${picture}`);
export const specialName = (special: string): string => say(`bg-special-${special}`);
export const playerName = (scene: BattlegroundsScene, seat: number): string =>
  scene.names[seat] ?? String(seat + 1);

export function joined(texts: readonly string[]): string {
  return texts.filter(Boolean).join(say("list-comma"));
}

/** The players of a side by name. */
export const sideName = (scene: BattlegroundsScene, side: number): string =>
  joined(seatsOf(scene.view, side).map((seat) => playerName(scene, seat)));

export const isOwnSide = (scene: BattlegroundsScene, side: number): boolean =>
  scene.seat >= 0 && sideOf(scene.view, scene.seat) === side;

function owner(scene: BattlegroundsScene, seat: number) {
  return { whose: seat === scene.seat ? "you" : "other", owner: playerName(scene, seat) };
}

export function tokenName(token: string): string {
  if (token === FACE_DOWN) return say("page-bg-face-down");
  const { picture, special } = tokenOf(token);
  return say("page-bg-token", { picture: pictureName(picture), special: special ? "yes" : "no" });
}

export function pawnName(scene: BattlegroundsScene, pawn: PawnTold): string {
  if (pawn.card === null) return say("page-bg-pawn", owner(scene, pawn.owner));
  return say("page-bg-tank", { ...owner(scene, pawn.owner), tank: tankName(scene, pawn.card) });
}

/** A tank card in words: what is printed on it and what lies on it. */
export function tankLine(scene: BattlegroundsScene, tank: TankTold): string {
  return say("bg-line-tank", {
    tank: tankName(scene, tank.card),
    move: tank.move[0],
    move_way: tank.move[1],
    shot: tank.shot[0],
    shot_way: tank.shot[1],
    upgrades: joined(tank.upgrades.map(specialName)) || "none",
  });
}

/** What is on a cell. */
export function contents(scene: BattlegroundsScene, cell: string): string {
  const { view } = scene;
  const token = view.tokens[cell];
  const pawn = pawnOn(view, cell);
  const found = [
    token === undefined ? "" : tokenName(token),
    view.known?.includes(cell) ? say("page-bg-known") : "",
    view.duds.includes(cell) ? say("bg-term-dud") : "",
    view.artillery?.tanks.includes(cell) ? say("page-bg-artillery-tank") : "",
    pawn ? pawnName(scene, pawn) : "",
  ];
  const corner = cornerOf(cell);
  const at = view.pawns.find((each) => each.corner === corner);
  if (corner >= 0 && at) found.push(say("page-bg-base", owner(scene, at.owner)));
  return joined(found) || say("page-bg-empty");
}

/** A cell by its full name, with what can be done there. */
export function cellName(scene: BattlegroundsScene, aiming: Aiming, cell: string): string {
  const target = aiming.targets.get(cell);
  const sign = aiming.signs.get(cell);
  const notes = [
    cell === aiming.source ? say("page-bg-can-at-hand") : "",
    cell !== aiming.source && aiming.sources.has(cell) ? say("page-bg-can-begin") : "",
    target?.drives.length ? say("page-bg-can-reach") : "",
    aiming.risky(cell) ? say("page-bg-can-risky") : "",
    target?.shots.length ? say("page-bg-can-shoot") : "",
    sign ? say(`page-bg-can-${sign}`) : "",
    scene.seat >= 0 && aiming.pairs(cell, sideOf(scene.view, scene.seat))
      ? say("page-bg-can-pair")
      : "",
    inDanger(scene.view, cell) ? say("page-bg-can-danger") : "",
  ];
  const told = joined(notes);
  const values = { cell, contents: contents(scene, cell), notes: told || "none" };
  return say("page-bg-cell", values);
}

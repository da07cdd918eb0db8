// What the pictures of the modes show; cards as they are printed (src/motorpool/*/data).

import { vehicle, type CardFace } from "../art/card";
import type { TankFace } from "../art/tank";

const base = (kind: "base" | "hq"): CardFace => ({ id: `${kind}-1`, kind, name: "", medals: 3 });
const medal = (nation: string): CardFace => ({
  id: `medal-${nation}`,
  kind: "medal",
  name: "",
  nation,
  resources: 1,
  medals: 1,
});
const T34 = vehicle(["t-34", "Т-34", "ussr", "medium"], [3, 3, 1, 2], ["reinforcements 2"]);
const COMET = vehicle(
  ["comet", "Comet", "uk", "medium"],
  [4, 5, 1, 2],
  ["reinforcements 1", "sabotage"],
);
const EXCELSIOR = vehicle(["excelsior", "Excelsior", "uk", "heavy"], [3, 0, 2, 2], ["regroup"]);
const SOMUA = vehicle(
  ["s-35", "Somua S 35", "france", "medium"],
  [4, 4, 1, 2],
  ["reinforcements 2"],
);

/** The words for cards that have no name of their own. */
export const NAMES: Record<string, string> = {
  "base-1": "card-base-any",
  "hq-1": "card-hq-any",
  "medal-ussr": "medal-ussr",
};

/** Cards of Rush; null lies face down. */
export const RUSH: Record<string, readonly (CardFace | null)[]> = {
  "rush-base": [base("base"), T34, medal("ussr")],
  "rush-second-front": [base("hq"), EXCELSIOR, COMET],
  "rush-alternative": [null, null, T34],
  "rush-team": [T34, SOMUA],
};

const tank = (
  id: string,
  name: string,
  [move, moveWay]: [number, string],
  [shot, shotWay]: [number, string],
): TankFace => ({
  id,
  name,
  move: { distance: move, direction: moveWay },
  shot: { distance: shot, direction: shotWay },
  slots: 2,
});
export const TANKS: readonly TankFace[] = [
  tank("t-34", "Т-34", [2, "straight"], [1, "straight"]),
  tank("maus", "Maus", [1, "diagonal"], [3, "straight"]),
];

/** Cells of Battlegrounds, as MiniBoard reads them. */
export const BOARDS: Record<string, readonly string[]> = {
  "battlegrounds-battle": [
    ...["windmill", "", "radio", "fuel"],
    ...["", "pawn 0 2", "bridge extra_turn", ""],
    ...["dud", "factory", "", "pawn 1 6"],
    ...["bunker", "", "airfield", "depot"],
    ...["", "railway", "", "fortress"],
  ],
  "battlegrounds-team": [
    ...["radio", "fuel", "", "windmill"],
    ...["", "pawn 0 3", "", "pawn 1 5"],
    ...["depot", "", "bridge", ""],
    ...["", "pawn 3 1", "", "pawn 2 7"],
    ...["bunker", "", "factory", "railway"],
  ],
  "battlegrounds-family": [
    ...["down", "down", "down", "down"],
    ...["down", "lighthouse", "down", "down"],
    ...["down", "pawn 2 3", "lighthouse", "down"],
    ...["down", "down", "down", "down"],
    ...["down", "down", "down", "down"],
  ],
  "battlegrounds-solo": [
    ...["railway", "", "gun", "fuel"],
    ...["", "bridge", "", "radio"],
    ...["pawn 0 2", "", "shot", "depot"],
    ...["", "fortress", "", "gun"],
    ...["bunker", "", "windmill", ""],
  ],
};

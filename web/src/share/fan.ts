// The cards of the picture at the top; as they are printed (src/motorpool/rush/data/base.json).

import { vehicle, type CardFace } from "../art/card";

export const FAN: readonly CardFace[] = [
  vehicle(
    ["m18", "M18 Hellcat", "usa", "spg"],
    [3, 3, 2, 1],
    ["reinforcements 2", "vehicles_only"],
  ),
  vehicle(["s-35", "Somua S 35", "france", "medium"], [3, 4, 1, 2], ["reinforcements 2"]),
  vehicle(["t-34", "Т-34", "ussr", "medium"], [3, 3, 1, 2], ["reinforcements 2"]),
  vehicle(["tiger-ii", "Tiger II", "germany", "heavy"], [5, 4, 2, 2], ["invulnerability"]),
  vehicle(["bt-7", "БТ-7", "ussr", "light"], [2, 2, 1, 1], ["scouting", "reinforcements 1"]),
];

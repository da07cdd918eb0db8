// One seat for each side, as the points of a side are shared.

import { detailsOf } from "../table/scoring";
import type { TableTold } from "../table/told";

export const sideSeats = ({ outcome, chairs }: TableTold): number[] =>
  outcome
    ? detailsOf(outcome).sides.map((side) => side.seats[0] ?? 0)
    : chairs.map((_, seat) => seat);

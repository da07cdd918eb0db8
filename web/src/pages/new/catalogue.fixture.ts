// A small catalogue as the server tells it, for tests.

import type { Game, Setting } from "./options";

const truth = (name: string, needs: Record<string, Record<string, Setting[]>> = {}) => ({
  name,
  kind: "truth",
  default: false,
  own_file: false,
  rules: [],
  choices: [false, true].map((value) => ({
    value,
    needs: needs[String(value)] ?? {},
    seats: name === "teams" && value ? [3, 4, 5] : [2, 3, 4, 5],
  })),
});

export const RUSH: Game = {
  name: "rush",
  rules_version: "1",
  bots: ["recruit", "veteran", "ace"],
  presets: [
    { name: "base", options: {}, seats: [2, 3, 4, 5] },
    { name: "second-front", options: { cards: "second_front" }, seats: [2, 3, 4, 5, 6] },
    {
      name: "team",
      options: { reveal: true, assault: true, teams: true },
      seats: [3, 4, 5],
    },
  ],
  switches: [
    {
      name: "cards",
      kind: "choice",
      default: "base",
      own_file: true,
      rules: ["RU-SF-01"],
      choices: [
        { value: "base", needs: { first_player: ["random", 1, 2] }, seats: [2, 3, 4, 5] },
        { value: "second_front", needs: {}, seats: [2, 3, 4, 5, 6] },
      ],
    },
    {
      name: "first_player",
      kind: "choice",
      default: "random",
      own_file: false,
      rules: [],
      choices: [
        { value: "random", needs: {}, seats: [2, 3, 4, 5] },
        { value: 1, needs: {}, seats: [2, 3, 4, 5] },
        { value: 4, needs: {}, seats: [4, 5] },
        { value: 6, needs: { cards: ["second_front"] }, seats: [6] },
      ],
    },
    truth("reveal", { false: { assault: [false], teams: [false] } }),
    truth("assault", { true: { reveal: [true] }, false: { teams: [false] } }),
    truth("teams", { true: { reveal: [true], assault: [true] } }),
  ],
};

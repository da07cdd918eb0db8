// Games that begin at one click, against bots; and tables for friends that stand at one click.

import type { Schemas } from "../../api/call";

export interface Quick {
  preset: string;
  bots: number;
}

export interface Ticket {
  game: "rush" | "battlegrounds";
  /** The one for the large button, and others beside it. */
  first: Quick;
  others: readonly Quick[];
}

export const BOT = "veteran";

export const TICKETS: readonly Ticket[] = [
  {
    game: "rush",
    first: { preset: "base", bots: 2 },
    others: [
      { preset: "second-front", bots: 2 },
      { preset: "alternative", bots: 2 },
      { preset: "team", bots: 3 },
    ],
  },
  {
    game: "battlegrounds",
    first: { preset: "battle", bots: 2 },
    others: [
      { preset: "family", bots: 2 },
      { preset: "team", bots: 3 },
      { preset: "solo", bots: 0 },
    ],
  },
];

/** How many friends there can be at a table that is set at one click. */
export const FRIENDS = [1, 2, 3] as const;

/** A table by the first preset, for oneself on the first chair and so many friends. */
export const tableFor = ({ game, first }: Ticket, friends: number): Schemas["TableSent"] => ({
  game,
  preset: first.preset,
  chairs: Array<string>(friends + 1).fill(""),
  stand_in: BOT,
  clock: { kind: "none", seconds: 0 },
  listed: false,
  spectators: true,
  chat: true,
  hints: true,
});

export const botsFor = ({ bots }: Quick): string[] => Array<string>(bots).fill(BOT);

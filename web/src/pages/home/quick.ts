// Games that begin at one click, against bots.

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

export const BOT = "greedy";

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

export const botsFor = ({ bots }: Quick): string[] => Array<string>(bots).fill(BOT);

// The ways to play that the page explains; the words are those of locales/*/page-howto.ftl.

export interface Mode {
  id: string;
  game: "rush" | "battlegrounds";
  preset: string;
  /** Points of what a turn is, or of what is different. */
  points: number;
  /** Whether it is told as a whole, or by what it changes. */
  told: "turn" | "different";
  /** Bots for a game at once. */
  bots: number;
  /** The rule from which to read on. */
  rule: string;
}

const mode = (
  game: Mode["game"],
  preset: string,
  told: Mode["told"],
  [points, bots]: [number, number],
  rule: string,
): Mode => ({
  id: `${game}-${preset === "battle-draft" ? "draft" : preset}`,
  game,
  preset,
  told,
  points,
  bots,
  rule,
});

export const MODES: readonly Mode[] = [
  mode("rush", "base", "turn", [4, 2], "RU-TURN-01"),
  mode("rush", "second-front", "different", [5, 2], "RU-SF-01"),
  mode("rush", "alternative", "different", [5, 2], "RU-ALT-01"),
  mode("rush", "team", "different", [3, 3], "RU-ALT-11"),
  mode("battlegrounds", "battle", "turn", [5, 2], "BG-TURN-01"),
  mode("battlegrounds", "battle-draft", "different", [3, 2], "BG-SET-03"),
  mode("battlegrounds", "team", "different", [3, 3], "BG-TEAM-01"),
  mode("battlegrounds", "family", "turn", [4, 2], "BG-FAM-01"),
  mode("battlegrounds", "solo", "turn", [4, 0], "BG-SOLO-01"),
];

export const GAMES = ["rush", "battlegrounds"] as const;

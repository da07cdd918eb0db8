// The two games, each loaded when somebody sits down at it.

import type { Component } from "svelte";

import { fetchLetters } from "../theme/letters";
import type { Kind } from "../words/marks";
import { need, spoken } from "../words/words.svelte";
import type { Choosing } from "./choosing.svelte";
import type { Places, Scene } from "./scene";

export interface GameTable {
  Table: Component<{ scene: Scene; choosing: Choosing }>;
  places: Places;
  /** What the table tells of a thing beside what is printed on it: how it stands just now. */
  adds?: (kind: Kind, id: string, scene: Scene) => readonly string[];
}

const LOADS: Record<string, () => Promise<GameTable>> = {
  async rush() {
    const [table, { places }, { adds }] = await Promise.all([
      import("../rush/RushTable.svelte"),
      import("../rush/places"),
      import("../rush/leaders"),
      need("page-rush", "rush"),
    ]);
    const shown = { Table: table.default, places, adds };
    return shown as unknown as GameTable; // each game's own scene
  },
  async battlegrounds() {
    const [table, { places }] = await Promise.all([
      import("../battlegrounds/BattlegroundsTable.svelte"),
      import("../battlegrounds/places"),
      need("page-battlegrounds", "battlegrounds"),
    ]);
    return { Table: table.default as unknown as GameTable["Table"], places };
  },
};

export async function loadGame(game: string): Promise<GameTable> {
  const [table] = await Promise.all([LOADS[game]!(), fetchLetters(spoken())]);
  return table;
}

// The two games, each loaded when somebody sits down at it.

import type { Component } from "svelte";

import { need } from "../words/words.svelte";
import type { Choosing } from "./choosing.svelte";
import type { Places, Scene } from "./scene";

export interface GameTable {
  Table: Component<{ scene: Scene; choosing: Choosing }>;
  places: Places;
}

const LOADS: Record<string, () => Promise<GameTable>> = {
  async rush() {
    const [table, { places }] = await Promise.all([
      import("../rush/RushTable.svelte"),
      import("../rush/places"),
      need("page-rush", "rush"),
    ]);
    return { Table: table.default as unknown as GameTable["Table"], places };
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

export const loadGame = (game: string): Promise<GameTable> => LOADS[game]!();

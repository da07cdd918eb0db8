import { afterEach, expect, test, vi } from "vitest";

import { RUSH } from "../pages/new/catalogue.fixture";
import { switchesOf } from "./switches";

afterEach(() => void vi.unstubAllGlobals());

test("a table has the switches of its preset, and what was changed", async () => {
  vi.stubGlobal("fetch", async () => new Response(JSON.stringify({ games: [RUSH] })));
  const own = { name: "my cards" };
  const changes = { assault: false, cards: own };
  expect(await switchesOf({ game: "rush", preset: "team", changes })).toEqual({
    cards: own,
    first_player: "random",
    reveal: true,
    assault: false,
    teams: true,
  });
});

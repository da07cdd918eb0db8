import { expect, test } from "vitest";

import { areaPlace, movements } from "./movement";
import type { BattlegroundsView } from "./view";

const before = {
  pawns: [
    { pawn: 0, owner: 0, cell: "A2" },
    { pawn: 1, owner: 1, cell: "C4" },
  ],
} as unknown as BattlegroundsView;
const play = (events: { event: string; [fact: string]: unknown }[], offered: string[] = []) =>
  movements(events, before, offered);

test("a tank drives cell by cell, then shoots from where it is", () => {
  const [drive, shot] = play([
    { event: "moved", pawn: 0, from: "A2", cell: "A4" },
    { event: "shot", pawn: 0, cell: "C4" },
  ]);
  expect(drive).toMatchObject({ kind: "drive", cells: ["A2", "A3", "A4"], at: 0 });
  expect(shot).toMatchObject({ kind: "shot", from: "A4", to: "C4", at: drive!.ms });
});

test("the way of a turning drive is the one that was offered", () => {
  const event = { event: "moved", pawn: 0, from: "A2", cell: "B3" };
  expect(play([event], ["move A2-A3-B3"])[0]).toMatchObject({ cells: ["A2", "A3", "B3"] });
  expect(play([event], ["move A2 A4"])[0]).toMatchObject({ cells: ["A2", "B3"] });
});

test("a tank that is destroyed on its way drives as far as that", () => {
  const event = { event: "destroyed", pawn: 0, card: "maus", cell: "A3" };
  expect(play([event], ["move A2 A5"])[0]).toMatchObject({ kind: "blast", cells: ["A2", "A3"] });
  expect(play([{ ...event, pawn: 1, cell: "C4" }])[0]).toMatchObject({ cells: ["C4"] });
});

test("tokens fly to the side that wins them, points too", () => {
  const [shot, token] = play([
    { event: "shot", pawn: 0, cell: "C2" },
    { event: "token", side: 1, picture: "bridge", star: true, cell: "C2" },
    { event: "pair", side: 1, picture: "bridge" },
  ]);
  expect(token).toMatchObject({ kind: "take", token: "bridge*", cell: "C2", to: areaPlace(1) });
  expect(token!.at).toBeGreaterThan(shot!.at);
  const [, blast, points] = play([
    { event: "shot", pawn: 0, cell: "C4" },
    { event: "destroyed", pawn: 1, card: "maus", cell: "C4" },
    { event: "points", side: 0, value: 3, pawn: 1 },
  ]);
  expect(blast).toMatchObject({ kind: "blast", cell: "C4" });
  expect(points).toMatchObject({ kind: "points", value: 3, cell: "C4", to: areaPlace(0) });
});

test("the artillery's shot comes before what it does", () => {
  const [shot, token] = play([
    { event: "artillery-fires", cell: "H8" },
    { event: "artillery-token", picture: "fuel", star: false, cell: "H8" },
  ]);
  expect(shot).toMatchObject({ kind: "artillery", to: "H8" });
  expect(token).toMatchObject({ kind: "take", to: "area:artillery" });
  expect(token!.at).toBeGreaterThan(0);
});

test("what nobody sees moving moves nothing", () => {
  expect(play([{ event: "turn", seat: 1, turn: 2 }, { event: "over" }])).toEqual([]);
  expect(play([{ event: "moved", pawn: 0, from: "A2", cell: "A2" }])).toEqual([]);
});

import { beforeAll, expect, test } from "vitest";

import { need, speak } from "../words/words.svelte";
import { facesOf, type CardTold } from "./faces";
import { rowsOf, tieRows, winnerLine } from "./scoring";

const side = (seat: number, more: object = {}) => ({
  seats: [seat],
  total: 12,
  medals: 1,
  bases: 6,
  achievements: ["spgs"],
  sets: 0,
  own_bases: 0,
  vehicles_destroyed: 2,
  bases_destroyed: 2,
  ...more,
});
const FACES = facesOf([
  { id: "base-1", kind: "base", name: "Base", medals: 3 },
  { id: "spgs", kind: "achievement", name: "SPGs" },
] as unknown as CardTold[]);

beforeAll(async () => {
  await speak("en");
  await need("page-table", "battlegrounds");
});

test("rush: where the points come from, without what nobody has", () => {
  const rows = rowsOf({ sides: [side(0), side(1, { bases: 0, achievements: [] })] }, FACES);
  expect(rows.map(({ key, cells }) => [key, ...cells.map((cell) => cell.points)])).toEqual([
    ["medals", 1, 1],
    ["bases", 6, 0],
    ["achievements", 5, 0],
  ]);
  expect(rows[1]!.cells[0]!.notes).toEqual(["2 of them"]);
  expect(rows[2]!.cells[0]!.notes).toEqual(["SPGs"]);
});

test("battlegrounds: pairs and point tokens", () => {
  const sides = [{ seats: [0], total: 9, pairs: 3, won: 3 }];
  expect(rowsOf({ sides }, FACES).map((row) => row.cells[0]!.points)).toEqual([6, 3]);
});

test("ties are shown as far as they were needed", () => {
  const apart = { sides: [side(0, { total: 13 }), side(1)] };
  expect(tieRows(apart)).toEqual([]);
  const tied = { sides: [side(0), side(1, { bases_destroyed: 1 })] };
  expect(tieRows(tied).map((row) => row.key)).toEqual([
    "tie-vehicles-destroyed",
    "tie-bases-destroyed",
  ]);
});

test("who has won", () => {
  const scene = { seat: 1, names: ["Anna", "Bo"] };
  const outcome = (winners: number[]) => ({
    winners,
    points: [12, 12],
    details: { sides: [side(0), side(1)] },
  });
  expect(winnerLine(outcome([0]), scene)).toBe("Winner: Anna.");
  expect(winnerLine(outcome([1]), scene)).toBe("You win!");
  expect(winnerLine(outcome([0, 1]), scene)).toBe("Shared victory: Anna, Bo.");
  const solo = { winners: [0], points: [20], details: { sides: [], stars: 3 } };
  expect(winnerLine(solo, scene)).toContain("3");
});

import { describe, expect, test } from "vitest";

import { around, direction, line } from "./cells";
import { driveOf, places, shotOf } from "./places";
import positions from "./positions.json";

const at = (action: string) => places(action, undefined as never);

test("a drive and a shot lead from cell to cell", () => {
  expect(at("move A2 A4")).toEqual(["cell:A2", "cell:A4"]);
  expect(at("move A2-A3-B3")).toEqual(["cell:A2", "cell:B3"]);
  expect(at("shoot A4 C4 tank")).toEqual(["cell:A4", "cell:C4"]);
});

test("cards and upgrades belong to cards", () => {
  expect(at("change A2 t-34")).toEqual(["cell:A2", "card:t-34"]);
  expect(at("upgrade longer-move t-34")).toEqual(["special:longer_move", "card:t-34"]);
  expect(at("pick maus")).toEqual(["card:maus"]);
});

test("what belongs to no place is a button", () => {
  for (const action of ["end", "hold", "extra-turn", "extra-tank"]) expect(at(action)).toEqual([]);
});

test("a drive tells every cell of its way", () => {
  expect(driveOf("move A2 A4")?.cells).toEqual(["A2", "A3", "A4"]);
  expect(driveOf("move D4 B2")?.cells).toEqual(["D4", "C3", "B2"]);
  expect(driveOf("move A2-A3-B3")).toMatchObject({ from: "A2", to: "B3" });
  expect(driveOf("shoot A4 C4 tank")).toBeNull();
  expect(shotOf("shoot A4 C4 lay")).toMatchObject({ from: "A4", to: "C4", aim: "lay" });
});

test("lines and distances stay on the board", () => {
  expect(line("A1", "A1")).toEqual(["A1", "A1"]);
  expect(line("A1", "B3")).toEqual(["A1", "B3"]);
  expect(around("A1", 2, "straight").sort()).toEqual(["A3", "C1"]);
  expect(around("D4", 1, "diagonal").sort()).toEqual(["C3", "C5", "E3", "E5"]);
  expect(direction("A1", "A2")).toBe(0);
  expect(direction("A1", "B2")).toBe(1);
  expect(direction("B1", "A1")).toBe(-2);
});

describe("real actions of every preset", () => {
  const CELL = /^cell:[A-H][1-8]$/;
  for (const { preset, kind, actions, view } of positions) {
    test(`${preset}, ${kind}`, () => {
      const cards = ((view as { cards?: { card: string }[] }).cards ?? []).map(({ card }) => card);
      const specials = view.sides.flatMap((side) => Object.keys(side.specials));
      for (const action of actions) {
        const found = at(action);
        if (!found.length) expect(action).toMatch(/^(end|hold|extra-turn|extra-tank)$/);
        for (const place of found) {
          const [what, id = ""] = place.split(":");
          if (what === "card") expect(cards).toContain(id);
          else if (what === "special") expect(specials).toContain(id);
          else expect(place).toMatch(CELL);
        }
      }
    });
  }
});

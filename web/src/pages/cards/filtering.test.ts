import { expect, test } from "vitest";

import { grouped, type Card } from "./cards";
import { counted, found, pickedCount, toggled, valuesOf, type Wanted } from "./filtering";

const card = (kind: string, id: string, more: Partial<Card> = {}): Card =>
  ({ kind, id, name: id, abilities: [], lines: [], rules: [], count: 1, ...more }) as Card;
const able = (...ids: string[]) => ids.map((id) => ({ id, name: id, help: "", rules: [] }));

const CARDS = [
  card("achievement", "most-medals"),
  card("vehicle", "t-34", { nation: "ussr", cost: 3, power: 1, abilities: able("research 2") }),
  card("vehicle", "maus", { nation: "germany", cost: 5, power: 2, lines: ["Řízení a útok"] }),
  card("vehicle", "kv-2", { nation: "ussr", cost: 5, power: 2, abilities: able("siege_master") }),
  card("two-medal", "two-medal-ussr", { nation: "ussr" }),
];
const ALL: Wanted = { words: "", picked: {}, sort: "order" };
const ids = (wanted: Partial<Wanted>) => found(CARDS, { ...ALL, ...wanted }).map(({ id }) => id);

test("kinds come in the order of the page, cards in that of the server", () => {
  expect(ids({})).toEqual(["t-34", "maus", "kv-2", "two-medal-ussr", "most-medals"]);
  expect(grouped(CARDS).map(([group]) => group)).toEqual(["vehicle", "medal", "achievement"]);
});

test("all words must be found, without case and accents", () => {
  expect(ids({ words: "UTOK rizeni" })).toEqual(["maus"]);
  expect(ids({ words: "utok t-34" })).toEqual([]);
});

test("of one filter any value fits, of several filters all must", () => {
  expect(ids({ picked: { nation: ["ussr", "germany"], cost: ["5"] } })).toEqual(["maus", "kv-2"]);
  expect(ids({ picked: { ability: ["research"] } })).toEqual(["t-34"]);
});

test("the dearest last by cost, the strongest first by power", () => {
  expect(ids({ sort: "cost", picked: { kind: ["vehicle"] } })).toEqual(["t-34", "maus", "kv-2"]);
  expect(ids({ sort: "power", picked: { kind: ["vehicle"] } })).toEqual(["maus", "kv-2", "t-34"]);
});

test("counts look at all other filters, not at their own", () => {
  const wanted: Wanted = { ...ALL, picked: { nation: ["ussr"], cost: ["3"] } };
  expect(Object.fromEntries(counted(CARDS, wanted, "nation"))).toEqual({ ussr: 1, germany: 0 });
  expect(Object.fromEntries(counted(CARDS, wanted, "cost"))).toEqual({ 3: 1, 5: 1 });
});

test("a value is picked and given back", () => {
  const once = toggled(ALL, "nation", "ussr");
  expect(pickedCount(once)).toBe(1);
  expect(pickedCount(toggled(once, "nation", "ussr"))).toBe(0);
});

test("tanks are told apart by how far they drive and shoot", () => {
  const tank = card("tank", "maus", {
    move: { distance: 1, direction: "diagonal" },
    shot: { distance: 3, direction: "straight" },
  });
  expect([valuesOf(tank, "move"), valuesOf(tank, "shot")]).toEqual([["1"], ["3"]]);
  expect(valuesOf(card("picture", "bridge"), "shot")).toEqual([]);
});

test("a token and its special token give the same", () => {
  expect(valuesOf(card("picture", "bridge", { special: "extra_turn" }), "gives")).toEqual([
    "extra_turn",
  ]);
  expect(valuesOf(card("special", "extra_turn"), "gives")).toEqual(["extra_turn"]);
});

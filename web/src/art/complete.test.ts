// What the games have, the art can draw.

import { expect, test } from "vitest";

import tokens from "../../../src/motorpool/battlegrounds/data/tokens.json";
import tanks from "../../../src/motorpool/battlegrounds/data/tanks.json";
import achievements from "../../../src/motorpool/rush/data/achievements.json";
import base from "../../../src/motorpool/rush/data/base.json";
import secondFront from "../../../src/motorpool/rush/data/second-front.json";
import squad from "../../../src/motorpool/rush/data/squad.json";
import { abilityParts, CLASSES, NATIONS, type CardFace } from "./card";
import { ABILITIES } from "./glyphs/abilities";
import { ACHIEVEMENT_GLYPHS, ACHIEVEMENT_THEMES } from "./glyphs/achievements";
import { BARRACKS } from "./glyphs/barracks";
import { MEDALS } from "./glyphs/medals";
import { EMBLEMS } from "./glyphs/nations";
import { PICTURES } from "./glyphs/pictures";
import { SPECIALS } from "./glyphs/specials";
import { tankLook } from "./tank";
import { drawing } from "./vehicle/look";

const vehicles = [...base.vehicles, ...secondFront.vehicles];
const card = (vehicle: (typeof vehicles)[number]): CardFace => ({
  kind: "vehicle",
  ...vehicle,
  abilities: (vehicle.abilities ?? []).map((id) => ({ id, name: id })),
});

test("every ability has a glyph", () => {
  const used = [...vehicles, ...squad.barracks].flatMap((each) => each.abilities ?? []);
  for (const text of used) expect(ABILITIES).toHaveProperty([abilityParts(text).ability]);
});

test("every nation has an emblem and a Medal, and every Barracks card a picture", () => {
  for (const nation of NATIONS) {
    expect(EMBLEMS).toHaveProperty([nation]);
    expect(MEDALS).toHaveProperty([nation]);
  }
  expect(new Set(vehicles.map((each) => each.nation))).toEqual(new Set(NATIONS));
  for (const { id } of squad.barracks) expect(BARRACKS).toHaveProperty([id]);
});

test("every Achievement has a theme that can be drawn", () => {
  for (const { id } of achievements.achievements) {
    expect(ACHIEVEMENT_THEMES).toHaveProperty([id]);
    const [what, which = ""] = ACHIEVEMENT_THEMES[id]!.split(":");
    if (what === "glyph") expect(ACHIEVEMENT_GLYPHS).toHaveProperty([which]);
    if (what === "ability") expect(ABILITIES).toHaveProperty([which]);
    if (what === "class") expect(CLASSES).toContain(which);
  }
});

test("every picture and every special token can be drawn", () => {
  for (const { id, special } of tokens.pictures) {
    expect(PICTURES).toHaveProperty([id]);
    expect(SPECIALS).toHaveProperty([special]);
  }
});

test("every vehicle has a silhouette without a hole in its numbers", () => {
  const drawn = [...vehicles.map(card), ...tanks.tanks.map(({ id }) => tankLook(id))].map(drawing);
  for (const { body, cut, lines } of drawn) {
    expect(body).not.toBe("");
    expect(body + cut + lines).not.toMatch(/NaN|undefined|Infinity/);
  }
});

test("a class looks different in each nation, and cards of one nation differ", () => {
  const of = (nation: string) => drawing({ id: "x", class: "medium", nation }).body;
  const gears = NATIONS.map((nation) => drawing({ id: "x", class: "medium", nation }).cut);
  expect(new Set(gears).size).toBe(NATIONS.length);
  expect(of("ussr")).not.toBe(of("germany"));
  const soviet = vehicles.filter((each) => each.nation === "ussr" && each.class === "medium");
  const bodies = new Set(soviet.map((each) => drawing(card(each)).body));
  expect(bodies.size).toBeGreaterThan(soviet.length / 2);
});

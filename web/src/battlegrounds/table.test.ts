// The whole table, drawn from positions of random games: every action that the server lists can
// be chosen by pointing, and nothing that lies face down is in the page.

import { cleanup, render } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeAll, describe, expect, test } from "vitest";

import { need, speak } from "../words/words.svelte";
import TestTable, { type Told } from "./TestTable.svelte";
import { places } from "./places";
import positions from "./positions.json";

beforeAll(async () => {
  await speak("en");
  await need("page-battlegrounds", "battlegrounds");
});
afterEach(cleanup);

const told = positions as unknown as Told[];
const click = async (node: Element | null | undefined) => {
  expect(node).toBeTruthy();
  (node as HTMLElement).click();
  await tick();
};
const placed = (place: string) => document.querySelector(`[data-place="${place}"]`);

const button = (action: string) => document.querySelector(`[data-action="${action}"]`);

/** Point at the places of an action; what is chosen then, at once or in the menu. */
async function choose(action: string, chosen: string[]): Promise<void> {
  const [from, to] = places(action, undefined as never);
  if (from === undefined) return click(button(action));
  await click(placed(from));
  if (to !== undefined && !chosen.length) await click(placed(to));
  if (!chosen.length) await click(button(action));
}

// One of each kind is drawn; pointing.test looks at all of them
const kinds = new Map(told.map((position) => [position.kind.split(":")[0], position]));
kinds.set(
  "upgrade",
  told.find(({ kind }) => kind.includes("upgrade"))!,
);
kinds.set(
  "turning",
  told.find(({ kind }) => kind.includes("turning"))!,
);

describe("every action can be chosen", () => {
  for (const [kind, position] of kinds) {
    test(`${kind}, ${position.preset}`, { timeout: 30_000 }, async () => {
      const chosen: string[] = [];
      render(TestTable, { position, chosen: (found: string) => chosen.push(found) });
      for (const action of position.actions) {
        chosen.length = 0;
        await choose(action, chosen);
        expect(chosen).toEqual([action]);
      }
    });
  }
});

test("what lies face down has no picture in the page", () => {
  const position = told.find(({ kind }) => kind.startsWith("flip"))!;
  render(TestTable, { position, chosen: () => {} });
  const open = Object.values(position.view.tokens).filter((token) => token !== "face-down");
  const drawn = document.querySelectorAll("[data-cell] .front svg");
  expect(drawn.length).toBe(open.length);
  for (const [cell, token] of Object.entries(position.view.tokens)) {
    const node = document.querySelector(`[data-cell="${cell}"]`)!;
    if (token === "face-down") expect(node.getAttribute("aria-label")).toContain("face-down token");
  }
});

test("a cell is named with what lies there and what can be done", () => {
  const position = told.find(({ kind }) => kind.startsWith("shoot: hold shoot tank"))!;
  render(TestTable, { position, chosen: () => {} });
  const shot = position.actions.find((action) => action.endsWith("tank"))!.split(" ")[2]!;
  const name = document.querySelector(`[data-cell="${shot}"]`)!.getAttribute("aria-label");
  expect(name).toMatch(new RegExp(`^${shot}, .*; .*can be shot at`));
});

test("every cell that a tank can drive to is framed", async () => {
  const drives = (position: Told) => position.actions.filter((each) => each.startsWith("move "));
  const position = told.find((each) => drives(each).length > 1)!;
  render(TestTable, { position, chosen: () => {} });
  const [from] = places(drives(position)[0]!, undefined as never);
  await click(placed(from!));
  const ends = drives(position)
    .map((action) => places(action, undefined as never))
    .filter(([start]) => start === from)
    .map(([, end]) => end);
  const framed = [...document.querySelectorAll("[data-sign=goal]")];
  expect(
    new Set(framed.map((each) => each.closest<HTMLElement>("[data-place]")!.dataset.place)),
  ).toEqual(new Set(ends));
});

test("arrow keys move from cell to cell", async () => {
  render(TestTable, { position: told[0]!, chosen: () => {} });
  const cell = (name: string) => document.querySelector<HTMLElement>(`[data-cell="${name}"]`)!;
  cell("C4").focus();
  const press = async (key: string) => {
    document.activeElement!.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
    await tick();
  };
  await press("ArrowUp");
  expect(document.activeElement).toBe(cell("C5"));
  await press("ArrowRight");
  expect(document.activeElement).toBe(cell("D5"));
  await press("Home");
  expect(document.activeElement).toBe(cell("A5"));
  await press("ArrowLeft");
  expect(document.activeElement).toBe(cell("A5"));
});

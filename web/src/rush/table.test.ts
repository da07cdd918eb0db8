// The whole table, drawn from positions of random games: every action that the server lists can
// be chosen by pointing, and hidden hands stay hidden.

import { cleanup, render } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeAll, describe, expect, test, vi } from "vitest";

import { need, speak } from "../words/words.svelte";
import TestTable, { type Told } from "./TestTable.svelte";
import { places } from "./places";
import positions from "./positions.json";

beforeAll(async () => {
  await speak("en");
  await need("page-rush", "rush");
});
afterEach(cleanup);

const told = positions as unknown as Told[];
const button = (action: string) => document.querySelector<HTMLElement>(`[data-action="${action}"]`);
const placed = (place: string) => document.querySelector<HTMLElement>(`[data-place="${place}"]`);

async function choose(position: Told, action: string, chosen: string[]): Promise<void> {
  const { asked, seat } = position.view;
  const decision = { seat: asked.seat, step: position.step };
  const [place] = places(action, { seat, decision } as never);
  if (place === undefined) return button(action)?.click();
  const node = placed(place);
  expect(node, place).toBeTruthy();
  expect(node!.getAttribute("role")).toBe("button");
  node!.click();
  await tick();
  if (!chosen.length) button(action)?.click();
}

const twice = (ids: (string | undefined)[]) => ids.filter((id, at) => ids.indexOf(id) !== at);

describe("every action can be chosen, no sentence is missing, nothing moves twice", () => {
  test.each(told.map((position) => [position.table, position.step, position] as const))(
    "%s, %s",
    async (_, __, position) => {
      const chosen: string[] = [];
      render(TestTable, { position, chosen: (found: string) => chosen.push(found) });
      await tick();
      for (const action of position.actions) {
        await choose(position, action, chosen);
        expect(chosen.splice(0)).toEqual([action]);
        await tick();
      }
      expect(document.body.textContent).not.toMatch(/\[[a-z]+(-[a-z]+)+\]/);
      const moving = [...document.querySelectorAll<HTMLElement>("[data-flight]")];
      expect(twice(moving.map((node) => node.dataset.flight))).toEqual([]);
      // A place becomes a button, and a list holds no buttons but in its items
      expect(document.querySelectorAll("ul > [data-place], ol > [data-place]")).toHaveLength(0);
    },
  );
});

const many = told.reduce((most, next) =>
  next.view.players.length > most.view.players.length ? next : most,
);

test("who only looks can choose nothing", () => {
  render(TestTable, { position: many, chosen: () => {}, watching: true });
  expect(document.querySelectorAll("[data-place][role=button]")).toHaveLength(0);
  expect(document.querySelectorAll("section h3")).toHaveLength(many.view.players.length);
});

test("of a hidden hand only the known cards are drawn", () => {
  render(TestTable, { position: many, chosen: () => {} });
  for (const player of many.view.players) {
    if (player.seat === many.view.seat) continue;
    const hand = document.querySelector(`[data-flight="hand/${player.seat}"]`)!.parentElement!;
    const known = hand.querySelectorAll("[data-explain]").length;
    const backs = hand.querySelectorAll("li").length - 1 - known;
    expect([known, backs]).toEqual([player.hand.length, player.hand_size - player.hand.length]);
  }
});

test("a Rear has its place where the table has Rears, though nothing lies there", async () => {
  const rear = { name: "rear", default: true };
  const game = { name: "rush", presets: [{ name: "base", options: {} }], switches: [rear] };
  vi.stubGlobal("fetch", async () => new Response(JSON.stringify({ games: [game] })));
  const position = told.find(({ table }) => table === "base 2")!;
  render(TestTable, { position, chosen: () => {} });
  expect(document.querySelectorAll(".rear")).toHaveLength(0);
  await vi.waitFor(() => expect(document.querySelectorAll(".rear")).toHaveLength(2));
  vi.unstubAllGlobals();
});

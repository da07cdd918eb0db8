// The word before something good is thrown away: the way back is the one that is offered first.

import { cleanup, render } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { need, speak } from "../words/words.svelte";
import Doubt from "./Doubt.svelte";
import { FakeSocket } from "./fake-socket";
import { LiveScene } from "./live-scene.svelte";
import { LiveTable } from "./live.svelte";

const SNAPSHOT = {
  type: "snapshot",
  number: 3,
  seat: 0,
  table: { id: "t", status: "playing", hints: true, clock: { kind: "none" }, chairs: [{}] },
  view: {},
  decision: { number: 3, seat: 0, step: "main", asked: {}, actions: ["use t-34", "end"] },
  words: { question: "Your turn.", actions: ["Use the T-34.", "End the turn."] },
};

let live: LiveTable;
let scene: LiveScene;
const button = (name: string) =>
  [...document.querySelectorAll("button")].find((each) => each.textContent?.trim() === name)!;

beforeEach(async () => {
  await speak("en");
  await need("page-table");
  vi.stubGlobal("WebSocket", FakeSocket);
  live = new LiveTable("t", "en");
  FakeSocket.last.open();
  FakeSocket.last.tell(SNAPSHOT);
  scene = new LiveScene(live, () => {});
  render(Doubt, { scene });
  scene.doubted = { action: "end", warning: "play-warn-hand" };
  await tick();
});
afterEach(() => {
  cleanup();
  live.close();
  vi.unstubAllGlobals();
});

test("the way back is the main button, the other is labelled as at the table", () => {
  expect(button("Not yet").className).toContain("primary");
  expect(button("End the turn").className).not.toContain("primary");
});

test("who goes back has sent nothing", () => {
  const sent = vi.spyOn(scene, "send");
  button("Not yet").click();
  expect(scene.doubted).toBeNull();
  expect(sent).not.toHaveBeenCalled();
});

test("who is sure sends the action", () => {
  const sent = vi.spyOn(scene, "send");
  button("End the turn").click();
  expect(sent).toHaveBeenCalledWith("end");
});

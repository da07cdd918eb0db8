// The word before something good is thrown away: the way back is the one that is offered first.

import { cleanup, render } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import Doubt from "./Doubt.svelte";
import { sitDown, standUp } from "./fake-table";
import { LiveScene } from "./live-scene.svelte";
import type { LiveTable } from "./live.svelte";

let live: LiveTable;
let scene: LiveScene;
const button = (name: string) =>
  [...document.querySelectorAll("button")].find((each) => each.textContent?.trim() === name)!;

beforeEach(async () => {
  live = await sitDown(0);
  scene = new LiveScene(live, () => {});
  render(Doubt, { scene });
  scene.doubted = { action: "end", warning: "play-warn-hand" };
  await tick();
});
afterEach(() => {
  cleanup();
  standUp(live);
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

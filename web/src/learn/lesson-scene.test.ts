import { expect, test, vi } from "vitest";

import type { LiveTable } from "../table/live.svelte";
import { Coach } from "./coach.svelte";
import { LessonScene } from "./lesson-scene.svelte";

const STEPS = { id: "danger", steps: [{ id: "move", want: ["move C3 E3", "move C3 C1"] }] };

function sceneWith(actions: string[], asking = false) {
  const send = vi.fn();
  const live = { actions, asking, seat: 0, table: null, decision: null } as unknown as LiveTable;
  return { send, scene: new LessonScene(live, new Coach("battlegrounds", STEPS), send) };
}

test("all that is wanted and offered is hinted at", () => {
  const { scene } = sceneWith(["move C3 C5", "move C3 C1", "move C3 E3"]);
  expect(scene.wanted).toEqual(["move C3 C1", "move C3 E3"]);
  expect(scene.hinted).toBe("move C3 C1");
});

test("what is not wanted is offered, but not sent", () => {
  const { scene, send } = sceneWith(["move C3 C5", "move C3 E3"]);
  scene.choose("move C3 C5");
  expect(send).not.toHaveBeenCalled();
  expect(scene.coach.missed).toBe(1);
  scene.choose("move C3 E3");
  expect(send).toHaveBeenCalledExactlyOnceWith("move C3 E3");
});

test("after the last step nothing more can be chosen", () => {
  const { scene, send } = sceneWith(["move C3 E3", "end"]);
  scene.choose("move C3 E3");
  expect(scene.actions).toEqual([]);
  scene.choose("end");
  expect(send).toHaveBeenCalledTimes(1);
});

test("what is not offered counts neither as right nor as wrong", () => {
  const { scene, send } = sceneWith(["move C3 E3"], true);
  scene.choose("move C3 E3");
  expect(send).not.toHaveBeenCalled();
  expect([scene.coach.step, scene.coach.missed]).toEqual([0, 0]);
});

import { beforeEach, expect, test } from "vitest";

import { Coach } from "./coach.svelte";
import { MODES } from "./modes";
import { BOARDS, RUSH } from "./pictures";

const SCENE = {
  id: "buy",
  steps: [
    { id: "spend", want: ["spend engineers", "spend medal-ussr"] },
    { id: "end", want: ["end"] },
  ],
};
let coach: Coach;
beforeEach(() => (coach = new Coach("rush", SCENE)));

test("any wanted action leads to the next step", () => {
  expect(coach.words).toBe("lesson-rush-buy-spend");
  expect(coach.tries("spend medal-ussr")).toBe(true);
  expect(coach.wanted).toEqual(["end"]);
  expect(coach.tries("end")).toBe(true);
  expect([coach.done, coach.words, coach.wanted]).toEqual([true, "lesson-rush-buy-done", []]);
});

test("another action is noted until the right one comes", () => {
  expect(coach.tries("end")).toBe(false);
  expect(coach.tries("end")).toBe(false);
  expect([coach.step, coach.missed]).toEqual([0, 2]);
  coach.tries("spend engineers");
  expect([coach.step, coach.missed]).toEqual([1, 0]);
});

test("a step that the server did not do comes again", () => {
  coach.tries("spend engineers");
  coach.back();
  expect(coach.wanted).toContain("spend engineers");
});

test("every mode has a picture; only the draft shows tank cards", () => {
  const without = MODES.filter(({ id }) => !RUSH[id] && !BOARDS[id]).map(({ id }) => id);
  expect(without).toEqual(["battlegrounds-draft"]);
});

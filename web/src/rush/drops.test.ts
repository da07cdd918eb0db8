import { describe, expect, test } from "vitest";

import { dropped, follow } from "./drops";
import type { BaseView, RushView } from "./view";

const base = (defender: string | null = null, damaged = false): BaseView => ({
  standing: true,
  damaged,
  defender,
  defender_damaged: false,
});
const player = (seat: number, side: number, bases: BaseView[]) => ({ seat, side, bases });
const view = {
  asked: { seat: 0, step: "main" },
  players: [
    player(0, 0, [base(), base("t-26")]),
    player(1, 1, [base(), base("tiger"), base(null, true), base()]),
    player(2, 0, [base()]),
  ],
} as unknown as RushView;
const T34 = { kind: "t-34", fromRear: false };
const ALL = ["spend t-34", "use t-34", "defend t-34", "cover t-34", "attack t-34", "end"];

describe("a card that is dropped", () => {
  test("on a card of the Reserve is spent, to buy it", () => {
    const drop = dropped(view, ALL, T34, { on: "reserve", kind: "kv-2" });
    expect(drop).toEqual({ actions: ["spend t-34"], aim: "kv-2" });
  });
  test("on an own Base defends it, with or without its abilities", () => {
    const drop = dropped(view, ALL, T34, { on: "slot", seat: 0, slot: 1 });
    expect(drop).toEqual({ actions: ["use t-34", "defend t-34"], aim: "1.2" });
  });
  test("on a Base of an ally covers it", () => {
    const drop = dropped(view, ALL, T34, { on: "slot", seat: 2, slot: 0 });
    expect(drop).toEqual({ actions: ["cover t-34"], aim: "3.1" });
  });
  test("on a Base of an enemy attacks it, or who defends it", () => {
    const aims = [0, 1, 3].map((slot) => dropped(view, ALL, T34, { on: "slot", seat: 1, slot }));
    expect(aims.map((drop) => drop?.aim)).toEqual(["2.1", "2.2v", "2.hq"]);
    expect(aims[0]?.actions).toEqual(["attack t-34"]);
  });
  test("where nothing is listed for it means nothing", () => {
    expect(dropped(view, ["end"], T34, { on: "slot", seat: 1, slot: 0 })).toBeNull();
    expect(dropped(view, ALL, { ...T34, fromRear: true }, { on: "verb", verb: "use" })).toBeNull();
    expect(dropped(view, ALL, T34, { on: "rear" })).toBeNull();
    const crew = { kind: "technicians", fromRear: false };
    const used = dropped(view, ["use technicians"], crew, { on: "slot", seat: 0, slot: 0 });
    expect(used).toBeNull(); // it would not defend
  });
  test("from the Rear is played from there", () => {
    const drop = dropped(
      view,
      ["use rear:t-34"],
      { ...T34, fromRear: true },
      {
        on: "verb",
        verb: "use",
      },
    );
    expect(drop?.actions).toEqual(["use rear:t-34"]);
  });
});

describe("what follows", () => {
  test("is the listed action that was aimed at", () => {
    expect(follow(view, ["hit 2.1", "hit 2.2v"], ["hit"], "2.2v")).toBe("hit 2.2v");
    expect(follow(view, ["buy t-26", "buy kv-2"], ["buy"], "kv-2")).toBe("buy kv-2");
  });
  test("or its like among undefended Bases, for the server lists one of those that are alike", () => {
    const two = structuredClone(view);
    two.players[1]!.bases[2]!.damaged = false;
    expect(follow(two, ["hit 2.1"], ["hit"], "2.3")).toBe("hit 2.1");
    expect(follow(view, ["hit 2.1"], ["hit"], "2.3")).toBeUndefined();
    expect(follow(view, ["hit 2.1"], ["hit"], "2.hq")).toBeUndefined();
  });
  test("is left to people when it is not listed", () => {
    expect(follow(view, ["hit 2.1"], ["hit"], "2.2v")).toBeUndefined();
  });
});

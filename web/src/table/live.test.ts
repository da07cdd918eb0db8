import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { settings } from "../app/settings.svelte";
import { FakeSocket } from "./fake-socket";
import { LiveTable } from "./live.svelte";

const TABLE = { id: "t", status: "playing", clock: { kind: "none", seconds: 0 }, chairs: [] };
const decision = (number: number, seat = 0, actions = ["use t-34", "end"]) => ({
  number,
  seat,
  step: "main",
  asked: {},
  ...(seat === 0 ? { actions } : {}),
});
const SNAPSHOT = {
  type: "snapshot",
  number: 3,
  seat: 0,
  table: TABLE,
  view: { round: 1 },
  decision: decision(3),
  words: { question: "Your turn.", actions: ["Use the T-34.", "End the turn."] },
};
const update = (number: number, more: object = {}) => ({
  type: "update",
  number,
  do: "choose",
  choice: { seat: 1, by: "bot" },
  changes: [[["round"], number]],
  events: [{ event: "bought" }],
  decision: decision(number),
  words: {
    question: "?",
    actions: ["Use.", "End."],
    log: [{ text: `L${number}`, passing: false }],
  },
  ...more,
});

let live: LiveTable;

function begin(): FakeSocket {
  live = new LiveTable("t", "en");
  FakeSocket.last.open();
  FakeSocket.last.tell(SNAPSHOT);
  return FakeSocket.last;
}

beforeEach(() => {
  FakeSocket.all = [];
  vi.stubGlobal("WebSocket", FakeSocket);
  vi.useFakeTimers();
  settings.fast = false;
});
afterEach(() => {
  live.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("a snapshot tells all, in the language that was asked for", () => {
  const socket = begin();
  expect(socket.query.get("words")).toBe("en");
  expect(socket.query.has("after")).toBe(false);
  expect(live.myTurn).toBe(true);
  expect(live.sentence("end")).toBe("End the turn.");
});

test("a choice names its decision, and a second click on the way is the same one", async () => {
  const socket = begin();
  const first = live.choose("use t-34");
  const second = live.choose("end");
  expect(socket.sent.filter(({ type }) => type === "choose")).toEqual([
    { type: "choose", decision: 3, action: "use t-34", ref: "1" },
  ]);
  expect(await second).toBeNull();
  socket.tell(update(4, { choice: { seat: 0, by: "person", action: "use t-34" } }));
  socket.tell({ type: "done", ref: "1", number: 4 });
  expect(await first).toBeNull();
  expect(live.asking).toBe(false);
  expect(live.decision?.number).toBe(4);
});

test("the next decision can be answered before the last answer is confirmed", () => {
  const socket = begin();
  void live.choose("use t-34");
  socket.tell(update(4, { choice: { seat: 0, by: "person", action: "use t-34" } }));
  void live.choose("end");
  expect(socket.said("choose")).toMatchObject({ decision: 4, action: "end" });
});

test("one's own next decision is there at once", () => {
  const socket = begin();
  const striking = { events: [{ event: "attacks" }], choice: { seat: 0, by: "person" } };
  socket.tell(update(4, striking));
  expect(live.behind).toBe(0);
  expect(live.actions).toEqual(["use t-34", "end"]);
});

test("only what is listed can be chosen", async () => {
  const socket = begin();
  expect(await live.choose("buy t-34")).toBeNull();
  expect(socket.said("choose")).toBeUndefined();
});

test("a stale choice is refused with its sentence", async () => {
  const socket = begin();
  const asked = live.choose("end");
  const error = { key: "decision-stale", sentence: "No longer open.", field: null, values: {} };
  socket.tell({ type: "error", ref: "1", status: 409, error });
  expect(await asked).toMatchObject({ key: "decision-stale", sentence: "No longer open." });
});

test("what others do is shown step by step, and nothing can be chosen before", () => {
  const socket = begin();
  for (const number of [4, 5, 6]) socket.tell(update(number));
  expect(live.number).toBe(4);
  expect(live.behind).toBe(2);
  expect(live.actions).toEqual([]);
  vi.advanceTimersByTime(2000);
  expect(live.number).toBe(6);
  expect(live.behind).toBe(0);
  expect(live.actions).toEqual(["use t-34", "end"]);
});

test("skipping shows each update once", () => {
  const socket = begin();
  for (const number of [4, 5, 6]) socket.tell(update(number));
  live.skip();
  expect(live.number).toBe(6);
  expect(live.log.map(({ text }) => text)).toEqual(["L4", "L5", "L6"]);
  vi.advanceTimersByTime(5000);
  expect(live.log).toHaveLength(3);
  socket.tell(update(7));
  expect(live.number).toBe(7);
});

test("updates that were told already change nothing", () => {
  const socket = begin();
  socket.tell(update(3));
  expect(live.view).toEqual({ round: 1 });
});

test("after a break it comes back by itself and asks what came after", () => {
  begin().break();
  expect(live.connection).toBe("lost");
  vi.advanceTimersByTime(400);
  expect(FakeSocket.all).toHaveLength(2);
  expect(FakeSocket.last.query.get("after")).toBe("3");
  FakeSocket.last.open();
  FakeSocket.last.tell(update(4));
  expect(live.connection).toBe("open");
  expect(live.view).toEqual({ round: 4 });
});

test("a choice that a break has swallowed is made again, once", async () => {
  const first = begin();
  const asked = live.choose("end");
  first.break();
  await vi.advanceTimersByTimeAsync(400);
  const second = FakeSocket.last;
  second.open();
  await vi.advanceTimersByTimeAsync(0);
  second.tell({ type: "pong", ref: second.said("ping")!.ref });
  await vi.advanceTimersByTimeAsync(0);
  expect(second.said("choose")).toMatchObject({ decision: 3, action: "end" });
  second.tell(update(4));
  second.tell({ type: "done", ref: second.said("choose")!.ref, number: 4 });
  expect(await asked).toBeNull();
});

test("a choice that was done before the break is not made again", async () => {
  begin();
  const asked = live.choose("end");
  FakeSocket.last.break();
  await vi.advanceTimersByTimeAsync(400);
  FakeSocket.last.open();
  FakeSocket.last.tell(update(4));
  await vi.advanceTimersByTimeAsync(0);
  FakeSocket.last.tell({ type: "pong", ref: FakeSocket.last.said("ping")!.ref });
  expect(await asked).toBeNull();
  expect(FakeSocket.last.said("choose")).toBeUndefined();
});

test("a silent connection is looked at, and given up only once", () => {
  const socket = begin();
  vi.advanceTimersByTime(20_000);
  expect(socket.said("ping")).toBeDefined();
  vi.advanceTimersByTime(8_000);
  expect(live.connection).toBe("lost");
  socket.break(); // the close comes late
  vi.advanceTimersByTime(10_000);
  expect(FakeSocket.all).toHaveLength(2);
});

test("who is no longer known is told so, and it ends", () => {
  begin().break(4001, "server-nobody");
  vi.advanceTimersByTime(60_000);
  expect(live.connection).toBe("ended");
  expect(live.ended).toBe("server-nobody");
  expect(FakeSocket.all).toHaveLength(1);
});

test("the language is switched at once, also what waits", async () => {
  const socket = begin();
  for (const number of [4, 5]) socket.tell(update(number));
  void live.speak("pl");
  const ref = socket.said("words")!.ref;
  const words = { question: "Twoja tura.", actions: ["Użyj.", "Koniec."] };
  socket.tell({ type: "words", ref, number: 5, language: "pl", words });
  expect(live.number).toBe(5);
  expect(live.sentence("end")).toBe("Koniec.");
});

test("passing lines go with the next that is told, and undone ones are read anew", () => {
  const socket = begin();
  const words = { question: "?", actions: [], log: [{ text: "a bridge", passing: true }] };
  socket.tell(update(4, { words }));
  expect(live.log.map(({ text }) => text)).toEqual(["a bridge"]);
  socket.tell(update(5));
  live.skip();
  expect(live.log.map(({ text }) => text)).toEqual(["L5"]);
  const gaps = live.gaps;
  socket.tell(update(6, { do: "undo", events: [] }));
  live.skip();
  expect(live.gaps).toBe(gaps + 1);
  live.read(5, [{ number: 4, text: "whole" }]);
  expect(live.log.map(({ text }) => text)).toEqual(["whole"]);
});

test("chat is kept in order, each line once", () => {
  const socket = begin();
  const line = (number: number) => ({ number, at: 1, seat: 1, name: "Bo", body: `b${number}` });
  socket.tell({ type: "chat", ...line(2) });
  live.recall([line(1), line(2)]);
  expect(live.chat.map(({ body }) => body)).toEqual(["b1", "b2"]);
});

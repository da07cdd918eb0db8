import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { learnInvitation } from "./invitation";
import { keptOf } from "./kept";

beforeEach(() => localStorage.clear());
afterEach(() => void vi.unstubAllGlobals());

const answering = (status: number, body: object) =>
  vi.stubGlobal("fetch", async () => new Response(JSON.stringify(body), { status }));

test("the host learns the invitation on every device", async () => {
  answering(200, { table: "one", invite: "i", commitment: "c" });
  await learnInvitation("one");
  expect(keptOf("one")).toEqual({ invite: "i", host: true });
});

test("others learn that the table is not theirs, and nothing where nobody answers", async () => {
  answering(404, { error: { key: "table-not-yours", sentence: "No." } });
  await learnInvitation("one");
  expect(keptOf("one")).toEqual({ host: false });
  answering(503, { error: { key: "trouble", sentence: "Later." } });
  await learnInvitation("two");
  expect(keptOf("two")).toEqual({});
});

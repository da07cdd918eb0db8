import { afterEach, expect, test, vi } from "vitest";

import { askToNotify, permission } from "./notify";

afterEach(() => vi.unstubAllGlobals());

test("a browser without notifications has none to allow", async () => {
  vi.stubGlobal("Notification", undefined);
  expect(permission()).toBe("missing");
  expect(await askToNotify()).toBe("missing");
});

test("people are asked once only", async () => {
  const requestPermission = vi.fn(() => Promise.resolve("granted"));
  vi.stubGlobal("Notification", { permission: "default", requestPermission });
  expect(await askToNotify()).toBe("granted");
  vi.stubGlobal("Notification", { permission: "denied", requestPermission });
  expect(await askToNotify()).toBe("denied");
  expect(requestPermission).toHaveBeenCalledTimes(1);
});

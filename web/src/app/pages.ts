// Which page an address means; each is loaded when somebody goes there.

import type { Component } from "svelte";

import { match } from "./router.svelte";

type Load = () => Promise<{ default: Component<Record<string, string>> }>;

/** One page for all cards: it stays while one goes from card to card. */
const CARDS: Load = () => import("../pages/cards/Cards.svelte") as ReturnType<Load>;

const PAGES: [pattern: string, load: Load][] = [
  ["/", () => import("../pages/home/Home.svelte") as ReturnType<Load>],
  ["/new", () => import("../pages/new/NewTable.svelte") as ReturnType<Load>],
  ["/join/:invite", () => import("../pages/join/Join.svelte") as ReturnType<Load>],
  ["/table/:id", () => import("../pages/table/Table.svelte") as ReturnType<Load>],
  ["/replay/:id", () => import("../pages/replay/Replay.svelte") as ReturnType<Load>],
  ["/learn", () => import("../pages/learn/Learn.svelte") as ReturnType<Load>],
  ["/learn/:lesson", () => import("../pages/learn/Lesson.svelte") as ReturnType<Load>],
  ["/rules", () => import("../pages/rules/Rules.svelte") as ReturnType<Load>],
  ["/rules/:rule", () => import("../pages/rules/Rules.svelte") as ReturnType<Load>],
  ["/cards", CARDS],
  ["/cards/:card", CARDS],
  ["/me", () => import("../pages/me/Me.svelte") as ReturnType<Load>],
  ["/link/:code", () => import("../pages/me/Link.svelte") as ReturnType<Load>],
  ["/design", () => import("../pages/design/Design.svelte") as ReturnType<Load>],
];
const NOT_FOUND: Load = () => import("../pages/missing/Missing.svelte") as ReturnType<Load>;

export interface Found {
  load: Load;
  values: Record<string, string>;
  /** Another key, another page: nothing of the last one stays. */
  key: string;
}

export function pageFor(path: string): Found {
  for (const [pattern, load] of PAGES) {
    const values = match(pattern, path);
    if (values) return { load, values, key: load === CARDS ? "/cards" : path };
  }
  return { load: NOT_FOUND, values: {}, key: path };
}

// The actions of a decision by the places where they belong.

import type { Places, Scene } from "./scene";

export interface Sorted {
  /** What is chosen or begun at a place. */
  at: ReadonlyMap<string, readonly string[]>;
  /** What leads from one place to another: "from to". */
  between: ReadonlyMap<string, readonly string[]>;
  /** Where something begins that ends elsewhere. */
  starts: ReadonlySet<string>;
  all: readonly string[];
  /** What belongs to no place. */
  elsewhere: readonly string[];
}

export function sorted(scene: Scene, places: Places): Sorted {
  const at = new Map<string, string[]>();
  const between = new Map<string, string[]>();
  const starts = new Set<string>();
  const all = new Set<string>();
  const elsewhere: string[] = [];
  const put = (map: Map<string, string[]>, key: string, action: string) =>
    map.set(key, [...(map.get(key) ?? []), action]);
  for (const action of scene.actions) {
    const [from, to] = places(action, scene);
    if (from === undefined) {
      elsewhere.push(action);
      continue;
    }
    put(at, from, action);
    all.add(from);
    if (to === undefined) continue;
    put(between, `${from} ${to}`, action);
    starts.add(from);
    all.add(to);
  }
  return { at, between, starts, all: [...all], elsewhere };
}

// Changes lead from one view to the next (docs/api.md); what did not change stays the same object.

type Path = (string | number)[];
export type Change = [Path, unknown] | [Path];

export function applyChanges<T>(view: T, changes: readonly Change[]): T {
  let now: unknown = view;
  for (const change of changes) now = changed(now, change[0], 0, change);
  return now as T;
}

function changed(at: unknown, path: Path, depth: number, change: Change): unknown {
  const step = path[depth];
  if (step === undefined) return change[1];
  const other = (Array.isArray(at) ? [...at] : { ...(at as object) }) as Record<string, unknown>;
  if (depth + 1 < path.length || change.length === 2) {
    other[step] = changed(other[step], path, depth + 1, change);
  } else {
    delete other[step];
  }
  return other;
}

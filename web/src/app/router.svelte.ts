// Where in the page we are. Links are plain <a href>; a click on one inside the page stays in it.

class Place {
  path = $state(location.pathname);
  query = $state(new URLSearchParams(location.search));

  /** Look at the address again. */
  read(): void {
    this.path = location.pathname;
    this.query = new URLSearchParams(location.search);
  }
}

export const place = new Place();

/** Go somewhere; `replace` leaves no trace in the history, `stay` does not scroll up. */
export function go(path: string, { replace = false, stay = false } = {}): void {
  if (replace) history.replaceState(history.state, "", path);
  else history.pushState(null, "", path);
  place.read();
  if (!replace && !stay) window.scrollTo(0, 0);
}

/** The parts of the path that stand for `:name` in a pattern, or null when it does not fit. */
export function match(pattern: string, path: string): Record<string, string> | null {
  const wanted = pattern.split("/").filter(Boolean);
  const found = path.split("/").filter(Boolean);
  if (wanted.length !== found.length) return null;
  const values: Record<string, string> = {};
  for (const [index, part] of wanted.entries()) {
    const piece = decodeURIComponent(found[index] ?? "");
    if (part.startsWith(":")) values[part.slice(1)] = piece;
    else if (part !== piece) return null;
  }
  return values;
}

/** Let links inside the page go by `go`. */
export function followLinks(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0) return;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const link = (event.target as Element).closest?.("a[href]") as HTMLAnchorElement | null;
  if (!link || link.origin !== location.origin || link.target || link.download) return;
  if (link.pathname.startsWith("/api/") || link.hash) return;
  event.preventDefault();
  go(link.pathname + link.search);
}

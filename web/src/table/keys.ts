// Keys that work anywhere at a table: not while somebody writes, and not behind a dialog.

/** The key of an event, or null when it is meant for something else. */
export function keyOf(event: KeyboardEvent): string | null {
  if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey) return null;
  const target = event.target as Element | null;
  if (target?.closest?.("input, textarea, select, [contenteditable], dialog")) return null;
  if (document.querySelector("dialog[open]")) return null;
  return event.key.length === 1 ? event.key.toLowerCase() : event.key;
}

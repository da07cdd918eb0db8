// Keys that work anywhere at a table: not while somebody writes, and not behind a dialog.

/** Which keys, and the key of the sentence that says what they do. */
export type KeysTold = readonly (readonly [keys: readonly string[], words: string])[];

export const PLAY_KEYS: KeysTold = [
  [["Tab"], "play-key-tab"],
  [["←", "→", "↑", "↓"], "play-key-arrows"],
  [["⇧", "←"], "play-key-shift"],
  [["↵", "␣"], "play-key-choose"],
  [["Esc"], "play-key-escape"],
  [["L"], "play-key-list"],
  [["1", "…"], "play-key-digits"],
  [["E"], "play-key-end"],
  [["U"], "play-key-undo"],
  [["H"], "play-key-hint"],
  [["G"], "play-key-log"],
  [["C"], "play-key-chat"],
  [["?"], "play-key-explain"],
];

/** The key of an event, or null when it is meant for something else. */
export function keyOf(event: KeyboardEvent): string | null {
  if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey) return null;
  const target = event.target as Element | null;
  if (target?.closest?.("input, textarea, select, [contenteditable], dialog")) return null;
  if (document.querySelector("dialog[open]")) return null;
  return event.key.length === 1 ? event.key.toLowerCase() : event.key;
}

/** Answers the keys that have something to do. */
export const pressing =
  (acts: Record<string, () => void>) =>
  (event: KeyboardEvent): void => {
    const act = acts[keyOf(event) ?? ""];
    if (!act) return;
    event.preventDefault();
    act();
  };

// What can be chosen must be seen: if it lies beyond the edges, the table moves there. The hand is
// always seen, so what lies elsewhere counts.

export function showOpen(root: HTMLElement): void {
  const open = [...root.querySelectorAll<HTMLElement>("[data-place]")].filter(
    ({ dataset }) => (dataset.mark ?? "none") !== "none" && !dataset.place!.startsWith("hand:"),
  );
  if (!open.length || open.some(isSeen)) return;
  open[0]!.scrollIntoView({ block: "center", inline: "nearest" });
}

function isSeen(node: HTMLElement): boolean {
  const { left, top, width, height } = node.getBoundingClientRect();
  const at = document.elementFromPoint?.(left + width / 2, top + height / 2);
  return at === undefined || node.contains(at);
}

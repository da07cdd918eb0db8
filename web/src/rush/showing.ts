// What can be chosen must be seen: if all of it lies beyond the edges, the table moves there.

export function showOpen(root: HTMLElement): void {
  const open = [...root.querySelectorAll<HTMLElement>("[data-place]")].filter(
    (node) => node.dataset.mark !== undefined && node.dataset.mark !== "none",
  );
  if (!open.length || open.some(isSeen)) return;
  open[0]!.scrollIntoView({ block: "center", inline: "nearest" });
}

function isSeen(node: HTMLElement): boolean {
  const { left, top, width, height } = node.getBoundingClientRect();
  const at = document.elementFromPoint?.(left + width / 2, top + height / 2);
  return at === undefined || node.contains(at);
}

// What can be chosen must be seen: if it lies beyond the edges, the table moves there. The hand is
// always seen, so what lies elsewhere counts. A fight (data-see) is seen before all.

/** Looks what is seen; what it returns moves the table, if it has to. */
export function showOpen(root: HTMLElement): (() => void) | undefined {
  const fight = root.querySelector<HTMLElement>("[data-see]");
  if (fight) {
    return isSeen(fight) ? undefined : toMiddle(fight);
  }
  const marked = [...root.querySelectorAll<HTMLElement>("[data-place]")].filter(
    ({ dataset }) => (dataset.mark ?? "none") !== "none",
  );
  const inHand = marked.filter(lies("hand"));
  const elsewhere = marked.filter((node) => !inHand.includes(node));
  // A card in the Rear is like one more in the hand: the table does not move for it
  const open = inHand.length ? elsewhere.filter((node) => !lies("rear")(node)) : elsewhere;
  return !open.length || open.some(isSeen) ? undefined : toMiddle(open[0]!);
}

const toMiddle = (node: HTMLElement) => () =>
  node.scrollIntoView({ block: "center", inline: "nearest" });

const lies = (zone: string) => (node: HTMLElement) => node.dataset.place!.startsWith(`${zone}:`);

function isSeen(node: HTMLElement): boolean {
  const { left, top, width, height } = node.getBoundingClientRect();
  const at = document.elementFromPoint?.(left + width / 2, top + height / 2);
  return at === undefined || node.contains(at);
}

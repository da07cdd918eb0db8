// The chairs of a table that is being planned: one is yours, the others wait for friends or bots.

export type Planned = { who: "you" } | { who: "friend" } | { who: "bot"; bot: string };

const FRIEND: Planned = { who: "friend" };

/** So many chairs; new ones are like the last one that is not yours. */
export function resized(chairs: readonly Planned[], count: number): Planned[] {
  const kept = chairs.slice(0, count);
  if (!kept.some(({ who }) => who === "you")) kept[0] = { who: "you" };
  const like = kept.filter(({ who }) => who !== "you").at(-1) ?? FRIEND;
  while (kept.length < count) kept.push(like);
  return kept;
}

/** Somebody else on a chair; you change places with whoever sat where you go. */
export function seated(chairs: readonly Planned[], seat: number, next: Planned): Planned[] {
  const before = chairs[seat];
  if (!before || before.who === "you") return [...chairs]; // you stay until you sit elsewhere
  return chairs.map((chair, index) => {
    if (index === seat) return next;
    return next.who === "you" && chair.who === "you" ? before : chair;
  });
}

export const yours = (chairs: readonly Planned[]): number =>
  chairs.findIndex(({ who }) => who === "you");

export const waitsForFriends = (chairs: readonly Planned[]): boolean =>
  chairs.some(({ who }) => who === "friend");

/** As the server wants them: the name of a bot, or "" for a person. */
export const sentChairs = (chairs: readonly Planned[]): string[] =>
  chairs.map((chair) => (chair.who === "bot" ? chair.bot : ""));

/** The possible number of chairs that is nearest to a wanted one. */
export const nearest = (possible: readonly number[], wanted: number): number =>
  [...possible].sort(
    (one, other) => Math.abs(one - wanted) - Math.abs(other - wanted) || one - other,
  )[0] ?? wanted;

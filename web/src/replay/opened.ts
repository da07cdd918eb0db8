// All open: what each seat saw put into one view. No rules are needed for it: the own hand of
// every player, and of a token that lies face down the face that it showed before or later.

import type { View } from "../table/told";
import type { Moment } from "./moments";

const FACE_DOWN = "face-down";

interface Handed extends View {
  players: { hand: string[] }[];
}
interface Laid extends View {
  tokens: Record<string, string>;
  /** Where what is shown lies face down. */
  known?: readonly string[];
}

const isHanded = (view: View): view is Handed => "players" in view;
const isLaid = (view: View): view is Laid => "tokens" in view;

/** Whether a look at everything shows more than one seat sees. */
export const hides = (moments: readonly Moment[]): boolean =>
  moments.some(
    ({ view }) =>
      isHanded(view) || (isLaid(view) && Object.values(view.tokens).includes(FACE_DOWN)),
  );

/** The moments as a bystander saw them, with what the seats (in their order) knew. */
export function opened(
  moments: readonly Moment[],
  seats: readonly (readonly Moment[])[],
): Moment[] {
  const faces = facesOf(moments);
  return moments.map((moment, at) => {
    const { view } = moment;
    if (isHanded(view)) return { ...moment, view: withHands(view, seats, at) };
    if (isLaid(view)) return { ...moment, view: withFaces(view, faces[at]!) };
    return moment;
  });
}

function withHands(view: Handed, seats: readonly (readonly Moment[])[], at: number): Handed {
  const players = view.players.map((player, seat) => {
    const own = seats[seat]?.[at]?.view as Handed | undefined;
    return own ? { ...player, hand: own.players[seat]!.hand } : player;
  });
  return { ...view, players };
}

function withFaces(view: Laid, faces: Record<string, string>): Laid {
  const laid = Object.entries(view.tokens);
  const tokens = Object.fromEntries(laid.map(([cell, face]) => [cell, faces[cell] ?? face]));
  const known = laid.flatMap(([cell, face]) => (face === FACE_DOWN && cell in faces ? [cell] : []));
  return { ...view, tokens, known };
}

/** By moment and cell: the one face of the token that lies there from its coming to its going. */
function facesOf(moments: readonly Moment[]): Record<string, string>[] {
  const found: Record<string, string>[] = moments.map(() => ({}));
  const cells = new Set(
    moments.flatMap(({ view }) => (isLaid(view) ? Object.keys(view.tokens) : [])),
  );
  for (const cell of cells) {
    let seen = new Set<string>();
    let since = 0;
    const close = (until: number) => {
      const [only] = seen;
      if (seen.size === 1) for (let at = since; at < until; at++) found[at]![cell] = only!;
    };
    moments.forEach(({ view }, at) => {
      const face = isLaid(view) ? view.tokens[cell] : undefined;
      if (face === undefined) {
        close(at);
        seen = new Set();
        since = at + 1;
      } else if (face !== FACE_DOWN) seen.add(face);
    });
    close(moments.length);
  }
  return found;
}

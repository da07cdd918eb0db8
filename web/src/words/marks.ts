// The marks in sentences of the server: what in them can be pointed at.

const BEGIN = "\ue000";
const MIDDLE = "\ue001";
const END = "\ue002";

export type Kind = "card" | "player" | "ability" | "achievement" | "picture" | "special" | "cell";

export interface Part {
  text: string;
  kind?: Kind;
  id?: string;
  /** What must not begin a line, such as the full stop behind a name. */
  after?: string;
}

/** A sentence in parts; those with a kind stand for something. Of nested marks the outer counts. */
export function parts(sentence: string): Part[] {
  const found: Part[] = [];
  const open: Part[] = [];
  for (const piece of sentence.split(/([\ue000\ue002]|[^\ue000\ue001\ue002]+\ue001)/)) {
    if (!piece || piece === BEGIN) continue;
    if (piece === END) {
      open.pop();
    } else if (piece.endsWith(MIDDLE)) {
      const colon = piece.indexOf(":");
      const part = {
        text: "",
        kind: piece.slice(0, colon) as Kind,
        id: piece.slice(colon + 1, -1),
      };
      if (!open.length) found.push(part);
      open.push(open[0] ?? part);
    } else if (open[0]) {
      open[0].text += piece;
    } else {
      found.push({ text: piece });
    }
  }
  return found;
}

/** The same parts, each name with the signs that follow it. */
export function withSigns(found: Part[]): Part[] {
  const signs = found.map((part, index) =>
    !part.kind && found[index - 1]?.kind ? part.text.match(/^[.,:;!?)]*/)![0] : "",
  );
  return found.map((part, index) => ({
    ...part,
    text: part.text.slice(signs[index]!.length),
    after: signs[index + 1] ?? "",
  }));
}

/** The sentence without its marks, for a title or a screen reader. */
export const plain = (sentence: string): string =>
  parts(sentence)
    .map((part) => part.text)
    .join("");

/** T-34 is one word also in a text without marks: no line ends at such a hyphen. */
export const unbroken = (text: string): string =>
  text.replace(/([\p{Lu}\p{Nd}]-)(?=\p{Nd})/gu, "$1\u2060");

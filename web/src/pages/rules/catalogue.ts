// The rules by heading, and those in which somebody finds what they look for.

export interface Rule {
  id: string;
  text: string;
}

export interface Section {
  heading: string;
  rules: Rule[];
}

const ENTRY = /^(?:## (.+)|((?:RU|BG)-[A-Z0-9-]+) =)/gm;
const RULE_ID = /((?:RU|BG)(?:-[A-Z]+)+(?:-\d+)?)/;

/** The sections of a file; `say` gives the text of a rule. */
export function sections(file: string, say: (id: string) => string): Section[] {
  const found: Section[] = [];
  for (const [, heading, id] of file.matchAll(ENTRY)) {
    if (heading) found.push({ heading, rules: [] });
    else if (id) found.at(-1)?.rules.push({ id, text: say(id) });
  }
  return found;
}

/** Without case and accents: who types "zakladna" finds "základna". */
export const folded = (text: string): string =>
  text.normalize("NFD").replace(/\p{M}/gu, "").replace(/ł/g, "l").replace(/Ł/g, "L").toLowerCase();

/** The sections with the rules that have all the words; headings count as part of their rules. */
export function search(all: readonly Section[], wanted: string): Section[] {
  const words = folded(wanted).split(/\s+/).filter(Boolean);
  const fits = (heading: string, rule: Rule) => {
    const text = folded(`${rule.id} ${heading} ${rule.text}`);
    return words.every((word) => text.includes(word));
  };
  return all
    .map(({ heading, rules }) => ({ heading, rules: rules.filter((rule) => fits(heading, rule)) }))
    .filter(({ rules }) => rules.length > 0);
}

/** A text in parts; those that name a rule are at odd places. */
export const withRules = (text: string): string[] => text.split(RULE_ID);

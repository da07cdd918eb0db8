// A length of time in the units and the grammar of a language.

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const UNITS = [
  ["day", DAY],
  ["hour", HOUR],
  ["minute", MINUTE],
  ["second", 1],
] as const;

/** "2 days", "1 hour 30 minutes"; at most the two largest units. */
export function lengthOf(seconds: number, language: string): string {
  const told: string[] = [];
  let left = seconds;
  for (const [unit, size] of UNITS) {
    const count = Math.floor(left / size);
    left -= count * size;
    if (count && told.length < 2) {
      const format = { style: "unit", unit, unitDisplay: "long" } as const;
      told.push(new Intl.NumberFormat(language, format).format(count));
    }
  }
  return told.join(" ");
}

// A moment as people say it: "5 minutes ago", "yesterday"; a date when it is long past.

const UNITS = [
  ["day", 86_400],
  ["hour", 3600],
  ["minute", 60],
] as const;
const LONG = 30 * 86_400;

export function ago(moment: number, language: string, now = Date.now()): string {
  const seconds = Math.max(0, (now - moment) / 1000);
  if (seconds > LONG) return dateOf(moment, language);
  const format = new Intl.RelativeTimeFormat(language, { numeric: "auto" });
  const [unit, size] = UNITS.find(([, length]) => seconds >= length) ?? ["second", 1];
  // Below a minute: "now"
  return unit === "second"
    ? format.format(0, unit)
    : format.format(-Math.floor(seconds / size), unit);
}

export const dateOf = (moment: number, language: string): string =>
  new Intl.DateTimeFormat(language, { dateStyle: "medium" }).format(moment);

// What this device keeps of a table: the invitation for others, and the salt, with which its
// person can verify after the game that chance was fair (docs/fairness.md).

const KEPT = "motorpool-tables";
const MOST = 200;

export interface KeptTable {
  invite?: string;
  /** Whether the table is ours; unknown until the server was asked (invitation.ts). */
  host?: boolean;
  /** What the server had promised when the salt was made. */
  commitment?: string;
  salt?: string;
  /** Up to which number its person has seen what happened. */
  seen?: number;
}

type All = Record<string, KeptTable>;

function all(): All {
  try {
    return JSON.parse(localStorage.getItem(KEPT) ?? "{}") as All;
  } catch {
    return {}; // spoilt or forbidden
  }
}

export const keptOf = (table: string): KeptTable => all()[table] ?? {};

/** Keep something more of a table; of very many the oldest are forgotten. */
export function keep(table: string, more: KeptTable): void {
  const { [table]: known, ...others } = all();
  const newest = Object.entries(others).slice(1 - MOST);
  const kept = { ...Object.fromEntries(newest), [table]: { ...known, ...more } };
  try {
    localStorage.setItem(KEPT, JSON.stringify(kept));
  } catch {
    // a private window: the table can be played, only not verified by its own salt
  }
}

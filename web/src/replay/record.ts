// The record of a game as a file: where it is, and how it is called.

export const recordOf = (table: string) => ({
  href: `/api/tables/${encodeURIComponent(table)}/record`,
  download: `motorpool-${table}.json`,
});

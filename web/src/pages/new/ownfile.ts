// A file of one's own: read here, judged by the server, which names the line and the field.

import type { OwnFile } from "./options";

export const MOST_KB = 60; // a request may have 64

export type Read =
  { file: OwnFile } | { trouble: "too-large" } | { trouble: "not-json"; line: number };

export function readOwn(name: string, text: string): Read {
  if (new TextEncoder().encode(text).length > MOST_KB * 1024) return { trouble: "too-large" };
  try {
    JSON.parse(text.replace(/^\ufeff/, ""));
  } catch (error) {
    return { trouble: "not-json", line: lineOf(String(error), text) };
  }
  return { file: { name, text } };
}

/** Browsers name the line, or how many characters came before, or only that it ended too early. */
function lineOf(message: string, text: string): number {
  const line = /line (\d+)/.exec(message)?.[1];
  if (line) return Number(line);
  const position = /position (\d+)/.exec(message)?.[1];
  return text.slice(0, position ? Number(position) : text.length).split("\n").length;
}

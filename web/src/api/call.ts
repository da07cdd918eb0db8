// Calls to the server, typed by what it says about itself.

import { spoken } from "../words/words.svelte";
import type { components, paths } from "./schema";

export type Schemas = components["schemas"];
type Method = "get" | "post" | "patch" | "delete";
type Paths<M extends Method> = {
  [P in keyof paths]: paths[P] extends Record<M, infer O> ? (O extends object ? P : never) : never;
}[keyof paths];
type Operation<P extends keyof paths, M extends Method> = M extends keyof paths[P]
  ? paths[P][M]
  : never;
type Json<T> = T extends { content: { "application/json": infer B } } ? B : undefined;
type Answer<O> = O extends { responses: infer R }
  ? Json<R[Extract<keyof R, 200 | 201>]>
  : undefined;
type Body<O> = O extends { requestBody?: infer B } ? Json<NonNullable<B>> : undefined;

export interface Asked<B> {
  path?: Record<string, string>;
  query?: Record<string, string | number | boolean | undefined>;
  body?: B;
}

/** What the server refuses; `key` is for programs, the message a sentence for people. */
export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly key: string,
    sentence: string,
    readonly field: string | null = null,
  ) {
    super(sentence);
  }
}

/** Nobody has answered. */
export class Unreachable extends Error {}

async function call<P extends keyof paths, M extends Method>(
  method: M,
  path: P,
  asked: Asked<Body<Operation<P, M>>> = {},
): Promise<Answer<Operation<P, M>>> {
  let response: Response;
  try {
    response = await fetch(addressOf(path as string, asked), {
      method: method.toUpperCase(),
      headers: {
        "Accept-Language": spoken(),
        ...(asked.body === undefined ? {} : { "Content-Type": "application/json" }),
      },
      ...(asked.body === undefined ? {} : { body: JSON.stringify(asked.body) }),
    });
  } catch (error) {
    throw new Unreachable(String(error));
  }
  const text = await response.text();
  const told = text ? parse(text) : undefined;
  if (response.ok) return told as Answer<Operation<P, M>>;
  const error = (told as { error?: Schemas["ErrorTold"] } | undefined)?.error;
  if (!error) throw new Unreachable(`${response.status}`);
  throw new Refused(response.status, error.key, error.sentence, error.field ?? null);
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined; // not from our server
  }
}

export function addressOf(path: string, { path: parts = {}, query = {} }: Asked<unknown>): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(parts[name] ?? ""),
  );
  const wanted = Object.entries(query).filter(([, value]) => value !== undefined);
  const search = new URLSearchParams(wanted.map(([name, value]) => [name, String(value)]));
  return search.size ? `${filled}?${search}` : filled;
}

export const get = <P extends Paths<"get">>(path: P, asked?: Asked<Body<Operation<P, "get">>>) =>
  call("get", path, asked);
export const post = <P extends Paths<"post">>(path: P, asked?: Asked<Body<Operation<P, "post">>>) =>
  call("post", path, asked);
export const patch = <P extends Paths<"patch">>(
  path: P,
  asked?: Asked<Body<Operation<P, "patch">>>,
) => call("patch", path, asked);
export const remove = <P extends Paths<"delete">>(
  path: P,
  asked?: Asked<Body<Operation<P, "delete">>>,
) => call("delete", path, asked);

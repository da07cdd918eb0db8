// Sentences by key from the Fluent files, the same ones that the server and the terminal use.

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

import type { Language } from "../app/settings.svelte";

type Load = () => Promise<string>;
const files = import.meta.glob<string>(
  ["../../../locales/*/*.ftl", "!**/{cli,cli-*,database}.ftl"], // those the terminal alone says
  { query: "?raw", import: "default" },
) as Record<string, Load>;

// What every page needs; the others come when a page asks for them by `need`
const FIRST = ["common", "page"];

class Shelf {
  language: Language = $state("en");
  #bundle: FluentBundle = $state.raw(new FluentBundle("en"));
  #wanted = new Set(FIRST);
  #version = $state(0);

  async speak(language: Language): Promise<void> {
    const bundle = new FluentBundle(language, { useIsolating: false });
    await Promise.all([...this.#wanted].map((name) => add(bundle, language, name)));
    this.#bundle = bundle;
    this.language = language;
    document.documentElement.lang = language;
  }

  async need(...names: string[]): Promise<void> {
    const missing = names.filter((name) => !this.#wanted.has(name));
    const bundle = this.#bundle;
    await Promise.all(missing.map((name) => add(bundle, this.language, name)));
    for (const name of missing) this.#wanted.add(name);
    if (bundle !== this.#bundle) await this.speak(this.language); // switched meanwhile
    this.#version += 1;
  }

  has(key: string): boolean {
    return this.#version >= 0 && this.#bundle.hasMessage(key);
  }

  say(key: string, values?: Record<string, FluentVariable>): string {
    void this.#version;
    const pattern = this.#bundle.getMessage(key)?.value;
    if (!pattern) return `[${key}]`; // a test looks for these
    const errors: Error[] = [];
    const told = this.#bundle.formatPattern(pattern, values, errors);
    if (errors.length) console.error(key, errors[0]);
    return told;
  }
}

/** A file as it is written. */
export function textOf(language: Language, name: string): Promise<string> {
  const load = files[`../../../locales/${language}/${name}.ftl`];
  if (!load) throw new Error(`no words: ${language}/${name}`);
  return load();
}

async function add(bundle: FluentBundle, language: Language, name: string): Promise<void> {
  const resource = new FluentResource(await textOf(language, name));
  bundle.addResource(resource, { allowOverrides: true });
}

const shelf = new Shelf();

/** Switch the language; resolves when all that is shown can be said in it. */
export const speak = (language: Language) => shelf.speak(language);
/** Have more files at hand: `await need("page-rush", "rush")`. */
export const need = (...names: string[]) => shelf.need(...names);
/** The sentence of a key, in the language of the moment; changes by itself when that does. */
export const say = (key: string, values?: Record<string, FluentVariable>) => shelf.say(key, values);
export const canSay = (key: string) => shelf.has(key);
export const spoken = () => shelf.language;

// What somebody has chosen on this device: language, sound, motion.

export const LANGUAGES = ["en", "pl", "cs"] as const;
export type Language = (typeof LANGUAGES)[number];

const KEPT = "motorpool";

interface Kept {
  language?: Language;
  sound?: boolean;
  notify?: boolean;
  fast?: boolean;
  warn?: boolean;
}

function read(): Kept {
  try {
    return JSON.parse(localStorage.getItem(KEPT) ?? "{}") as Kept;
  } catch {
    return {}; // spoilt or forbidden: as if nothing was chosen
  }
}

export function languageOf(wanted: readonly string[]): Language {
  for (const each of wanted) {
    const found = LANGUAGES.find((language) => each.toLowerCase().startsWith(language));
    if (found) return found;
  }
  return "en";
}

class Settings {
  #kept: Kept = $state(read());

  get language(): Language {
    return this.#kept.language ?? languageOf(navigator.languages ?? []);
  }
  set language(value: Language) {
    this.#keep({ language: value });
  }
  get sound(): boolean {
    return this.#kept.sound ?? false;
  }
  set sound(value: boolean) {
    this.#keep({ sound: value });
  }
  get notify(): boolean {
    return this.#kept.notify ?? false;
  }
  set notify(value: boolean) {
    this.#keep({ notify: value });
  }
  /** Show what happens without movement. */
  get fast(): boolean {
    return this.#kept.fast ?? false;
  }
  set fast(value: boolean) {
    this.#keep({ fast: value });
  }

  /** Ask again before something good is thrown away. */
  get warn(): boolean {
    return this.#kept.warn ?? true;
  }
  set warn(value: boolean) {
    this.#keep({ warn: value });
  }

  #keep(change: Kept): void {
    this.#kept = { ...this.#kept, ...change };
    try {
      localStorage.setItem(KEPT, JSON.stringify(this.#kept));
    } catch {
      // a private window: kept until it is closed
    }
  }
}

export const settings = new Settings();

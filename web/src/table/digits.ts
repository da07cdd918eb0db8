// Choosing by number: a digit that can only mean one number chooses at once, otherwise the next
// digit, Enter or a moment decides.

const MOMENT = 800;

export class Digits {
  #typed = "";
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly chosen: (number: number) => void) {}

  /** Whether the key was ours; numbers run from 1 to `most`. */
  press(key: string, most: number): boolean {
    if (key === "Enter" && this.#typed) {
      this.#choose();
      return true;
    }
    if (!/^\d$/.test(key)) return false;
    const number = Number(this.#typed + key);
    clearTimeout(this.#timer);
    if (number < 1 || number > most) {
      this.#typed = "";
      return true;
    }
    this.#typed += key;
    if (number * 10 > most) this.#choose();
    else this.#timer = setTimeout(() => this.#choose(), MOMENT);
    return true;
  }

  forget(): void {
    clearTimeout(this.#timer);
    this.#typed = "";
  }

  #choose(): void {
    const number = Number(this.#typed);
    this.forget();
    this.chosen(number);
  }
}

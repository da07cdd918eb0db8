// What a screen reader is told: one sentence after another, politely.

// Then it is read, and gone: what a memory game has shown must not stay on the page
const KEPT = 6_000;

class Announcements {
  text = $state("");
  #flip = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** The same sentence twice is told twice. */
  announce(sentence: string): void {
    this.#flip = !this.#flip;
    this.text = this.#flip ? sentence : `${sentence}\u00a0`;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => (this.text = ""), KEPT);
  }
}

export const announcements = new Announcements();
export const announce = (sentence: string) => announcements.announce(sentence);

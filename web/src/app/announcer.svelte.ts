// What a screen reader is told: one sentence after another, politely.

class Announcements {
  text = $state("");
  #flip = false;

  /** The same sentence twice is told twice. */
  announce(sentence: string): void {
    this.#flip = !this.#flip;
    this.text = this.#flip ? sentence : `${sentence}\u00a0`;
  }
}

export const announcements = new Announcements();
export const announce = (sentence: string) => announcements.announce(sentence);

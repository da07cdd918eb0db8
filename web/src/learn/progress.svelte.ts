// Which scenes of the lessons somebody has played to the end, kept on this device.

const KEPT = "motorpool-lessons";
type Done = Record<string, readonly string[]>;

function read(): Done {
  try {
    return JSON.parse(localStorage.getItem(KEPT) ?? "{}") as Done;
  } catch {
    return {}; // spoilt or forbidden: as if nothing was played
  }
}

class Progress {
  #done: Done = $state.raw(read());

  has(lesson: string, scene: string): boolean {
    return this.#done[lesson]?.includes(scene) ?? false;
  }

  count(lesson: string, scenes: readonly { id: string }[]): number {
    return scenes.filter(({ id }) => this.has(lesson, id)).length;
  }

  /** Where to go on: the first scene that was not played; all were: the first one. */
  next(lesson: string, scenes: readonly { id: string }[]): string | undefined {
    return (scenes.find(({ id }) => !this.has(lesson, id)) ?? scenes[0])?.id;
  }

  finish(lesson: string, scene: string): void {
    if (this.has(lesson, scene)) return;
    this.#done = { ...this.#done, [lesson]: [...(this.#done[lesson] ?? []), scene] };
    try {
      localStorage.setItem(KEPT, JSON.stringify(this.#done));
    } catch {
      // a private window: known until it is closed
    }
  }
}

export const progress = new Progress();

// Choosing at a table at which one learns: every place that is wanted glows, not only one.

import { Choosing } from "../table/choosing.svelte";
import type { Places } from "../table/scene";
import type { LessonScene } from "./lesson-scene.svelte";

export class LessonChoosing extends Choosing {
  #lesson: () => LessonScene;
  #where: Places;

  constructor(scene: () => LessonScene, places: Places) {
    super(scene, places);
    this.#lesson = scene;
    this.#where = places;
  }

  override hinted(place: string): boolean {
    const scene = this.#lesson();
    return scene.wanted.some((action) => this.#where(action, scene).includes(place));
  }
}

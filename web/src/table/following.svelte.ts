// Keeps a table up to date beside what its socket tells: its language, its cards and its log.

import { untrack } from "svelte";

import { get } from "../api/call";
import { spoken } from "../words/words.svelte";
import { loadFaces } from "./faces";
import type { LiveScene } from "./live-scene.svelte";

export function following(scene: LiveScene): void {
  const { live } = scene;
  const visible = $derived(live.view !== null);
  $effect(() => {
    const language = spoken();
    untrack(() => void live.speak(language));
  });
  $effect(() => {
    if (!visible) return;
    void loadFaces(live.id, spoken())
      .then(
        (faces) => (scene.faces = faces),
        () => {}, // the table can be played without
      )
      .finally(() => (scene.legible = true));
  });
  $effect(() => {
    void live.gaps;
    const language = spoken();
    if (!visible) return;
    const path = { table: live.id };
    void get("/api/tables/{table}/log", { path, query: { language } }).then(
      ({ number, lines }) =>
        live.read(
          number,
          lines.flatMap((line) => line.texts.map((text) => ({ number: line.number, text }))),
        ),
      () => {}, // what comes from now on is told anyway
    );
  });
}

// Says when something waits for us: in the tab's title, by a notification, by a quiet sound; and
// tells a screen reader every event and every question.

import { settings } from "../app/settings.svelte";
import { plain } from "../words/marks";
import { say } from "../words/words.svelte";
import type { LiveScene } from "./live-scene.svelte";
import { chime } from "./sound";
import { telling } from "./telling.svelte";

export function attention(scene: LiveScene): void {
  const { live } = scene;
  const mine = $derived(live.myTurn && !scene.away);

  $effect(() => {
    document.title = mine ? say("play-title-turn") : titleOf(live.table?.game);
    return () => (document.title = "Motorpool");
  });

  let before = true; // who opens the page looks at it
  $effect(() => {
    if (mine && !before) call(scene);
    before = mine;
  });

  telling(live, () => live.words.question && plain(live.words.question));
}

const titleOf = (game?: string) => (game ? say("play-title", { game }) : "Motorpool");

function call(scene: LiveScene): void {
  if (settings.sound) chime();
  if (!document.hidden || !settings.notify || !("Notification" in window)) return;
  if (Notification.permission !== "granted") return;
  const question = scene.live.words.question;
  const note = new Notification(say("play-title-turn"), {
    body: question ? plain(question) : "",
    tag: scene.live.id,
  });
  note.onclick = () => {
    window.focus();
    note.close();
  };
}

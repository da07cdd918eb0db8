// What is looked at in the card browser, and the card that lies open; the address follows.

import { untrack } from "svelte";

import { announce } from "../../app/announcer.svelte";
import { place } from "../../app/router.svelte";
import { sentenceOf } from "../../app/trouble";
import { need, say, spoken } from "../../words/words.svelte";
import { cardOf, fromAddress, toAddress, type Looking } from "./address";
import { loadCards, type Card, type Game } from "./cards";
import { found, pickedCount, type Wanted } from "./filtering";

export class Browsing {
  looking: Looking;
  cards: Card[] = $state.raw([]);
  opened: Card | null = $state.raw(null);
  trouble = $state("");
  ready = $state(false);
  /** All cards in the order that is wanted, and those of them that are. */
  readonly ordered = $derived.by(() =>
    found(this.cards, { words: "", picked: {}, sort: this.looking.wanted.sort }),
  );
  readonly shown = $derived.by(() => found(this.cards, this.looking.wanted));
  readonly picked = $derived.by(() => pickedCount(this.looking.wanted));

  #asked: string; // the card of the address, until it is found
  #pushed = false; // the card has an entry of its own in the history

  constructor(named: string) {
    this.#asked = named;
    this.looking = $state.raw(untrack(() => fromAddress(place.query, named)));
    $effect(() => {
      const { game, set } = this.looking;
      const language = spoken();
      untrack(() => void this.#load(game, set, language));
    });
  }

  async #load(...[game, set, language]: Parameters<typeof loadCards>): Promise<void> {
    try {
      const [told] = await Promise.all([
        loadCards(game, set, language),
        need("page-cards", game, `rules-${game}`),
      ]);
      if (game !== this.looking.game || set !== this.looking.set || language !== spoken()) return;
      this.cards = told;
      this.trouble = "";
      this.ready = true;
      const { opened } = this;
      if (opened) this.opened = cardOf(told, `${opened.kind}:${opened.id}`) ?? null;
      if (this.#asked) this.#find(game);
    } catch (error) {
      await need("page-cards");
      this.ready = true;
      this.trouble = sentenceOf(error);
    }
  }

  /** Open the card of the address; it may be one of the other game. */
  #find(game: Game): void {
    const card = cardOf(this.cards, this.#asked);
    if (card) this.opened = card;
    else if (game === "rush") return this.look({ game: "battlegrounds" });
    else this.trouble = say("browse-unknown");
    this.#asked = "";
  }

  look = (change: Partial<Looking>): void => {
    this.trouble = "";
    this.looking = { ...this.looking, ...change };
    if (!this.opened && !this.#asked) this.#write();
  };
  want = (wanted: Wanted): void => this.look({ wanted });
  clear = (): void => this.#wantOnly({});

  #wantOnly(picked: Wanted["picked"]): void {
    this.want({ words: "", picked, sort: this.looking.wanted.sort });
  }

  #write(card?: Card): void {
    history.replaceState(null, "", toAddress(this.looking, card));
  }

  open = (card: Card): void => {
    history.pushState(null, "", toAddress(this.looking, card));
    this.#pushed = true;
    this.opened = card;
  };

  /** To the card before or after the open one. */
  step = (way: 1 | -1): void => {
    const { opened, shown } = this;
    const at = shown.findIndex(({ kind, id }) => kind === opened?.kind && id === opened.id);
    const next = shown[(at + way + shown.length) % shown.length];
    if (!next) return;
    this.opened = next;
    announce(next.name);
    this.#write(next);
  };

  close = (): void => {
    if (!this.opened) return;
    this.opened = null;
    if (this.#pushed) history.back();
    else this.#write();
    this.#pushed = false;
  };

  /** All cards with an ability, in place of the open one. */
  showAbility = (ability: string): void => {
    this.opened = null;
    this.#pushed = false;
    this.#wantOnly({ ability: [ability] });
  };

  /** Back and forward. */
  moved = (): void => {
    const [, , name = ""] = location.pathname.split("/");
    this.#pushed = false;
    this.opened = name ? (cardOf(this.cards, decodeURIComponent(name)) ?? null) : null;
  };
}

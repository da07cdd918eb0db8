// What is looked at in the card browser, and the card that lies open; the address follows.

import { untrack } from "svelte";

import { announce } from "../../app/announcer.svelte";
import { go, place } from "../../app/router.svelte";
import { sentenceOf } from "../../app/trouble";
import { need, say, spoken } from "../../words/words.svelte";
import { cardOf, fromAddress, toAddress, type Looking } from "./address";
import { loadCards, type Card, type Game } from "./cards";
import { found, pickedCount, type Wanted } from "./filtering";

const here = () => location.pathname + location.search;

export class Browsing {
  looking: Looking;
  cards: Card[] = $state.raw([]);
  /** The card of the address, once it is known. */
  readonly opened = $derived.by(() => cardOf(this.cards, this.named()) ?? null);
  trouble = $state("");
  ready = $state(false);
  /** All cards in the order that is wanted, and those of them that are. */
  readonly ordered = $derived.by(() =>
    found(this.cards, { words: "", picked: {}, sort: this.looking.wanted.sort }),
  );
  readonly shown = $derived.by(() => found(this.cards, this.looking.wanted));
  readonly picked = $derived.by(() => pickedCount(this.looking.wanted));

  #pushed = false; // the card has an entry of its own in the history
  #known = here(); // the address as we have written or read it

  /** `named`: what stands in the address for a card. */
  constructor(readonly named: () => string) {
    this.looking = $state.raw(untrack(() => fromAddress(place.query, named())));
    $effect(() => {
      const { game, set } = this.looking;
      const language = spoken();
      untrack(() => void this.#load(game, set, language));
    });
    // Back and forward: what is looked at is that of the address
    $effect(() => {
      const looking = fromAddress(place.query, named());
      if (here() === this.#known) return;
      this.#known = here();
      this.#pushed = false;
      this.looking = looking;
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
      if (this.named() && !this.opened) this.#find(game);
    } catch (error) {
      await need("page-cards");
      this.ready = true;
      this.trouble = sentenceOf(error);
    }
  }

  /** The card of the address may be one of the other game. */
  #find(game: Game): void {
    if (game === "rush") this.looking = { ...this.looking, game: "battlegrounds" };
    else this.trouble = say("browse-unknown");
  }

  look = (change: Partial<Looking>): void => {
    this.trouble = "";
    this.looking = { ...this.looking, ...change };
    this.#go(null, { replace: true });
  };
  want = (wanted: Wanted): void => this.look({ wanted });
  clear = (): void => this.#wantOnly({});

  #wantOnly(picked: Wanted["picked"]): void {
    this.want({ words: "", picked, sort: this.looking.wanted.sort });
  }

  #go(card: Card | null, { replace }: { replace: boolean }): void {
    go(toAddress(this.looking, card ?? undefined), { replace, stay: true });
    this.#known = here();
  }

  open = (card: Card): void => {
    this.#go(card, { replace: false });
    this.#pushed = true;
  };

  /** To the card before or after the open one. */
  step = (way: 1 | -1): void => {
    const { opened, shown } = this;
    const at = shown.findIndex(({ kind, id }) => kind === opened?.kind && id === opened.id);
    const next = shown[(at + way + shown.length) % shown.length];
    if (!next) return;
    announce(next.name);
    this.#go(next, { replace: true });
  };

  close = (): void => {
    if (!this.opened) return;
    if (this.#pushed) history.back();
    else this.#go(null, { replace: true });
    this.#pushed = false;
  };

  /** All cards with an ability, in place of the open one. */
  showAbility = (ability: string): void => {
    this.#pushed = false;
    this.#wantOnly({ ability: [ability] });
  };
}

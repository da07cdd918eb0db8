"""Around the turn: the Reserve at its start; Medals, kept and stored cards at its end."""

from collections.abc import Sequence

from motorpool.bots.rush.abilities import is_junk, value_to_keep
from motorpool.bots.rush.cards import Card
from motorpool.bots.rush.worth import Judgement
from motorpool.rush.codes import (
    BARRACKS,
    KEEP,
    LEAVE,
    NATION_TEXTS,
    NONE,
    SCRAP,
    STORE,
    TO_REFRESH,
    VERB_SHIFT,
)

WORTH_KEEPING = 1.2
LESS_BALLAST = 0.3  # one card instead of two


def refresh_or_leave(judgement: Judgement, actions: Sequence[int]) -> int:
    """Sweep the farthest card away unless it is the one to buy (RU-SF-10)."""
    sight = judgement.sight
    money = sum(max(0, card.resources) for card in sight.hand)
    affordable = [card for card in sight.reserve if card.cost <= money]
    wanted = max(affordable, key=judgement.worth, default=None)
    verb = LEAVE if wanted is sight.reserve[-1] else TO_REFRESH
    return verb * VERB_SHIFT


def medals_to_take(judgement: Judgement, actions: Sequence[int]) -> int:
    """Two-Medal cards: they fill the squad less; not when the largest squad is honoured."""
    rules = judgement.sight.rules
    nation = NATION_TEXTS.index(judgement.sight.asked["nation"])
    first = rules.first_medal[nation]
    one = judgement.hopes.of_card(first)
    two = judgement.hopes.of_card(first + rules.one_medals[nation])
    return max(actions) if two + LESS_BALLAST >= 2 * one else min(actions)


def cards_of(judgement: Judgement, actions: Sequence[int], verb: int) -> list[Card]:
    by_kind = judgement.sight.book.by_kind
    return [by_kind[action % VERB_SHIFT] for action in actions if action // VERB_SHIFT == verb]


def after_a_weak_turn(judgement: Judgement, actions: Sequence[int]) -> int:
    """Scrap a Barracks card that is of no use any more, or keep a good card (RU-ALT-02)."""
    junk = [card for card in cards_of(judgement, actions, SCRAP) if is_junk(judgement, card)]
    if junk:
        worst = min(junk, key=lambda card: value_to_keep(judgement, card))
        return SCRAP * VERB_SHIFT + worst.kind
    return card_to_keep(judgement, actions)


def card_to_keep(judgement: Judgement, actions: Sequence[int]) -> int:
    best = max(cards_of(judgement, actions, KEEP), key=judgement.in_play, default=None)
    if best is not None and judgement.in_play(best) > WORTH_KEEPING:
        return KEEP * VERB_SHIFT + best.kind
    return NONE * VERB_SHIFT


def card_to_store(judgement: Judgement, actions: Sequence[int]) -> int:
    """Into the Rear, when it does more than what lies there (RU-SF-06)."""
    rear = judgement.sight.rear
    floor = judgement.in_play(rear) if rear else 0.0
    best = max(cards_of(judgement, actions, STORE), key=judgement.in_play, default=None)
    if best is None or best.type == BARRACKS or judgement.in_play(best) <= floor:
        return NONE * VERB_SHIFT
    return STORE * VERB_SHIFT + best.kind

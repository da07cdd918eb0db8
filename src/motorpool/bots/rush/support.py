"""Support in an interactive fight (RU-ALT-04): when it decides the fight and is cheap enough."""

from collections.abc import Sequence

from motorpool.bots.rush.worth import Judgement
from motorpool.rush.codes import FROM_REAR, PASS, SUPPORT_WITH, VERB_SHIFT

MOST_CARDS = 2  # more are never thrown into one fight
COST = 0.45  # the share of what a card does that is lost when it supports
HELD = 0.8  # what it is worth that a Base stays defended, beside the Medal


def support_or_pass(judgement: Judgement, actions: Sequence[int]) -> int:
    """The cheapest card, if the cards at hand can turn the fight and are worth it."""
    sight = judgement.sight
    attacking: bool = sight.asked["attacking"]
    behind: int = sight.asked["armor"] - sight.asked["power"]
    missing = behind if attacking else 1 - behind
    offers = [action for action in actions if action // VERB_SHIFT == SUPPORT_WITH]
    if not 0 < missing <= MOST_CARDS or not offers:
        return PASS * VERB_SHIFT
    if cards_at_hand(judgement, offers) < missing and not sight.allies:
        return PASS * VERB_SHIFT
    cheapest = min(offers, key=lambda action: cost_of(judgement, action))
    stake = judgement.medal(sight.book.by_text[sight.asked["card"]].nation)
    if not attacking:
        stake += HELD
    return cheapest if missing * cost_of(judgement, cheapest) <= stake else PASS * VERB_SHIFT


def cost_of(judgement: Judgement, action: int) -> float:
    """What supporting with a card costs: it cannot be played otherwise."""
    card = judgement.sight.book.by_kind[action % VERB_SHIFT % FROM_REAR]
    return COST * judgement.in_play(card)


def cards_at_hand(judgement: Judgement, offers: Sequence[int]) -> int:
    """How many cards could support; one offer may stand for several that are alike."""
    arguments = [action % VERB_SHIFT for action in offers]
    in_hand = sum(card.kind in arguments for card in judgement.sight.hand)
    return in_hand + sum(argument >= FROM_REAR for argument in arguments)

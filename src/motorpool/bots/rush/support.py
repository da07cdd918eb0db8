"""Support in an interactive fight (RU-ALT-04): when it decides the fight and is cheap enough."""

from collections.abc import Sequence

from motorpool.bots.rush.worth import Judgement
from motorpool.rush.codes import FROM_REAR, PASS, SUPPORT_WITH, VERB_SHIFT

MOST_CARDS = 2  # more are never thrown into one fight
COST = 0.45  # the share of what a card does that is lost when it supports
HELD = 0.8  # what it is worth that a Base stays defended, beside the Medal


def support_or_pass(judgement: Judgement, actions: Sequence[int]) -> int:
    """The cheapest card, if the cards at hand can turn the fight and are worth it."""
    asked = judgement.sight.asked
    attacking: bool = asked["attacking"]
    missing = asked["armor"] - asked["power"]
    if not attacking:
        missing = 1 - missing
    if missing <= 0 or missing > MOST_CARDS:
        return PASS * VERB_SHIFT
    offers = sorted(
        (cost_of(judgement, action), action)
        for action in actions
        if action // VERB_SHIFT == SUPPORT_WITH
    )
    by_text = judgement.sight.book.by_text
    if len(offers) < missing and not judgement.sight.allies:
        if len(offers) != 1 or copies(judgement, offers[0][1]) < missing:
            return PASS * VERB_SHIFT
    if not offers:
        return PASS * VERB_SHIFT
    nation = by_text[asked["card"]].nation
    stake = judgement.medal(nation) + (0.0 if attacking else HELD)
    if missing * offers[0][0] > stake:
        return PASS * VERB_SHIFT
    return offers[0][1]


def cost_of(judgement: Judgement, action: int) -> float:
    """What supporting with a card costs: it cannot be played otherwise."""
    card = judgement.sight.book.by_kind[action % VERB_SHIFT % FROM_REAR]
    return COST * judgement.in_play(card)


def copies(judgement: Judgement, action: int) -> int:
    kind = action % VERB_SHIFT % FROM_REAR
    return sum(card.kind == kind for card in judgement.sight.hand)

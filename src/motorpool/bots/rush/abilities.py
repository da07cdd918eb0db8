"""Abilities: what it is worth to use a card for them, and the choices that they ask for."""

from collections.abc import Sequence

from motorpool.bots.rush.cards import Card
from motorpool.bots.rush.defence import value_of_guarding, value_of_regrouping
from motorpool.bots.rush.sight import Sight
from motorpool.bots.rush.worth import BALLAST, Judgement
from motorpool.rush.codes import (
    BARRACKS,
    INVULNERABILITY,
    KEEP_LATER,
    NATION_TEXTS,
    PLANNING,
    RECRUIT,
    REGROUP,
    REINFORCEMENTS,
    REPAIR,
    RESEARCH,
    SABOTAGE,
    SCOUTING,
    STOP,
    VERB_SHIFT,
)

A_CARD_DRAWN = 0.5
A_CARD_SCRAPPED = 0.6
SCOUTING_VALUE = 0.1
SABOTAGE_VALUE = 0.4  # for the first opponent, half of it for the others
PLANNING_VALUE = 0.2
ENGINEERS_NEEDED = 4  # Engineers are kept until the squad has so many Vehicles


def value_of_use(judgement: Judgement, card: Card, siege: float) -> float:
    """What the abilities of a card bring now; Recruitment is valued by what it buys."""
    sight = judgement.sight
    value = 0.0
    for ability, number in card.abilities.items():
        if ability == REINFORCEMENTS:
            there = sight.own["garage"] + len(sight.own["depot"])
            value += A_CARD_DRAWN * min(number, there) * (1 if sight.late < 1 else 0.5)
        elif ability == SCOUTING:
            value += SCOUTING_VALUE
        elif ability == SABOTAGE:
            handed = sum(enemy["hand_size"] > 0 for enemy in sight.enemies)
            if handed and not sight.over_soon:
                value += SABOTAGE_VALUE * (handed + 1) / 2
        elif ability == RESEARCH:
            return value + value_of_research(judgement, card, number)
        elif ability == REPAIR:
            value += value_of_repair(judgement)
        elif ability == INVULNERABILITY:
            value += value_of_medal(judgement, card)
        elif ability == PLANNING:
            value += PLANNING_VALUE
        elif ability == REGROUP and sight.rules.rear:
            value += value_of_regrouping(judgement)
    return value + siege + value_of_guarding(judgement, card)


def value_of_research(judgement: Judgement, card: Card, limit: int) -> float:
    """The best card within the limit comes, this one goes."""
    offered = [judgement.worth(each) for each in judgement.sight.reserve if each.cost <= limit]
    if not offered:
        return -1.0
    return max(offered) - (judgement.in_play(card) - BALLAST) * (1 - judgement.sight.late) * 0.5


def value_of_medal(judgement: Judgement, card: Card) -> float:
    if judgement.sight.rules.heroic_deed:
        return max(judgement.medal(NATION_TEXTS.index(n)) for n in judgement.sight.view["medals"])
    return judgement.medal(card.nation)


# Repair


def is_junk(judgement: Judgement, card: Card) -> bool:
    """Barracks cards when there are enough Vehicles, and what is worth less than nothing."""
    if card.type == BARRACKS:
        vehicles = sum(owner == judgement.sight.seat for owner in judgement.ledger.owner.values())
        needed = card.resources > 0 and vehicles < ENGINEERS_NEEDED
        return not needed and judgement.hopes.of_card(card.card) < A_CARD_SCRAPPED
    return card.vehicle() and judgement.worth(card) < -0.3


def value_of_repair(judgement: Judgement) -> float:
    """Of the cards that Repair would take out of the Depot; good ones must not go (RU-TURN-13)."""
    junk = sum(is_junk(judgement, card) for card in own_depot(judgement.sight))
    if not junk:
        return -2.0
    return A_CARD_SCRAPPED * min(2, junk) * (1 - judgement.sight.late)


def own_depot(sight: Sight) -> list[Card]:
    return sight.cards(sight.own["depot"])


def card_to_scrap(judgement: Judgement, actions: Sequence[int]) -> int:
    """The worst card; no second one when the others are good."""
    by_kind = judgement.sight.book.by_kind
    cards = [by_kind[action % VERB_SHIFT] for action in actions if action != STOP * VERB_SHIFT]
    junk = [card for card in cards if is_junk(judgement, card)]
    if not junk and len(cards) < len(actions):
        return STOP * VERB_SHIFT
    worst = min(junk or cards, key=lambda card: value_to_keep(judgement, card))
    return actions[[action % VERB_SHIFT for action in actions].index(worst.kind)]


def value_to_keep(judgement: Judgement, card: Card) -> float:
    """What is lost when the card goes to the Graveyard."""
    return card.medals + judgement.in_play(card) + judgement.hopes.of_card(card.card)


# The other choices


def card_to_research(judgement: Judgement, actions: Sequence[int]) -> int:
    by_kind = judgement.sight.book.by_kind
    return max(actions, key=lambda action: judgement.worth(by_kind[action % VERB_SHIFT]))


def nation_to_claim(judgement: Judgement, actions: Sequence[int]) -> int:
    return max(actions, key=lambda action: judgement.medal(action % VERB_SHIFT))


def achievement_to_drop(judgement: Judgement, actions: Sequence[int]) -> int:
    """The one in which one is farthest behind."""
    names: list[str] = judgement.sight.view["achievements"]  # in the order of the actions
    leads = [judgement.hopes.leads[name] for name in names]
    return actions[leads.index(min(leads))]


def card_to_lose(judgement: Judgement, actions: Sequence[int]) -> int:
    """To Sabotage: the card that does least."""
    by_kind = judgement.sight.book.by_kind
    return min(actions, key=lambda action: judgement.in_play(by_kind[action % VERB_SHIFT]))


def recruit_or_keep(judgement: Judgement, actions: Sequence[int]) -> int:
    """Recruit when the hand can pay for more than one card (RU-ALT-10)."""
    sight = judgement.sight
    money = sum(max(0, card.resources) for card in sight.hand)
    costs = sorted(card.cost for card in sight.reserve)
    enough = len(costs) > 1 and costs[0] + costs[1] <= money
    verb = RECRUIT if enough and money >= 3 else KEEP_LATER
    return verb * VERB_SHIFT

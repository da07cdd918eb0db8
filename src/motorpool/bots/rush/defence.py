"""Defending: what a Vehicle on a Base is worth, and which Base it should take."""

from collections.abc import Sequence

from motorpool.bots.rush.cards import Card
from motorpool.bots.rush.sight import Base, Sight
from motorpool.bots.rush.worth import BALLAST, Judgement
from motorpool.rush.codes import SLOTS, VERB_SHIFT

GUARD = 0.0  # for an open Base, beside the armor
OF_ARMOR = 0.35  # for armor 2 more than for 1
OF_LAST_BASE = 1.5  # more, when only one Base is left
MISSED = 0.8  # the share of what the card does in the squad, where it is missed now
BONUS_CARD = 0.6  # RU-ALT-07: with more than half of the Bases defended
IDLE = 0.2  # a card that would do nothing else may as well defend
ALLY = 0.7  # an ally's Base is nearly as good


def missed(judgement: Judgement, card: Card) -> float:
    """What the squad loses while the card stands on a Base; without a weak one it is better off."""
    return MISSED * (judgement.in_play(card) - BALLAST)


def value_of_guarding(judgement: Judgement, card: Card) -> float:
    """What it is worth to send a card to defend an own Base."""
    sight = judgement.sight
    if card.armor == 0 or not sight.bases:
        return 0.0
    open_bases = sight.open_bases()
    if not open_bases:
        return 0.0
    value = GUARD + OF_ARMOR * (card.armor - 1) - missed(judgement, card)
    if len(sight.bases) == 1:
        value += OF_LAST_BASE
    defended = len(sight.bases) - open_bases
    if sight.rules.defended_bonus and defended * 2 <= len(sight.bases) < (defended + 1) * 2:
        value += BONUS_CARD
    if not sight.rules.defenders_in_squad:
        value -= judgement.hopes.of_card(card.card)
    return value * (1 - sight.late * sight.late)


def value_of_covering(judgement: Judgement, card: Card) -> float:
    """The same for an ally's Base; the card is given away."""
    for ally in judgement.sight.allies:
        for base in judgement.sight.standing(ally):
            if base.defender is None:
                guarded = GUARD + OF_ARMOR * (card.armor - 1)
                return ALLY * guarded - missed(judgement, card)
    return 0.0


def place_to_guard(judgement: Judgement, actions: Sequence[int]) -> int:
    """An open Base, a damaged one first; else in place of the weakest defender."""
    sight = judgement.sight

    def need(action: int) -> tuple[float, float]:
        base = own_base(sight, action % VERB_SHIFT)
        if base is None or base.shielded:
            return (0.0, 0.0)
        if base.defender is None:
            return (3.0, float(base.damaged))
        return (1.0, judgement.in_play(base.defender) - base.defender.armor)

    return max(actions, key=need)


def own_base(sight: Sight, place: int) -> Base | None:
    """The Base of one's own side at a place."""
    for base in sight.standing(sight.players[place // SLOTS]):
        if base.slot == place % SLOTS:
            return base
    return None


def value_of_regrouping(judgement: Judgement) -> float:
    """What the defender who is missed most brings when it can be played again (RU-SF-13)."""
    defenders = [base.defender for base in judgement.sight.bases if base.defender]
    return max((missed(judgement, card) for card in defenders), default=0.0)


def defender_to_regroup(judgement: Judgement, actions: Sequence[int]) -> int:
    """The one that can do most when it is played again."""

    def use(action: int) -> float:
        base = own_base(judgement.sight, action % VERB_SHIFT)
        return judgement.in_play(base.defender) if base and base.defender else 0.0

    return max(actions, key=use)


def attacker_to_post(judgement: Judgement, actions: Sequence[int]) -> int:
    """RU-SF-11: the one that is missed least, strong armor preferred."""
    by_kind = judgement.sight.book.by_kind

    def fitness(action: int) -> float:
        card = by_kind[action % VERB_SHIFT]
        return OF_ARMOR * card.armor - missed(judgement, card)

    return max(actions, key=fitness)

"""Siege Master: whom to besiege, and what it is worth."""

from collections.abc import Sequence
from dataclasses import replace

from motorpool.bots.rush.assault import think_through
from motorpool.bots.rush.cards import Card
from motorpool.bots.rush.sight import Base
from motorpool.bots.rush.worth import Judgement
from motorpool.rush.codes import AUXILIARY

SCRATCH = 0.1  # damage alone
NEXT_SIEGE = 0.6  # of the prize, when another Siege Master can follow


def value_of_siege(
    judgement: Judgement, base: Base, vehicle: bool, nation: int, more: bool
) -> tuple[float, Base | None]:
    """What one siege brings at once, and what the Base looks like afterwards; None: destroyed."""
    if vehicle:
        prize = judgement.medal(nation)
        if base.defender_damaged:
            return prize, replace(base, defender=None, defender_damaged=False)
        return SCRATCH + (NEXT_SIEGE * prize if more else 0), replace(base, defender_damaged=True)
    prize = judgement.base(base)
    if base.damaged:
        return prize, None
    return SCRATCH + (NEXT_SIEGE * prize if more else 0), replace(base, damaged=True)


def best_siege(
    judgement: Judgement, nation: int, attackers: Sequence[Card], more: bool
) -> tuple[float, Base | None, bool]:
    """The best target, the assault that follows taken into account, and its value."""
    best: tuple[float, Base | None, bool] = (0.0, None, False)
    armored = judgement.sight.rules.siege_armored
    without = assault_value(judgement, attackers, judgement.sight.targets)
    for index, base in enumerate(judgement.sight.targets):
        for vehicle in (False, True):
            if vehicle:
                if base.defender is None:
                    continue
                if armored and base.defender.vehicle_class == AUXILIARY:
                    continue
            elif base.shielded:
                continue
            value, after = value_of_siege(judgement, base, vehicle, nation, more)
            if attackers:
                targets = judgement.sight.targets[:]
                targets[index : index + 1] = [after] if after else []
                value += assault_value(judgement, attackers, targets) - without
            if value > best[0]:
                best = (value, base, vehicle)
    return best


def assault_value(judgement: Judgement, attackers: Sequence[Card], targets: list[Base]) -> float:
    """What the best assault of one nation brings."""
    interactive = judgement.sight.rules.interactive_assault
    best = 0.0
    for nation in {card.nation for card in attackers}:
        cards = [card for card in attackers if card.nation == nation]
        orders = think_through(cards, judgement.prizes(nation, targets), interactive)
        best = max(best, orders.values[-1])
    return best

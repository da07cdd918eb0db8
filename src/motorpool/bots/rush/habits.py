"""How people usually act in Rush: how likely each action is, by what it is and the card it is of.

Learned from the choices of `greedy`. A search tries likely actions first, and goes on by them.
"""

from math import exp
from typing import Final, final

from motorpool.bots.rush.features import TRAITS, Traits
from motorpool.core.chance import Dice
from motorpool.rush.codes import FROM_REAR, VERB_SHIFT, VERB_TEXTS
from motorpool.rush.notation import AT_A_TARGET, OF_A_CARD
from motorpool.rush.tables import Rules

COST: Final = 1 + TRAITS
MEDALS: Final = COST + 1
NUMBERS: Final = MEDALS + 1  # of a verb: by itself, for each trait of a card, its cost, its Medals
SCALE: Final = 1 << 30


@final
class Habits:
    """The odds of all actions of a table, looked up by verb and argument."""

    def __init__(self, rules: Rules, traits: Traits, weights: list[list[float]]) -> None:
        kinds = len(rules.kind_texts)
        self.odds: list[list[float]] = []
        for verb in range(len(VERB_TEXTS)):
            counts = weights[verb]
            if verb in OF_A_CARD:
                self.odds.append([odds_of(rules, traits, kind, counts) for kind in range(kinds)])
            elif verb in AT_A_TARGET:  # the Vehicle, or the Base behind it
                self.odds.append([exp(counts[0]), exp(counts[0] + counts[1])])
            else:
                self.odds.append([exp(counts[0])])

    def of(self, action: int) -> float:
        known = self.odds[action // VERB_SHIFT]
        if len(known) == 1:
            return known[0]
        argument = action % VERB_SHIFT
        if len(known) == 2:
            return known[argument & 1]
        return known[argument - FROM_REAR if argument >= FROM_REAR else argument]

    def pick(self, actions: list[int], chance: Dice) -> int:
        """One of several actions, each as likely as it usually is."""
        return draw(actions, [self.of(action) for action in actions], chance)


def draw(actions: list[int], odds: list[float], chance: Dice) -> int:
    """One of several actions, each as likely as its odds say."""
    whole = 0.0
    for each in odds:
        whole += each
    left = chance.below(SCALE) / SCALE * whole
    for i in range(len(actions)):
        left -= odds[i]
        if left < 0.0:
            return actions[i]
    return actions[-1]


def odds_of(rules: Rules, traits: Traits, kind: int, counts: list[float]) -> float:
    cards = rules.cards_of[kind]
    if not cards:
        return exp(counts[0])
    card = cards[0]
    total = counts[0] + counts[COST] * rules.cost[card] + counts[MEDALS] * rules.medals[card]
    which = traits.which[card]
    much = traits.much[card]
    for i in range(len(which)):
        total += counts[1 + which[i]] * much[i]
    return exp(total)

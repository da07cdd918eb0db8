"""Habits that know the circumstances: how a turn is played on that is only imagined."""

from math import exp, log
from typing import Any, Final, final

from motorpool.bots.rush.circumstances import CIRCUMSTANCES, Circumstances
from motorpool.bots.rush.habits import Habits
from motorpool.core.chance import Seeded
from motorpool.rush.codes import BUY, VERB_SHIFT
from motorpool.rush.state import State
from motorpool.rush.tables import Rules

SCALE: Final = 1 << 30


@final
class Instinct:
    def __init__(
        self, habits: Habits, circumstances: Circumstances, weights: list[list[float]]
    ) -> None:
        self.habits = habits
        self.circumstances = circumstances
        self.weights = weights  # of each verb's circumstances

    def odds(self, t: State, actions: list[int]) -> list[float]:
        """How likely each action is, of those that can be chosen now."""
        told = self.circumstances.of(t, actions)
        result: list[float] = []
        for i in range(len(actions)):
            weights = self.weights[actions[i] // VERB_SHIFT]
            numbers = told[i]
            total = 0.0
            for j in range(CIRCUMSTANCES):
                total += weights[j] * numbers[j]
            result.append(self.habits.of(actions[i]) * exp(total))
        return result

    def pick(self, t: State, actions: list[int], chance: Seeded) -> int:
        """One of several actions, each as likely as it is."""
        odds = self.odds(t, actions)
        left = chance.below(SCALE) / SCALE * sum(odds)
        for i in range(len(actions)):
            left -= odds[i]
            if left < 0.0:
                return actions[i]
        return actions[-1]


def worth_of_cards(rules: Rules, habits: Habits) -> list[float]:
    """What each card is worth to who buys it, by how readily it is bought."""
    return [log(habits.odds[BUY][kind]) for kind in rules.kind_of]


def sharpened(rows: list[list[float]], sharp: float) -> list[list[float]]:
    """What is likely becomes likelier."""
    return [[each * sharp for each in row] for row in rows]


def make_instinct(rules: Rules, traits: Any, habits: Habits, known: Any, sharp: float) -> Instinct:
    """An instinct as it was learned, at a table whose cards are bought by these habits."""
    return Instinct(
        Habits(rules, traits, sharpened(known["habits"], sharp)),
        Circumstances(rules, worth_of_cards(rules, habits)),
        sharpened(known["circumstances"], sharp),
    )

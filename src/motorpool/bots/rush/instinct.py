"""Habits that know the circumstances: how a turn is played on that is only imagined."""

from math import exp, log
from typing import Any, final

from motorpool.bots.rush.circumstances import Moment, Numbers
from motorpool.bots.rush.habits import Habits, draw
from motorpool.core.chance import Dice
from motorpool.rush.codes import BUY, VERB_SHIFT
from motorpool.rush.state import State
from motorpool.rush.tables import Rules


@final
class Weights:
    """What each circumstance of a verb counts."""

    def __init__(self, row: list[float]) -> None:
        a, b, c, d, e, f, g = row
        self.each: Numbers = (a, b, c, d, e, f, g)

    def times(self, met: Numbers) -> float:
        w = self.each
        return (
            w[0] * met[0]
            + w[1] * met[1]
            + w[2] * met[2]
            + w[3] * met[3]
            + w[4] * met[4]
            + w[5] * met[5]
            + w[6] * met[6]
        )


@final
class Instinct:
    def __init__(self, habits: Habits, worth: list[float], weights: list[list[float]]) -> None:
        self.habits = habits
        self.worth = worth  # of each card, to who buys it
        self.weights = [Weights(row) for row in weights]  # of each verb

    def odds(self, t: State, actions: list[int]) -> list[float]:
        """How likely each action is, of those that can be chosen now."""
        moment = Moment(t, actions, self.worth)
        result: list[float] = []
        for action in actions:
            met = self.weights[action // VERB_SHIFT].times(moment.of(action))
            result.append(self.habits.of(action) * exp(met))
        return result

    def pick(self, t: State, actions: list[int], chance: Dice) -> int:
        """One of several actions, each as likely as it is now."""
        return draw(actions, self.odds(t, actions), chance)


def worth_of_cards(rules: Rules, habits: Habits) -> list[float]:
    """What each card is worth to who buys it, by how readily it is bought."""
    return [log(habits.odds[BUY][kind]) for kind in rules.kind_of]


def make_instinct(rules: Rules, traits: Any, habits: Habits, known: Any) -> Instinct:
    """An instinct as it was learned, at a table whose cards are bought by these habits."""
    return Instinct(
        Habits(rules, traits, known["habits"]),
        worth_of_cards(rules, habits),
        known["circumstances"],
    )

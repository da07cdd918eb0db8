"""What a search asks of a game: how good a position is, and how people go on from it."""

from math import exp
from typing import Any

from motorpool.bots.search.proposals import Plan
from motorpool.core.chance import Dice


class Mind:
    """One game's knowledge for the search. A state here is always an imagined one."""

    def values(self, state: Any) -> list[float]:
        """The chance to win of each seat, from 0 to 1."""
        raise NotImplementedError

    def play_on(self, state: Any, chance: Dice) -> None:
        """Play on by a quick policy, at least to the end of the running turn."""
        raise NotImplementedError

    def things(self) -> int:
        """How many things can be drawn, where all that is tried shall meet the same luck."""
        return 0

    def plans(self, state: Any, seat: int) -> list[Plan]:
        """Ways to play the running turn that a search shall try first, the best looking first."""
        return []

    def odds(self, state: Any, actions: list[int]) -> list[float]:
        """How likely each action is to be a good one, before it is tried."""
        return [1.0] * len(actions)


def chances(told: list[list[float]], weights: list[float]) -> list[float]:
    """The chance to win of each side, by its numbers and what each of them counts."""
    odds: list[float] = []
    top = -1e9
    for numbers in told:
        total = 0.0
        for i in range(len(weights)):
            total += weights[i] * numbers[i]
        odds.append(total)
        if total > top:
            top = total
    whole = 0.0
    for side in range(len(odds)):
        odds[side] = exp(odds[side] - top)
        whole += odds[side]
    return [each / whole for each in odds]

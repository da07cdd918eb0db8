"""What the search knows of Rush: the value of a position, and turns played quickly."""

from typing import Final, final

from motorpool.bots.rush.features import FEATURES, Traits, features
from motorpool.bots.rush.habits import Habits
from motorpool.bots.search.mind import Mind, chances
from motorpool.core.chance import Seeded
from motorpool.rush.scoring import winners
from motorpool.rush.state import State
from motorpool.rush.tables import Rules

MOST_QUICK: Final = 60  # decisions of a turn that is played quickly


@final
class RushMind(Mind):
    def __init__(self, rules: Rules, weights: list[float], habits: list[list[float]]) -> None:
        assert len(weights) == FEATURES
        self.rules = rules
        self.weights = weights
        self.traits = Traits(rules)
        self.habits = Habits(rules, self.traits, habits)

    def values(self, state: State) -> list[float]:
        rules = self.rules
        if state.over():
            won = winners(state)
            share = 1.0 / len(won)
            return [share if rules.side[seat] in won else 0.0 for seat in range(rules.seats)]
        sides = chances(features(state, self.traits), self.weights)
        return [sides[rules.side[seat]] for seat in range(rules.seats)]

    def odds(self, state: State, actions: list[int]) -> list[float]:
        return [self.habits.of(action) for action in actions]

    def play_on(self, state: State, chance: Seeded) -> None:
        """To the end of the running turn and one round more, so that what was bought is used."""
        until = state.turn + 1 + self.rules.seats
        left = MOST_QUICK * self.rules.seats
        while state.turn < until and left > 0 and not state.over():
            actions = state.actions
            action = self.habits.pick(actions, chance) if len(actions) > 1 else actions[0]
            state.do(action, chance)
            state.advance(chance)
            left -= 1

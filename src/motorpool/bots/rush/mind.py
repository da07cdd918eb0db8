"""What the search knows of Rush: the value of a position, and turns played quickly."""

from typing import Any, Final, final

from motorpool.bots.rush.features import FEATURES, Traits, features
from motorpool.bots.rush.habits import Habits
from motorpool.bots.rush.instinct import Instinct, make_instinct
from motorpool.bots.rush.plans import ends_of
from motorpool.bots.search.mind import Mind, chances
from motorpool.bots.search.proposals import Plan
from motorpool.core.chance import Dice
from motorpool.rush.scoring import winners
from motorpool.rush.state import State
from motorpool.rush.tables import Rules

MOST_QUICK: Final = 60  # decisions of a turn that is played quickly
MOST_PLANS: Final = 12  # that are worth a try
FAR: Final = 3  # rounds that are played on by instinct, which is good enough for so long


@final
class RushMind(Mind):
    """By habit alone it looks one round ahead, with an instinct further."""

    def __init__(
        self,
        rules: Rules,
        weights: list[float],
        habits: list[list[float]],
        instinct: Any = None,
    ) -> None:
        assert len(weights) == FEATURES
        self.rules = rules
        self.weights = weights
        self.traits = Traits(rules)
        self.habits = Habits(rules, self.traits, habits)
        self.instinct: Instinct | None = None
        self.ahead = rules.seats  # turns
        if instinct is not None:
            self.instinct = make_instinct(rules, self.traits, self.habits, instinct)
            self.ahead = FAR * rules.seats

    def values(self, state: State) -> list[float]:
        rules = self.rules
        if state.over():
            won = winners(state)
            share = 1.0 / len(won)
            return [share if rules.side[seat] in won else 0.0 for seat in range(rules.seats)]
        sides = chances(features(state, self.traits), self.weights)
        return [sides[rules.side[seat]] for seat in range(rules.seats)]

    def things(self) -> int:
        """A glance goes without, so that a veteran stays the one that was measured."""
        rules = self.rules
        return rules.first_achievement + len(rules.achievements) if self.instinct else 0

    def plans(self, state: State, seat: int) -> list[Plan]:
        if self.instinct is None:
            return []
        return [actions for actions, _, _ in ends_of(state, seat, self)[:MOST_PLANS]]

    def odds(self, state: State, actions: list[int]) -> list[float]:
        return [self.habits.of(action) for action in actions]

    def play_on(self, state: State, chance: Dice) -> None:
        """To the end of the running turn and some rounds more, so that what was bought is used."""
        turn = -1
        until = state.turn + 1 + self.ahead
        left = MOST_QUICK * self.ahead
        while state.turn < until and left > 0 and not state.over():
            if state.turn != turn:
                turn = state.turn
                chance.turn_begins(turn)
            actions = state.actions
            state.do(self.pick(state, actions, chance), chance)
            state.advance(chance)
            left -= 1

    def pick(self, state: State, actions: list[int], chance: Dice) -> int:
        if len(actions) == 1:
            return actions[0]
        instinct = self.instinct
        if instinct is None:
            return self.habits.pick(actions, chance)
        return instinct.pick(state, actions, chance)

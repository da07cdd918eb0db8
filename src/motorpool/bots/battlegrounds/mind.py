"""What the search knows of Battlegrounds: the value of a position, and turns played quickly."""

from typing import Final, final

from motorpool.battlegrounds.codes import (
    AT_TANK,
    AT_TOKEN,
    COPIES,
    PICTURES,
    SHOOT_AT,
    SPECIAL_COPY,
    VERB_SHIFT,
)
from motorpool.battlegrounds.state import State
from motorpool.battlegrounds.tables import Rules
from motorpool.bots.battlegrounds.features import FEATURES, features
from motorpool.bots.search.mind import Mind, chances
from motorpool.core.chance import Dice

MOST_QUICK: Final = 30  # decisions of a turn that is played quickly


@final
class BattlegroundsMind(Mind):
    def __init__(self, rules: Rules, weights: list[float]) -> None:
        assert len(weights) == FEATURES
        self.rules = rules
        self.weights = weights

    def values(self, state: State) -> list[float]:
        rules = self.rules
        if state.over():
            return final_values(state)
        sides = chances(features(state), self.weights)
        return [sides[rules.side[seat]] for seat in range(rules.seats)]

    def play_on(self, state: State, chance: Dice) -> None:
        """Random moves, and the best shot."""
        turn = state.turn
        left = MOST_QUICK
        while state.turn == turn and left > 0 and not state.over():
            actions = state.actions
            action = actions[0]
            if len(actions) > 1:
                action = quick_choice(state, actions, chance)
            state.do(action, chance)
            state.advance(chance)
            left -= 1


def quick_choice(state: State, actions: list[int], chance: Dice) -> int:
    found = actions[chance.below(len(actions))]
    best = 0
    side = state.active_side()
    for action in actions:
        if action // VERB_SHIFT == SHOOT_AT:
            argument = action % VERB_SHIFT
            at = (argument >> 6) & 63
            aim = argument >> 12
            worth = 0
            if aim == AT_TOKEN:
                token = state.tokens[at]
                worth = 2
                if state.singles[side * PICTURES + token // COPIES]:
                    worth = 5
                if token % COPIES == SPECIAL_COPY:
                    worth += 1
            elif aim == AT_TANK:
                worth = 3 + state.pawn_points[state.pawns[at]]
            if worth > best:
                best = worth
                found = action
    return found


def final_values(state: State) -> list[float]:
    rules = state.rules
    if state.winner >= 0:
        return [1.0 if rules.side[seat] == state.winner else 0.0 for seat in range(rules.seats)]
    best = -1
    sharing = 0
    for side in range(rules.sides):
        rank = state.points(side) * 100 + state.pairs[side]
        if rank > best:
            best = rank
            sharing = 1
        elif rank == best:
            sharing += 1
    values: list[float] = []
    for seat in range(rules.seats):
        side = rules.side[seat]
        won = state.points(side) * 100 + state.pairs[side] == best
        values.append(1.0 / sharing if won else 0.0)
    return values

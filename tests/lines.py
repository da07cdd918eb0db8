"""How many lines of play there are from a state of any game, counted to a small depth."""

from motorpool.core.game import GameState
from tests.chances import Guided, Lowest, every_outcome


def lines(state: GameState, depth: int) -> int:
    """The lines of so many decisions, chance giving the lowest number."""
    if depth == 0 or state.over():
        return 1
    count = 0
    for action in state.legal():
        after = state.clone()
        after.apply(action, Lowest())
        count += lines(after, depth - 1)
    return count


def lines_of_chance(state: GameState, depth: int) -> int:
    """The lines of so many decisions, with every answer of chance."""
    if depth == 0 or state.over():
        return 1
    count = 0
    for action in state.legal():

        def run(chance: Guided, action: int = action) -> GameState:
            after = state.clone()
            after.apply(action, chance)
            return after

        for after in every_outcome(run, lambda path: Guided(path, 100)):
            count += lines_of_chance(after, depth - 1)
    return count

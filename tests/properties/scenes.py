"""Scenes: a table, and a state that play has reached there."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from hypothesis import strategies as st

from motorpool.core.chance import Seeded
from motorpool.core.game import Game, GameState

G = TypeVar("G", bound=Game)
S = TypeVar("S", bound=GameState)


@dataclass
class Scene(Generic[G, S]):
    """A table and the state that play has reached; `chance` goes on from there."""

    game: G
    state: S
    chance: Seeded
    choose: Callable[[S, Seeded], int]  # busy play

    def walk(self, most: int) -> Iterator[S]:
        """The state of the scene and of the decisions that follow, by busy play."""
        yield self.state
        for _ in range(most):
            if self.state.over():
                return
            self.state.apply(self.choose(self.state, self.chance), self.chance)
            yield self.state

    def dump(self) -> dict[str, Any]:
        return self.game.dump_position(self.state)

    def __repr__(self) -> str:
        options = self.game.changed_options()
        told = {k: v["id"] if isinstance(v, dict) else v for k, v in options.items()}
        return f"<{self.game.seats} seats, {told}, {self.dump()['steps']}>"


@st.composite
def scenes_of(
    draw: st.DrawFn,
    games: st.SearchStrategy[G],
    choose: Callable[[S, Seeded], int],
    longest: int,
) -> Scene[G, S]:
    """Play by a seed up to some point, then a few decisions that Hypothesis makes itself."""
    game = draw(games)
    chance = Seeded(str(draw(st.integers(0, 2**32))))
    state: Any = game.start(chance)
    for _ in range(draw(st.integers(0, longest))):
        if state.over():
            break
        state.apply(choose(state, chance), chance)
    for choice in draw(st.lists(st.integers(0, 40), max_size=6)):
        if state.over():
            break
        actions = state.legal()
        state.apply(actions[choice % len(actions)], chance)
    return Scene(game, state, chance, choose)

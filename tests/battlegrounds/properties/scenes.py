"""Scenes: a table of any mode, and a state that play has reached there."""

import json
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from typing import Any

from hypothesis import strategies as st

from motorpool.battlegrounds.codes import (
    SHOOT_AT,
    TURN_UP,
    UPGRADE,
    USE_EXTRA_TANK,
    USE_EXTRA_TURN,
    VERB_SHIFT,
)
from motorpool.battlegrounds.game import Battlegrounds
from motorpool.battlegrounds.options import SEATS, options_from
from motorpool.battlegrounds.state import State
from motorpool.core.chance import Seeded
from motorpool.core.match import Match

LONGEST = 250  # actions before the scene; many games are over by then
BUSY = (SHOOT_AT, USE_EXTRA_TURN, USE_EXTRA_TANK, UPGRADE, TURN_UP)
MODES = list(SEATS)


@dataclass
class Scene:
    """A table and the state that play has reached; `chance` goes on from there."""

    game: Battlegrounds
    state: State
    chance: Seeded

    def walk(self, most: int) -> Iterator[State]:
        """The state of the scene and of the decisions that follow, by busy play."""
        yield self.state
        for _ in range(most):
            if self.state.over():
                return
            self.state.apply(busy_choice(self.state, self.chance), self.chance)
            yield self.state

    def dump(self) -> dict[str, Any]:
        return self.game.dump_position(self.state)

    def __repr__(self) -> str:
        return f"<{self.game.seats} seats, {self.game.changed_options()}, {self.dump()['steps']}>"


def busy_choice(state: State, chance: Seeded) -> int:
    """A random action, rather one that wins something than another."""
    actions = state.legal()
    busy = [action for action in actions if action // VERB_SHIFT in BUSY]
    if busy and chance.below(4):
        actions = busy
    return actions[chance.below(len(actions))]


def state_of(match: Match) -> State:
    """The state of a match of Battlegrounds."""
    assert isinstance(match.state, State)
    return match.state


def as_text(data: Any) -> str:
    """Data as the bytes that would leave the house."""
    return json.dumps(data, ensure_ascii=False)


@cache
def game_of(seats: int, switches: tuple[tuple[str, Any], ...]) -> Battlegrounds:
    return Battlegrounds(options_from("battle", dict(switches)), seats)


@st.composite
def games(draw: st.DrawFn, modes: tuple[str, ...] = tuple(MODES)) -> Battlegrounds:
    """A table with any combination of switches that the rules allow."""
    mode = draw(st.sampled_from(modes))
    fewest, most = SEATS[mode]
    seats = draw(st.integers(fewest, most))
    switches: dict[str, Any] = {
        "mode": mode,
        "draft": mode in ("battle", "team") and draw(st.booleans()),
        "choose_tanks": mode == "solo" and draw(st.booleans()),
        "first_player": draw(st.integers(0, seats)) or "random",
    }
    return game_of(seats, tuple(switches.items()))


@st.composite
def scenes(draw: st.DrawFn, modes: tuple[str, ...] = tuple(MODES), longest: int = LONGEST) -> Scene:
    """Play by a seed up to some point, then a few decisions that Hypothesis makes itself."""
    game = draw(games(modes))
    chance = Seeded(str(draw(st.integers(0, 2**32))))
    state = game.start(chance)
    for _ in range(draw(st.integers(0, longest))):
        if state.over():
            break
        state.apply(busy_choice(state, chance), chance)
    for choice in draw(st.lists(st.integers(0, 40), max_size=6)):
        if state.over():
            break
        actions = state.legal()
        state.apply(actions[choice % len(actions)], chance)
    return Scene(game, state, chance)

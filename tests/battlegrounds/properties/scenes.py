"""Scenes: a table of any mode, and a state that play has reached there."""

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
from tests.properties.scenes import Scene as AnyScene
from tests.properties.scenes import scenes_of

LONGEST = 250  # actions before the scene; many games are over by then
BUSY = (SHOOT_AT, USE_EXTRA_TURN, USE_EXTRA_TANK, UPGRADE, TURN_UP)
MODES = list(SEATS)


Scene = AnyScene[Battlegrounds, State]


def busy_choice(state: State, chance: Seeded) -> int:
    """A random action, rather one that wins something than another."""
    actions = state.legal()
    busy = [action for action in actions if action // VERB_SHIFT in BUSY]
    if busy and chance.below(4):
        actions = busy
    return actions[chance.below(len(actions))]


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


def some_game(mode: str, seed: int) -> Battlegrounds:
    """A table of a mode; the seed tells the seats and the switches."""
    fewest, most = SEATS[mode]
    switches = {
        "mode": mode,
        "draft": mode in ("battle", "team") and seed % 2 == 1,
        "choose_tanks": mode == "solo" and seed % 2 == 1,
    }
    return game_of(fewest + seed % (most - fewest + 1), tuple(switches.items()))


def scenes(
    modes: tuple[str, ...] = tuple(MODES), longest: int = LONGEST
) -> st.SearchStrategy[Scene]:
    return scenes_of(games(modes), busy_choice, longest)

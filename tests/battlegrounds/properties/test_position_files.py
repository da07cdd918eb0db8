"""A position that is no position is refused; one that loads can be played."""

import json
from contextlib import suppress
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from motorpool.battlegrounds.codes import SPECIAL_TEXTS, STEP_TEXTS
from motorpool.battlegrounds.game import Battlegrounds
from motorpool.battlegrounds.options import OPTIONS
from motorpool.battlegrounds.state import State
from motorpool.core.chance import Seeded
from motorpool.core.errors import BadFile, BadOption
from tests.battlegrounds.properties.scenes import Scene, busy_choice, scenes
from tests.battlegrounds.properties.test_table import check_table
from tests.position_files import JSON, change, paths

WORDS: list[Any] = ["maus", "bridge", "bridge*", "fuel#2", "A1", "D4", "H8", *SPECIAL_TEXTS]
FIELDS = ["players", "sides", "steps", "options", "turn", "tokens", "duds", "this_turn", "gone"]


def loads(position: Any) -> tuple[Battlegrounds, State] | None:
    """The position, or None when it is refused as it should be."""
    with suppress(BadFile, BadOption):
        return Battlegrounds.from_position(position)
    return None


def play_on(game: Battlegrounds, state: State, chance: Seeded, most: int) -> None:
    """Play at random; nothing may break, and the table stays whole."""
    check_table(state, whole=False)
    for _ in range(most):
        if state.over():
            return
        for seat in range(-1, game.seats):
            game.view(state, seat)
            game.decision(state, seat)
        state.apply(busy_choice(state, chance), chance)
        check_table(state, whole=False)
    game.outcome(state)
    Battlegrounds.from_position(json.loads(json.dumps(game.dump_position(state))))


@settings(max_examples=150)
@given(JSON)
def test_garbage_is_refused(garbage: Any) -> None:
    assert loads(garbage) is None


@settings(max_examples=150)
@given(st.dictionaries(st.sampled_from(FIELDS), JSON))
def test_a_position_of_garbage_is_refused_or_played(parts: dict[str, Any]) -> None:
    found = loads({"game": "battlegrounds"} | parts)
    if found is not None:
        play_on(*found, Seeded("garbage"), 20)


@settings(max_examples=250)
@given(scenes(), st.integers(0, 2**32), st.integers(1, 3))
def test_a_changed_position_is_refused_or_played(scene: Scene, seed: int, changes: int) -> None:
    pick = Seeded(str(seed))
    position = json.loads(json.dumps(scene.dump()))
    for _ in range(changes):
        if paths(position):
            change(position, pick, WORDS, STEP_TEXTS, OPTIONS)
    found = loads(position)
    if found is not None:
        play_on(*found, pick, 40)

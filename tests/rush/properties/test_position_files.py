"""A position that is no position is refused; one that loads can be played."""

import json
from contextlib import suppress
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from motorpool.core.chance import Seeded
from motorpool.core.errors import BadFile, BadOption
from motorpool.rush.codes import STEP_TEXTS
from motorpool.rush.game import Rush
from motorpool.rush.options import OPTIONS
from motorpool.rush.state import State
from tests.position_files import JSON, change, paths
from tests.rush.properties.scenes import Scene, busy_choice, scenes
from tests.rush.properties.test_cards import check_table

WORDS: list[Any] = ["engineers", "base-1", "medal-ussr", "ally", "ussr", "1.1", "2.1v", "destroyed"]


def loads(position: Any) -> tuple[Rush, State] | None:
    """The position, or None when it is refused as it should be."""
    with suppress(BadFile, BadOption):
        return Rush.from_position(position)
    return None


def play_on(game: Rush, state: State, chance: Seeded, most: int) -> None:
    """Play at random; nothing may break, and the table stays whole."""
    check_table(state)
    for _ in range(most):
        if state.over():
            return
        for seat in range(-1, game.seats):
            game.view(state, seat)
            game.decision(state, seat)
        check_table(state.determinize(state.active, chance))
        state.apply(busy_choice(state, chance), chance)
        check_table(state)
    game.outcome(state)
    Rush.from_position(json.loads(json.dumps(game.dump_position(state))))


@settings(max_examples=150)
@given(JSON)
def test_garbage_is_refused(garbage: Any) -> None:
    assert loads(garbage) is None


@settings(max_examples=150)
@given(st.dictionaries(st.sampled_from(["players", "steps", "options", "turn", "reserve"]), JSON))
def test_a_position_of_garbage_is_refused_or_played(parts: dict[str, Any]) -> None:
    found = loads({"game": "rush"} | parts)
    if found is not None:
        play_on(*found, Seeded("garbage"), 20)


def change_and_play(scene: Scene, seed: int, changes: int) -> bool:
    """Whether the changed position was still one."""
    pick = Seeded(str(seed))
    position = json.loads(json.dumps(scene.dump()))
    for _ in range(changes):
        if paths(position):
            change(position, pick, WORDS, STEP_TEXTS, OPTIONS)
    found = loads(position)
    if found is not None:
        play_on(*found, pick, 40)
    return found is not None


@settings(max_examples=150)
@given(scenes(longest=250, most_seats=4), st.integers(0, 2**32), st.integers(1, 3))
def test_a_changed_position_is_refused_or_played(scene: Scene, seed: int, changes: int) -> None:
    change_and_play(scene, seed, changes)

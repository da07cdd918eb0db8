"""A copy of a state, its saved text and its record are as good as the state itself."""

import json
from collections import Counter
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from motorpool.core.chance import Recorded, Seeded
from motorpool.core.files import parse_json
from motorpool.core.match import Match
from motorpool.core.record import record_from
from motorpool.games import match_of_record
from motorpool.rush.game import Rush
from motorpool.rush.state import State
from tests.chances import Fair
from tests.rush.properties.scenes import (
    HIDDEN,
    OPEN,
    Scene,
    busy_choice,
    game_of,
    games,
    scenes,
    state_of,
)


def play_on(state: State, seed: str, most: int) -> list[int]:
    """Play on by a seed; the actions that were taken."""
    chance, choice = Fair(seed), Seeded(seed)
    taken: list[int] = []
    while len(taken) < most and not state.over():
        taken.append(busy_choice(state, choice))
        state.apply(taken[-1], chance)
    return taken


@settings(max_examples=60)
@given(scenes())
def test_a_clone_and_its_original_do_not_touch_each_other(scene: Scene) -> None:
    before = scene.dump()
    actions = list(scene.state.legal())
    clone = scene.state.clone()
    assert scene.game.dump_position(clone) == before
    play_on(clone, "clone", 60)
    assert scene.dump() == before
    assert scene.state.legal() == actions
    clone = scene.state.clone()
    play_on(scene.state, "original", 60)
    assert scene.game.dump_position(clone) == before
    assert clone.legal() == actions


def saved_and_loaded(game: Rush, state: State) -> tuple[dict[str, Any], State]:
    text = json.dumps(game.dump_position(state))
    _, loaded = Rush.from_position(json.loads(text))
    return json.loads(text), loaded


def check_saving(game: Rush, state: State) -> None:
    text, loaded = saved_and_loaded(game, state)
    assert game.dump_position(loaded) == text
    assert loaded.legal() == state.legal()
    assert loaded.seat_to_decide() == state.seat_to_decide()
    for seat in range(-1, game.seats):
        assert game.view(loaded, seat) == game.view(state, seat)
    original = state.clone()
    assert play_on(original, "on", 20) == play_on(loaded, "on", 20)
    assert game.dump_position(loaded) == game.dump_position(original)


@settings(max_examples=25)
@given(scenes())
def test_to_save_and_load_changes_nothing(scene: Scene) -> None:
    for state in scene.walk(6):
        check_saving(scene.game, state)


@pytest.mark.parametrize("options", [OPEN, HIDDEN], ids=["open", "hidden"])
def test_to_save_and_load_changes_nothing_at_any_question(options: dict[str, Any]) -> None:
    game = game_of("second_front", 4, tuple(options.items()))
    times: Counter[tuple[int, ...]] = Counter()
    for seed in range(3):
        chance = Seeded(str(seed))
        for state in Scene(game, game.start(chance), chance).walk(2000):
            steps = [state.arg_of(depth, 0) for depth in range(len(state.steps))]
            kind = (*steps, len(state.kept), len(state.attackers) > 1)
            times[kind] += 1
            if times[kind] <= 2:
                check_saving(game, state)
    assert len(times) > 15


@settings(max_examples=25)
@given(scenes())
def test_a_loaded_game_plays_on_as_the_saved_one(scene: Scene) -> None:
    _, loaded = saved_and_loaded(scene.game, scene.state)
    assert play_on(scene.state, "on", 3000) == play_on(loaded, "on", 3000)
    assert scene.game.dump_position(loaded) == scene.dump()
    assert scene.game.outcome(loaded) == scene.game.outcome(scene.state)


@settings(max_examples=30)
@given(games(), st.integers(0, 2**32), st.integers(0, 900))
def test_a_record_plays_again_to_the_same_position(game: Rush, seed: int, length: int) -> None:
    chance = Seeded(str(seed))
    match = Match(game, [f"seat {seat}" for seat in range(game.seats)], chance)
    for _ in range(length):
        if match.state.over():
            break
        match.do(match.state.seat_to_decide(), busy_choice(state_of(match), chance))
    text = match.record.to_text()
    record = record_from(parse_json(text))
    again = match_of_record(record, Recorded([]))
    assert game.dump_position(state_of(again)) == game.dump_position(state_of(match))
    assert again.state.legal() == match.state.legal()
    assert again.record.to_text() == text
    assert record.result == match.record.result


@settings(max_examples=15)
@given(scenes(), st.integers(0, 30))
def test_a_record_may_begin_with_a_position(scene: Scene, length: int) -> None:
    names = ["x"] * scene.game.seats
    match = Match(scene.game, names, scene.chance, scene.state)
    for _ in range(length):
        if match.state.over():
            break
        match.do(match.state.seat_to_decide(), busy_choice(state_of(match), scene.chance))
    text = match.record.to_text()
    again = match_of_record(record_from(parse_json(text)), Recorded([]))
    assert scene.game.dump_position(state_of(again)) == scene.game.dump_position(state_of(match))
    assert again.record.to_text() == text


@settings(max_examples=30)
@given(scenes())
def test_what_was_undone_never_was(scene: Scene) -> None:
    """Undo gives the state back as it was, and never after something came to light."""
    match = Match(scene.game, ["x"] * scene.game.seats, scene.chance, scene.state)
    for _ in range(12):
        if match.state.over():
            break
        seat = match.state.seat_to_decide()
        before = scene.game.dump_position(state_of(match))
        moves = len(match.record.moves)
        match.do(seat, busy_choice(state_of(match), scene.chance))
        if match.can_undo(seat):
            assert not match.record.moves[-1].draws
            match.undo(seat)
            assert scene.game.dump_position(state_of(match)) == before
            assert len(match.record.moves) == moves
            match.do(seat, busy_choice(state_of(match), scene.chance))

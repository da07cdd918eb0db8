"""A copy of a state, its saved text and its record are as good as the state itself."""

import json
from collections import Counter
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from motorpool.battlegrounds.game import Battlegrounds
from motorpool.battlegrounds.options import SEATS
from motorpool.battlegrounds.state import State
from motorpool.core.chance import Recorded, Seeded
from motorpool.core.files import parse_json
from motorpool.core.match import Match
from motorpool.core.record import record_from
from motorpool.games import match_of_record
from tests.battlegrounds.properties.scenes import (
    MODES,
    Scene,
    busy_choice,
    game_of,
    games,
    scenes,
    state_of,
)
from tests.chances import Fair


def play_on(state: State, seed: str, most: int) -> list[int]:
    """Play on by a seed; the actions that were taken."""
    chance, choice = Fair(seed), Seeded(seed)
    taken: list[int] = []
    while len(taken) < most and not state.over():
        taken.append(busy_choice(state, choice))
        state.apply(taken[-1], chance)
    return taken


@settings(max_examples=80)
@given(scenes())
def test_a_clone_and_its_original_do_not_touch_each_other(scene: Scene) -> None:
    before = scene.dump()
    actions = list(scene.state.legal())
    clone = scene.state.clone()
    assert scene.game.dump_position(clone) == before
    play_on(clone, "clone", 80)
    assert scene.dump() == before
    assert scene.state.legal() == actions
    clone = scene.state.clone()
    play_on(scene.state, "original", 80)
    assert scene.game.dump_position(clone) == before
    assert clone.legal() == actions


@pytest.mark.parametrize("mode", MODES)
def test_no_action_on_a_copy_touches_the_original(mode: str) -> None:
    """Whole games, each action on a copy: what seldom happens, as Armor Plates, is among them."""
    for seed in range(25):
        game = some_game(mode, seed)
        chance = Seeded(f"{mode} {seed}")
        state = game.start(chance)
        while not state.over():
            before = game.dump_position(state)
            after = state.clone()
            after.apply(busy_choice(after, chance), chance)
            assert game.dump_position(state) == before
            state = after


def some_game(mode: str, seed: int) -> Battlegrounds:
    """A table of a mode; the seed tells the seats and the switches."""
    fewest, most = SEATS[mode]
    switches = {
        "mode": mode,
        "draft": mode in ("battle", "team") and seed % 2 == 1,
        "choose_tanks": mode == "solo" and seed % 2 == 1,
    }
    return game_of(fewest + seed % (most - fewest + 1), tuple(switches.items()))


def saved_and_loaded(game: Battlegrounds, state: State) -> tuple[dict[str, Any], State]:
    text = json.dumps(game.dump_position(state))
    _, loaded = Battlegrounds.from_position(json.loads(text))
    return json.loads(text), loaded


def check_saving(game: Battlegrounds, state: State) -> None:
    text, loaded = saved_and_loaded(game, state)
    assert game.dump_position(loaded) == text
    assert loaded.legal() == state.legal()
    assert loaded.seat_to_decide() == state.seat_to_decide()
    assert game.outcome(loaded) == game.outcome(state)
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


@pytest.mark.parametrize("mode", MODES)
def test_to_save_and_load_changes_nothing_at_any_question(mode: str) -> None:
    times: Counter[tuple[int, ...]] = Counter()
    for seed in range(8):
        game = some_game(mode, seed)
        chance = Seeded(f"{mode} {seed}")
        for state in Scene(game, game.start(chance), chance).walk(600):
            steps = [state.arg_of(depth, 0) for depth in range(len(state.steps))]
            kind = (game.seats, state.main_actions, len(state.turned_now), *steps)
            times[kind] += 1
            if times[kind] <= 2:
                check_saving(game, state)
    assert len(times) > 8


@settings(max_examples=25)
@given(scenes())
def test_a_loaded_game_plays_on_as_the_saved_one(scene: Scene) -> None:
    _, loaded = saved_and_loaded(scene.game, scene.state)
    assert play_on(scene.state, "on", 3000) == play_on(loaded, "on", 3000)
    assert scene.game.dump_position(loaded) == scene.dump()
    assert scene.game.outcome(loaded) == scene.game.outcome(scene.state)


@settings(max_examples=30)
@given(games(), st.integers(0, 2**32), st.integers(0, 600))
def test_a_record_plays_again_to_the_same_position(
    game: Battlegrounds, seed: int, length: int
) -> None:
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
    match = Match(scene.game, ["x"] * scene.game.seats, scene.chance, scene.state)
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

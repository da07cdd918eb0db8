"""A copy of a state, its saved text and its record are as good as the state itself."""

import json
from collections import Counter
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from motorpool.core.chance import Recorded, Seeded
from motorpool.core.files import parse_json
from motorpool.core.match import Match
from motorpool.core.record import record_from
from motorpool.games import match_of_record
from tests.chances import Fair
from tests.properties.kit import Kit
from tests.properties.kits import every_game, every_tour
from tests.properties.scenes import Scene


def play_on(kit: Kit, state: Any, seed: str, most: int) -> list[int]:
    """Play on by a seed; the actions that were taken."""
    chance, choice = Fair(seed), Seeded(seed)
    taken: list[int] = []
    while len(taken) < most and not state.over():
        taken.append(kit.choose(state, choice))
        state.apply(taken[-1], chance)
    return taken


@every_game
@settings(max_examples=80)
@given(st.data())
def test_a_clone_and_its_original_do_not_touch_each_other(kit: Kit, data: st.DataObject) -> None:
    scene = data.draw(kit.scenes)
    before = scene.dump()
    actions = list(scene.state.legal())
    clone = scene.state.clone()
    assert scene.game.dump_position(clone) == before
    play_on(kit, clone, "clone", 80)
    assert scene.dump() == before
    assert scene.state.legal() == actions
    clone = scene.state.clone()
    play_on(kit, scene.state, "original", 80)
    assert scene.game.dump_position(clone) == before
    assert clone.legal() == actions


def saved_and_loaded(kit: Kit, game: Any, state: Any) -> tuple[dict[str, Any], Any]:
    text = json.dumps(game.dump_position(state))
    _, loaded = kit.load(json.loads(text))
    return json.loads(text), loaded


def check_saving(kit: Kit, game: Any, state: Any) -> None:
    text, loaded = saved_and_loaded(kit, game, state)
    assert game.dump_position(loaded) == text
    assert loaded.legal() == state.legal()
    assert loaded.seat_to_decide() == state.seat_to_decide()
    assert game.outcome(loaded) == game.outcome(state)
    for seat in range(-1, game.seats):
        assert game.view(loaded, seat) == game.view(state, seat)
    original = state.clone()
    assert play_on(kit, original, "on", 20) == play_on(kit, loaded, "on", 20)
    assert game.dump_position(loaded) == game.dump_position(original)


@every_game
@settings(max_examples=25)
@given(st.data())
def test_to_save_and_load_changes_nothing(kit: Kit, data: st.DataObject) -> None:
    scene = data.draw(kit.scenes)
    for state in scene.walk(6):
        check_saving(kit, scene.game, state)


@every_tour
def test_to_save_and_load_changes_nothing_at_any_question(kit: Kit, tour: str) -> None:
    times: Counter[tuple[int, ...]] = Counter()
    for seed, game in enumerate(kit.tours[tour]):
        chance = Seeded(f"{tour} {seed}")
        for state in Scene(game, game.start(chance), chance, kit.choose).walk(2000):
            times[kit.kind(state)] += 1
            if times[kit.kind(state)] <= 2:
                check_saving(kit, game, state)
    assert len(times) > kit.fewest_kinds


@every_game
@settings(max_examples=25)
@given(st.data())
def test_a_loaded_game_plays_on_as_the_saved_one(kit: Kit, data: st.DataObject) -> None:
    scene = data.draw(kit.scenes)
    _, loaded = saved_and_loaded(kit, scene.game, scene.state)
    assert play_on(kit, scene.state, "on", 3000) == play_on(kit, loaded, "on", 3000)
    assert scene.game.dump_position(loaded) == scene.dump()
    assert scene.game.outcome(loaded) == scene.game.outcome(scene.state)


def play_busily(kit: Kit, match: Match, chance: Seeded, most: int) -> None:
    for _ in range(most):
        if match.state.over():
            return
        match.do(match.state.seat_to_decide(), kit.choose(match.state, chance))


@every_game
@settings(max_examples=30)
@given(st.data())
def test_a_record_plays_again_to_the_same_position(kit: Kit, data: st.DataObject) -> None:
    game = data.draw(kit.games)
    chance = Seeded(str(data.draw(st.integers(0, 2**32))))
    match = Match(game, [f"seat {seat}" for seat in range(game.seats)], chance)
    play_busily(kit, match, chance, data.draw(st.integers(0, kit.longest)))
    text = match.record.to_text()
    record = record_from(parse_json(text))
    again = match_of_record(record, Recorded([]))
    assert game.dump_position(again.state) == game.dump_position(match.state)
    assert again.state.legal() == match.state.legal()
    assert again.record.to_text() == text
    assert record.result == match.record.result


@every_game
@settings(max_examples=15)
@given(st.data())
def test_a_record_may_begin_with_a_position(kit: Kit, data: st.DataObject) -> None:
    scene = data.draw(kit.scenes)
    match = Match(scene.game, ["x"] * scene.game.seats, scene.chance, scene.state)
    play_busily(kit, match, scene.chance, data.draw(st.integers(0, 30)))
    text = match.record.to_text()
    again = match_of_record(record_from(parse_json(text)), Recorded([]))
    assert scene.game.dump_position(again.state) == scene.game.dump_position(match.state)
    assert again.record.to_text() == text


@every_game
@settings(max_examples=30)
@given(st.data())
def test_what_was_undone_never_was(kit: Kit, data: st.DataObject) -> None:
    """Undo gives the state back as it was, and never after something came to light."""
    scene = data.draw(kit.scenes)
    match = Match(scene.game, ["x"] * scene.game.seats, scene.chance, scene.state)
    for _ in range(12):
        if match.state.over():
            break
        seat = match.state.seat_to_decide()
        before = scene.game.dump_position(match.state)
        moves = len(match.record.moves)
        match.do(seat, kit.choose(match.state, scene.chance))
        if match.can_undo(seat):
            assert not match.record.moves[-1].draws
            match.undo(seat)
            assert scene.game.dump_position(match.state) == before
            assert len(match.record.moves) == moves
            match.do(seat, kit.choose(match.state, scene.chance))

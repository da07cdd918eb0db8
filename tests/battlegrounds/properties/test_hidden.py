"""No leak: a face-down picture is told to nobody, and states that differ only there look alike.

That holds for tokens that were never turned up, and for those turned up and down again: what
was seen may be remembered, but the table does not tell it (BG-FAM-05).
"""

from collections.abc import Iterator
from dataclasses import asdict
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from motorpool.battlegrounds.codes import CELLS, COPIES, NO_TOKEN, UNSEEN
from motorpool.battlegrounds.events import E_TURNED_UP
from motorpool.battlegrounds.family import is_face_up
from motorpool.battlegrounds.state import State
from motorpool.core.chance import Seeded
from tests.battlegrounds.properties.kit import some_action
from tests.battlegrounds.properties.scenes import Scene, busy_choice, scenes
from tests.properties.seeing import answers, seen

pytestmark = pytest.mark.rule("BG-FAM-05")
FAMILY = ("family",)


def face_down(state: State) -> list[int]:
    return [
        cell
        for cell in range(CELLS)
        if state.tokens[cell] != NO_TOKEN and not is_face_up(state, cell)
    ]


def with_other_pictures(state: State, pick: Seeded) -> State:
    """A state with other face-down tokens, some never turned up, some turned down again."""
    other = state.clone()
    cells = face_down(state)
    pool = state.unseen + [state.tokens[cell] for cell in cells if state.tokens[cell] != UNSEEN]
    other.tokens = state.tokens[:]
    for cell in cells:
        other.tokens[cell] = pick.draw(pool) if pick.below(2) else UNSEEN
    other.unseen = pool
    return other


@settings(max_examples=100)
@given(scenes(FAMILY), st.integers(0, 2**32))
def test_face_down_pictures_change_nothing_that_is_seen(scene: Scene, seed: int) -> None:
    game, pick = scene.game, Seeded(str(seed))
    for state in scene.walk(6):
        other = with_other_pictures(state, pick)
        assert other.legal() == state.legal()
        for seat in range(-1, game.seats):
            assert seen(game, other, seat) == seen(game, state, seat)


@settings(max_examples=60)
@given(scenes(FAMILY), st.integers(0, 2**32))
def test_refusals_tell_nothing_either(scene: Scene, seed: int) -> None:
    game, state, pick = scene.game, scene.state, Seeded(str(seed))
    other = with_other_pictures(state, pick)
    texts = [game.action_text(some_action(state.rules, pick)) for _ in range(25)]
    texts += ["", "turn", "turn Z9", "turn bridge", "leave bridge", "end now"]
    for seat in range(-1, game.seats):
        assert answers(game, other, seat, texts) == answers(game, state, seat, texts)


@settings(max_examples=100)
@given(scenes(FAMILY), st.integers(0, 2**32))
def test_play_tells_the_same_until_a_token_is_turned_up(scene: Scene, seed: int) -> None:
    game, state, pick = scene.game, scene.state, Seeded(str(seed))
    other = with_other_pictures(state, pick)
    for _ in range(8):
        if state.over():
            return
        action = busy_choice(state, pick)
        hidden = face_down(state)
        events = state.apply_and_tell(action, Seeded("one"))
        other_events = other.apply_and_tell(action, Seeded("other"))
        for one, two in zip(events, other_events, strict=False):
            if one != two:
                assert one[0] == two[0] == E_TURNED_UP
                assert one[2:] == two[2:]
                assert one[2] in hidden
                return
        assert len(events) == len(other_events)
        assert seen(game, other, -1) == seen(game, state, -1)
        assert other.reveals == state.reveals  # so undo tells nothing


def texts_in(data: Any) -> Iterator[str]:
    """Every text in some data, names of fields included."""
    if isinstance(data, str):
        yield data
    elif isinstance(data, dict):
        for key, value in data.items():
            yield from texts_in(key)
            yield from texts_in(value)
    elif isinstance(data, list | tuple):
        for value in data:
            yield from texts_in(value)


def pictures_named(state: State, data: Any) -> set[str]:
    words = {word for text in texts_in(data) for word in text.replace("*", "").split()}
    return words & set(state.rules.picture_texts)


def pictures_open(state: State) -> set[str]:
    cells = state.turned_now + state.turned_before
    return {state.rules.picture_texts[state.tokens[cell] // COPIES] for cell in cells}


@settings(max_examples=60)
@given(scenes(FAMILY, longest=60))
def test_no_face_down_picture_is_named(scene: Scene) -> None:
    """The same law, looked at from the other side: by the names that are sent."""
    game, state = scene.game, scene.state
    for _ in range(20):
        for seat in range(-1, game.seats):
            told = [game.view(state, seat), asdict(game.decision(state, seat))]
            assert pictures_named(state, told) <= pictures_open(state)
        if state.over():
            return
        before = pictures_open(state)
        events = state.apply_and_tell(busy_choice(state, scene.chance), scene.chance)
        for event in game.tell(events, -1):
            if event["event"] == "turned-up":
                before.add(event["picture"])
            assert pictures_named(state, event) <= before


@settings(max_examples=40)
@given(scenes(FAMILY))
def test_what_was_never_turned_up_is_decided_by_chance_alone(scene: Scene) -> None:
    """A cell that was never turned up holds no token yet: any of the unseen ones may come."""
    state = scene.state
    for cell in face_down(state):
        assert state.tokens[cell] == UNSEEN or state.tokens[cell] not in state.unseen
    for action in state.legal():
        cell = action % CELLS
        if scene.game.action_text(action).startswith("turn ") and state.tokens[cell] == UNSEEN:
            found = set()
            for number in range(12):
                after = state.clone()
                events = after.apply_and_tell(action, Seeded(str(number)))
                found.add(scene.game.tell(events, -1)[0]["picture"])
            assert len(found) > 1 or len(state.unseen) < 12

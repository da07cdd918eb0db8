"""Every action has a text that parses back; anything else is refused as unreadable."""

from contextlib import suppress

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from motorpool.core.errors import Unreadable
from motorpool.rush.codes import NATION_TEXTS, VERB_TEXTS
from motorpool.rush.game import Rush
from tests.rush.properties.scenes import Scene, scenes

GAMES = [Rush.preset("base", 2), Rush.preset("second-front", 6), Rush.preset("team", 5)]
NO_ACTION = -1
ANSWERS = st.one_of(st.text(max_size=20), st.from_regex(r"(seat:|engineers#|t-34#?)\d*"))
WORDS = [
    *VERB_TEXTS,
    *NATION_TEXTS,
    "engineers",
    "rear:engineers",
    "rear:rear:engineers",
    "achievement:light-tanks",
    "light-tanks",
    "base-1",
    "medal-ussr",
    "1.1",
    "1.1v",
    "2.hq",
    "2.hqv",
    "9.1",
    "1.4",
    "0.1",
    ".",
    "v",
    "0",
    "3",
    "007",
    "-1",
    "1e9",
    "٣",
    "9" * 5000,
]


@settings(max_examples=60)
@given(scenes())
def test_an_action_is_what_its_text_means(scene: Scene) -> None:
    game = scene.game
    for state in scene.walk(25):
        texts = [game.action_text(action) for action in state.legal()]
        assert len(set(texts)) == len(texts)
        for action, text in zip(state.legal(), texts, strict=True):
            assert game.parse_action(text) == action
            assert game.parse_action(f"  {text.upper()} ".replace(" ", "\t ")) == action


@settings(max_examples=300)
@given(
    st.sampled_from(GAMES),
    st.one_of(
        st.text(max_size=40),
        st.lists(st.sampled_from(WORDS), max_size=3).map(" ".join),
        st.tuples(st.sampled_from(WORDS), st.text(max_size=8)).map(" ".join),
    ),
)
def test_a_text_is_an_action_or_unreadable(game: Rush, text: str) -> None:
    action = NO_ACTION
    with suppress(Unreadable):
        action = game.parse_action(text)
    if action != NO_ACTION:
        assert game.action_text(action) == " ".join(text.lower().split())


@settings(max_examples=100)
@given(
    st.sampled_from(GAMES),
    st.one_of(st.text(max_size=20), st.from_regex(r"(seat:|engineers#|t-34#?)\d*")),
)
def test_an_answer_of_chance_is_what_its_text_means(game: Rush, text: str) -> None:
    answer = game.parse_answer(text)
    if answer >= 0:
        assert game.answer_text(answer) == text


@pytest.mark.parametrize("text", ["seat:" + "9" * 5000, "engineers#" + "9" * 5000, "hq-1", ""])
def test_no_answer_of_chance(text: str) -> None:
    assert Rush.preset("base", 2).parse_answer(text) == -1


def test_every_card_has_an_answer_text() -> None:
    for game in (Rush.preset("base", 5), Rush.preset("second-front", 6)):
        for card in range(len(game.rules.kind_of)):
            assert game.parse_answer(game.answer_text(card)) == card

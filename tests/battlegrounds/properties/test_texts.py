"""Every action has a text that parses back; anything else is refused as unreadable."""

from contextlib import suppress

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from motorpool.battlegrounds.codes import SHOT_TEXTS, SPECIAL_TEXTS, VERB_TEXTS
from motorpool.battlegrounds.game import Battlegrounds
from motorpool.battlegrounds.pairs import CARD_ANSWER
from motorpool.battlegrounds.setup import CELL_ANSWER
from motorpool.battlegrounds.solo import DIGIT_ANSWER, LETTER_ANSWER
from motorpool.core.chance import Seeded
from motorpool.core.errors import Unreadable
from tests.battlegrounds.properties.scenes import Scene, scenes
from tests.battlegrounds.properties.test_legality import some_action

GAMES = [Battlegrounds.preset("battle", 3), Battlegrounds.preset("solo", 1)]
NO_ACTION = -1
WORDS = [
    *VERB_TEXTS,
    *SHOT_TEXTS,
    *SPECIAL_TEXTS,
    "longer-shot",
    "maus",
    "t-34",
    "bridge",
    "A1",
    "a4",
    "h8",
    "I1",
    "A9",
    "A0",
    "A1-A2",
    "A1-A2-B2",
    "A1-A3",
    "A1-A1",
    "A1-",
    "-",
    "A1-A2-A3-A4-A5-A6-A7",
    "A٣",
    "ａ1",
    "0",
    "9" * 5000,
]
ANSWERS = st.one_of(
    st.text(max_size=20),
    st.from_regex(r"(seat:|cell:|tank:|range:|bridge#|bridge\*?)[A-H]?\d*", fullmatch=True),
)


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


@settings(max_examples=200)
@given(st.sampled_from(GAMES), st.integers(0, 2**32))
def test_what_is_no_legal_action_has_its_text_too(game: Battlegrounds, seed: int) -> None:
    pick = Seeded(str(seed))
    for _ in range(20):
        action = some_action(game.rules, pick)
        assert game.parse_action(game.action_text(action)) == action


@settings(max_examples=400)
@given(
    st.sampled_from(GAMES),
    st.one_of(
        st.text(max_size=40),
        st.lists(st.sampled_from(WORDS), max_size=4).map(" ".join),
        st.tuples(st.sampled_from(WORDS), st.text(max_size=8)).map(" ".join),
    ),
)
def test_a_text_is_an_action_or_unreadable(game: Battlegrounds, text: str) -> None:
    action = NO_ACTION
    with suppress(Unreadable):
        action = game.parse_action(text)
    if action != NO_ACTION:
        assert game.parse_action(game.action_text(action)) == action


@settings(max_examples=200)
@given(st.sampled_from(GAMES), ANSWERS)
def test_an_answer_of_chance_is_what_its_text_means(game: Battlegrounds, text: str) -> None:
    answer = game.parse_answer(text)
    if answer >= 0:
        assert game.answer_text(answer) == text


@pytest.mark.parametrize(
    "text", ["seat:" + "9" * 5000, "seat:4", "seat:٣", "cell:I1", "tank:", "range:9", "bridge", ""]
)
def test_no_answer_of_chance(text: str) -> None:
    assert GAMES[0].parse_answer(text) == -1


@pytest.mark.parametrize("game", GAMES)
def test_every_answer_has_a_text(game: Battlegrounds) -> None:
    answers = [*range(64), *range(CELL_ANSWER, CELL_ANSWER + 64)]
    answers += range(CARD_ANSWER, CARD_ANSWER + len(game.rules.tank_texts))
    answers += range(LETTER_ANSWER, LETTER_ANSWER + 8)
    answers += range(DIGIT_ANSWER, DIGIT_ANSWER + 8)
    for answer in answers:
        assert game.parse_answer(game.answer_text(answer)) == answer

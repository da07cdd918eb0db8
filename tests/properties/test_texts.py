"""Every action has a text that parses back; anything else is refused as unreadable."""

from contextlib import suppress

from hypothesis import given, settings
from hypothesis import strategies as st

from motorpool.core.chance import Seeded
from motorpool.core.errors import Unreadable
from tests.properties.kit import Kit
from tests.properties.kits import every_game

NO_ACTION = -1


@every_game
@settings(max_examples=60)
@given(st.data())
def test_an_action_is_what_its_text_means(kit: Kit, data: st.DataObject) -> None:
    scene = data.draw(kit.scenes)
    game = scene.game
    for state in scene.walk(25):
        texts = [game.action_text(action) for action in state.legal()]
        assert len(set(texts)) == len(texts)
        for action, text in zip(state.legal(), texts, strict=True):
            assert game.parse_action(text) == action
            assert game.parse_action(f"  {text.upper()} ".replace(" ", "\t ")) == action


@every_game
@settings(max_examples=200)
@given(st.data(), st.integers(0, 2**32))
def test_what_is_no_legal_action_has_its_text_too(kit: Kit, data: st.DataObject, seed: int) -> None:
    game, pick = data.draw(st.sampled_from(kit.some_games)), Seeded(str(seed))
    for _ in range(20):
        action = kit.some_action(game.rules, pick)
        assert game.parse_action(game.action_text(action)) == action


@every_game
@settings(max_examples=400)
@given(st.data())
def test_a_text_is_an_action_or_unreadable(kit: Kit, data: st.DataObject) -> None:
    game = data.draw(st.sampled_from(kit.some_games))
    words = st.sampled_from(kit.words)
    text = data.draw(
        st.one_of(
            st.text(max_size=40),
            st.lists(words, max_size=4).map(" ".join),
            st.tuples(words, st.text(max_size=8)).map(" ".join),
        )
    )
    action = NO_ACTION
    with suppress(Unreadable):
        action = game.parse_action(text)
    if action != NO_ACTION:
        assert game.parse_action(game.action_text(action)) == action
        if kit.one_spelling:
            assert game.action_text(action) == " ".join(text.lower().split())


@every_game
@settings(max_examples=200)
@given(st.data())
def test_an_answer_of_chance_is_what_its_text_means(kit: Kit, data: st.DataObject) -> None:
    game = data.draw(st.sampled_from(kit.some_games))
    text = data.draw(kit.answers)
    answer = game.parse_answer(text)
    if answer >= 0:
        assert game.answer_text(answer) == text

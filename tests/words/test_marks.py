"""Marks say what a sentence names; without them it is the sentence of the terminal."""

import re
from collections.abc import Iterator
from typing import Any

import pytest

from motorpool.battlegrounds.game import Battlegrounds
from motorpool.core.game import Game
from motorpool.games import PRESETS, make_game
from motorpool.rush.game import Rush
from motorpool.words.bundle import LANGUAGES, LONGEST_VALUE, Words
from motorpool.words.marks import CLOSE, OPEN, TEXT, mark, without_marks
from motorpool.words.speech import Speech, marking_speech
from tests.words.readers import NAMES, board_readers, play, readers

SEATS = {"solo": 1, "team": 4, "alternative": 3, "family": 3}
GAMES = [(name, preset) for name, presets in PRESETS.items() for preset in presets]
MARK = re.compile(f"{OPEN}([a-z]+):([^{OPEN}{TEXT}{CLOSE}]+){TEXT}([^{OPEN}{TEXT}{CLOSE}]+){CLOSE}")
MOST = 250  # moments of a game
MOST_ACTIONS = 12  # of a decision


def pair(game: Game, language: str, seat: int) -> tuple[Speech, Speech]:
    """The reader of the terminal, and one with marks."""
    marking = marking_speech(Words(language), game, NAMES[: game.seats], seat)
    if isinstance(game, Rush):
        return readers(game, language)[seat], marking
    assert isinstance(game, Battlegrounds)
    return board_readers(game, language)[seat], marking


def sentences(speech: Speech, game: Game, state: Any, events: Any, seat: int) -> Iterator[str]:
    view, decision = game.view(state, seat), game.decision(state, seat)
    yield speech.question(decision, view)
    for text in decision.texts[:MOST_ACTIONS]:
        yield speech.action(text, decision, view)
    yield from speech.log(game.tell(events, seat))
    yield from speech.log(speech.running_turn(view))
    yield from speech.log(speech.remembered(game.tell(events, seat), view))
    if state.over():
        yield from speech.outcome(game.outcome(state))


def check_marks(game: Any, speech: Any, sentence: str) -> set[str]:
    """Every mark is whole and names something of this table; the kinds."""
    left = MARK.sub("", sentence)
    assert not {OPEN, TEXT, CLOSE} & set(left), sentence
    kinds = set()
    for kind, id, text in MARK.findall(sentence):
        kinds.add(kind)
        match kind:
            case "player":
                assert NAMES[int(id)] == text
            case "card" if game.name == "rush":
                assert id in game.rules.kind_texts
            case "card":
                assert id in game.rules.tank_texts
            case "ability":
                assert MARK.fullmatch(speech.ability(id))
            case "achievement":
                assert MARK.fullmatch(speech.achievement(id))
            case "picture":
                assert id in game.rules.picture_texts
            case "special":
                assert MARK.fullmatch(speech.special(id))
            case "cell":
                assert id == text
            case _:
                raise AssertionError(kind)
    return kinds


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("name", "preset"), GAMES)
def test_without_marks_it_is_what_the_terminal_says(name: str, preset: str, language: str) -> None:
    game = make_game(name, preset, SEATS.get(preset, 2))
    pairs = [pair(game, language, seat) for seat in range(game.seats)]
    kinds: set[str] = set()
    for number, (state, events) in enumerate(play(game, f"marks {preset} {language}")):
        if number > MOST and not state.over():
            continue
        for seat in {state.seat_to_decide(), number % game.seats}:
            told = [list(sentences(speech, game, state, events, seat)) for speech in pairs[seat]]
            assert [without_marks(sentence) for sentence in told[1]] == told[0]
            for sentence in told[1]:
                kinds |= check_marks(game, pairs[seat][1], sentence)
    expected = {"player", "card", "ability"} if name == "rush" else {"cell", "picture"}
    assert kinds >= expected
    if preset in ("battle", "team") and name == "battlegrounds":
        assert kinds == {"player", "card", "cell", "picture", "special"}


def test_what_a_mark_names() -> None:
    game = Rush.preset("second-front", 2)
    speech: Any = marking_speech(Words("en"), game, NAMES[:2], 0)
    assert speech.in_sentence("medal-usa") == "the " + mark("card", "medal-usa", "Medal of Honor")
    assert speech.ability("reinforcements 2") == mark(
        "ability", "reinforcements 2", "Reinforcements 2"
    )
    assert speech.card("achievement:spgs") == mark("achievement", "spgs", "SPGs")
    assert speech.card("base-2") == mark("card", "base-2", "Base of Bob")  # no mark within a mark
    [line] = speech.log([{"event": "turn", "seat": 1, "turn": 3}])
    assert line == f"Turn 4: {mark('player', 1, 'Bob')}."


def test_what_is_too_long_to_be_said_loses_its_marks_first() -> None:
    words = Words("en")
    long = ", ".join([mark("card", "x" * 40, "Tank")] * 60)
    assert len(long) > LONGEST_VALUE
    assert words.say("log-laid-out", cards=long) == words.say(
        "log-laid-out", cards=without_marks(long)
    )


def test_only_what_is_to_be_remembered_passes() -> None:
    game = Battlegrounds.preset("family", 2)
    speech = marking_speech(Words("en"), game, NAMES[:2], 0)
    passing = 0
    for _, events in play(game, "passing"):
        for line in speech.log_lines(game.tell(events, 0)):
            assert line.passing == line.text.startswith("Turned up: ")
            passing += line.passing
    assert passing > 10

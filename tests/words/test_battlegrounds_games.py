"""Whole games of Battlegrounds told in every language, to every seat."""

from typing import Any

import pytest

from motorpool.battlegrounds.game import Battlegrounds
from motorpool.battlegrounds.view import FACE_DOWN
from motorpool.core.chance import Seeded
from motorpool.words.bundle import LANGUAGES
from tests.words.leftovers import check, check_sentence
from tests.words.promises import kept
from tests.words.readers import board_readers, play

TABLES: list[tuple[str, int, dict[str, Any]]] = [
    ("battle", 2, {}),
    ("battle", 4, {}),
    ("battle-draft", 3, {}),
    ("team", 4, {"draft": True}),
    ("family", 3, {}),
    ("solo", 1, {}),
    ("solo", 1, {"choose_tanks": True}),
]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("preset", "seats", "changes"), TABLES)
def test_every_moment_can_be_told(language, preset, seats, changes):
    game = Battlegrounds.preset(preset, seats, changes)
    everybody = board_readers(game, language)
    told: set[str] = set()
    for state, events in play(game, f"{preset} {seats}"):
        decider = state.seat_to_decide()
        for seat, reader in enumerate(everybody):
            if seat not in (decider, 0):
                continue  # enough of the same from the side
            decision, view = game.decision(state, seat), game.view(state, seat)
            told.add(reader.question(decision, view))
            told |= {reader.action(text, decision, view) for text in decision.texts}
            happened = game.tell(events, seat)
            told |= set(reader.log(happened))
            told |= {reader.event(event) for event in happened}
    for sentence in told:
        check_sentence(sentence)
    outcome = game.outcome(state)
    for reader in everybody:
        for line in reader.outcome(outcome):
            check(line.strip())


def test_a_choice_tells_no_face_down_picture():
    """In family nothing but what lies open may be in a question or a choice (BG-FAM-05)."""
    game = Battlegrounds.preset("family", 2)
    [anna, bob] = board_readers(game, "en")
    for state, _ in play(game, "memory"):
        view = game.view(state, 0)
        hidden = set(game.rules.picture_texts) - {
            token.rstrip("*") for token in view["tokens"].values() if token != FACE_DOWN
        }
        for seat, reader in enumerate((anna, bob)):
            decision = game.decision(state, seat)
            sentences = [reader.question(decision, view)]
            sentences += [reader.action(text, decision, view) for text in decision.texts]
            for sentence in sentences:
                assert not [id for id in hidden if anna.picture(id) in sentence.split()], sentence


@pytest.mark.parametrize(("preset", "seats"), [("battle", 2), ("team", 4), ("solo", 1)])
@pytest.mark.parametrize("seed", ["1", "2"])
def test_what_a_choice_promises_happens(preset, seats, seed):
    """Every choice of a game is tried on a copy: its certain consequences are those it names."""
    game = Battlegrounds.preset(preset, seats)
    everybody = board_readers(game, "en")
    promises: set[str] = set()
    for state, _ in play(game, f"promise {seed}"):
        if state.over():
            continue
        seat = state.seat_to_decide()
        decision, view = game.decision(state, seat), game.view(state, seat)
        for action, text in zip(decision.actions, decision.texts, strict=True):
            told = everybody[seat].action(text, decision, view)
            events = state.clone().apply_and_tell(action, Seeded("promise"))
            if decision.step == "keep-card":
                continue  # a card kept before the drive of Fire First tells nothing of the drive
            promises |= kept(told, game.tell(events, seat), everybody[seat])
    if preset != "solo":  # it may end too soon
        assert {"makes a pair", "is destroyed", " gives ", "put a dud"} <= promises

"""Whole games told in every language, to every seat."""

import pytest

from motorpool.core.chance import Seeded
from motorpool.core.steps import Event
from motorpool.rush.game import Rush
from motorpool.words.bundle import LANGUAGES
from motorpool.words.rush import RushWords
from tests.words.leftovers import check, check_sentence
from tests.words.readers import NAMES, play, readers

TABLES = [
    ("base", 2, {"siege_targets": "armored", "defenders_in_squad": True}),
    ("second-front", 3, {"score_own_bases": True}),
    ("alternative", 3, {"rear": True, "attackers_defend": True}),
    ("team", 5, {"cards": "second_front", "achievements": "second_front", "headquarters": True}),
]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("preset", "seats", "changes"), TABLES)
def test_every_moment_can_be_told(language, preset, seats, changes):
    game = Rush.preset(preset, seats, changes)
    everybody = readers(game, language)
    asked: set[str] = set()
    for state, events in play(game, f"{preset} {language}"):
        decider = state.seat_to_decide()
        for seat, reader in enumerate(everybody):
            if seat != decider and len(asked) > 2000:
                continue  # enough of the same from the side
            decision, view = game.decision(state, seat), game.view(state, seat)
            asked.add(reader.question(decision, view))
            asked |= {reader.action(text, decision, view) for text in decision.texts}
            told = game.tell(events, seat)
            asked |= set(reader.log(told))
            if seat == decider:
                asked |= {line for event in told if (line := reader.event(event)) is not None}
    for sentence in asked:
        check_sentence(sentence)
    outcome = game.outcome(state)
    for reader in everybody:
        lines = reader.outcome(outcome)
        for line in lines:
            check(line.strip())
        assert len(lines) > 4 * len(outcome.details["sides"])


@pytest.mark.parametrize(("preset", "seats", "changes"), TABLES)
def test_what_a_seat_cannot_know_is_not_told(preset, seats, changes):
    """The same sentences for any other state that the seat could be in."""
    game = Rush.preset(preset, seats, changes)
    everybody = readers(game, "en")
    chance = Seeded("elsewhere")
    for number, (state, events) in enumerate(play(game, preset)):
        for event in events:
            check_hidden(game, everybody, event)
        if number % 9:
            continue
        for seat, reader in enumerate(everybody):
            other = game.determinize(state, seat, chance)
            decisions = game.decision(state, seat), game.decision(other, seat)
            views = game.view(state, seat), game.view(other, seat)
            assert reader.question(decisions[0], views[0]) == reader.question(
                decisions[1], views[1]
            )


def check_hidden(game: Rush, everybody: list[RushWords], event: Event) -> None:
    """A card that one seat alone sees is named to nobody else."""
    seen_by = event[4]
    if seen_by < 0:
        return
    owner = everybody[seen_by]
    kind = game.tell([event], seen_by)[0]["card"]
    assert owner.card(kind) in str(owner.event(game.tell([event], seen_by)[0]))
    for seat, reader in enumerate(everybody):
        if seat != seen_by:
            told = str(reader.event(game.tell([event], seat)[0]))
            assert NAMES[seen_by] in told
            assert reader.card(kind) not in told


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_bystander_can_follow(language):
    game = Rush.preset("base", 2)
    [reader, _] = readers(game, language)
    reader.you = None
    for number, (state, events) in enumerate(play(game, "aside")):
        check_sentence(reader.question(game.decision(state, -1), game.view(state, -1)))
        for line in reader.log(game.tell(events, -1)):
            check_sentence(line)
        if number > 100:
            break

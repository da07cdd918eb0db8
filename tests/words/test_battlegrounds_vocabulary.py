"""Everything in Battlegrounds that has a name has one in every language, and an explanation."""

import pytest

from motorpool.battlegrounds.codes import (
    FIRST_AUTOMATIC,
    SHOT_TEXTS,
    SPECIAL_TEXTS,
    STEP_TEXTS,
    VERB_TEXTS,
)
from motorpool.battlegrounds.events import EVENTS
from motorpool.battlegrounds.game import Battlegrounds
from motorpool.battlegrounds.options import OPTIONS, PRESETS, SEATS
from motorpool.words.battlegrounds import BattlegroundsWords
from motorpool.words.battlegrounds_log import HITS
from motorpool.words.bundle import LANGUAGES, Words
from tests.words.ftl import messages
from tests.words.leftovers import check
from tests.words.readers import board_readers


def reader(language: str, mode: str = "battle") -> BattlegroundsWords:
    return board_readers(Battlegrounds.preset(mode, SEATS[mode][0]), language)[0]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_picture_has_a_name_two_letters_and_an_explanation(language):
    words = reader(language)
    ids = words.rules.picture_texts
    assert len({words.picture(id) for id in ids}) == len(ids)
    assert len({words.code(id).casefold() for id in ids}) == len(ids)
    for id in ids:
        assert len(words.code(id)) == 2
        assert words.code(id).isalpha()
        lines = words.explain_picture(id)
        assert words.code(id) in lines[0]
        assert words.special(words.special_of(id)) in lines[1]
        for line in lines:
            check(line)
        assert len(reader(language, "family").explain_picture(id)) == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_special_has_a_name_and_an_explanation(language):
    words = reader(language)
    assert len({words.special(id) for id in SPECIAL_TEXTS}) == len(SPECIAL_TEXTS)
    for id in SPECIAL_TEXTS:
        first, second = words.explain_special(id)
        assert first.startswith(f"{words.special(id)}: ")
        pictures = [each for each in words.rules.picture_texts if words.special_of(each) == id]
        assert all(words.picture(picture) in second for picture in pictures)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("mode", SEATS)
def test_every_tank_has_a_line_and_an_explanation(language, mode):
    words = reader(language, mode)
    for card in words.rules.tank_texts:
        lines = words.explain(card)
        assert lines[0] == words.tank_line(card)
        assert lines[0].startswith(f"{words.tank(card)}: ")
        assert len(lines) == 4
        for line in lines:
            check(line)
    for id in words.terms():
        assert words.explain_term(id)[0].startswith(f"{words.term(id)}: ")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_option_and_preset_has_a_name_and_help(language):
    words = reader(language)
    assert len({words.option(name) for name in OPTIONS}) == len(OPTIONS)
    assert len({words.option_help(name) for name in OPTIONS}) == len(OPTIONS)
    for option in OPTIONS.values():
        told = [words.option_value(value) for value in option.values]
        assert len(set(told)) == len(told)
    assert len({words.preset(name) for name in PRESETS}) == len(PRESETS)
    assert len({words.preset_help(name) for name in PRESETS}) == len(PRESETS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_step_has_a_question(language):
    for step in [*STEP_TEXTS[:FIRST_AUTOMATIC], "over"]:
        assert Words(language).has(f"bg-ask-{step}"), step


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_verb_has_a_choice(language):
    aims = {"token": "shoot-token", "tank": "shoot-tank", "lay": "lay", "clear": "clear"}
    assert list(aims) == SHOT_TEXTS
    for verb in VERB_TEXTS:
        for name in aims.values() if verb == "shoot" else (verb,):
            assert f"bg-choice-{name}" in messages(language), name


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_has_a_sentence(language):
    for name, _ in EVENTS:
        assert Words(language).has(f"bg-log-{name}"), name
    for name in HITS:
        assert Words(language).has(f"bg-log-shot-{name}"), name


def test_the_terms_of_the_rule_book():
    """Names that the book prints; a fresh translation would confuse a player."""
    polish, czech = reader("pl"), reader("cs")
    assert polish.special("turning") == "Kierunek"
    assert polish.special("fire_first") == "Zmiana kolejności strzału i ruchu"
    assert polish.special("extra_turn") == "Dodatkowa kolejka"
    assert czech.special("longer_shot") == "Delší střela"
    assert czech.special("armor_plate") == "Pancíř"
    assert polish.term("dud") == "niewypał"
    assert czech.term("pair") == "dvojice"
    assert polish.preset("family") == "Familijny"


def test_the_line_of_a_tank():
    assert reader("en").tank_line("maus") == "Maus: moves 1 diagonally, shoots 3 straight"
    assert reader("pl").tank_line("maus") == "Maus: ruch 1 po skosie, strzał 3 prosto"
    assert reader("cs").tank_line("maus", ["turning"]) == (
        "Maus: pohyb 1 šikmo, střela 3 rovně; vylepšení: Směr"
    )


def test_a_tank_keeps_its_name_in_every_language():
    assert {reader(language).tank("t-34") for language in LANGUAGES} == {"Т-34"}

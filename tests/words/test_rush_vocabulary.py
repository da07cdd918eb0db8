"""Everything in Rush that has a name has one in every language, and an explanation."""

import pytest

from motorpool.rush.achievements import built_in_achievements
from motorpool.rush.codes import (
    ABILITY_TEXTS,
    CLASS_TEXTS,
    FIRST_AUTOMATIC,
    NATION_TEXTS,
    NUMBERED_ABILITIES,
    STEP_TEXTS,
    TRIGGER_TEXTS,
    VERB_TEXTS,
)
from motorpool.rush.events import EVENTS
from motorpool.rush.game import Rush
from motorpool.rush.options import OPTIONS, PRESETS
from motorpool.words.bundle import LANGUAGES, Words
from motorpool.words.rush import RushWords
from motorpool.words.rush_log import SAID_BY_OTHERS
from tests.words.ftl import messages
from tests.words.readers import readers

OWN = {
    "id": "snow",
    "name": "Masters of Snow",
    "text": "The most SPGs from the USSR.",
    "squad": [{"class": "spg", "nation": "ussr"}],
}
EVERYTHING = {
    "headquarters": True,
    "own_achievements": [OWN, {"id": "mute", "name": "Mute", "history": "own_bases"}],
}


def reader(language: str, **changes: object) -> RushWords:
    return readers(Rush.preset("second-front", 3, changes), language)[0]


@pytest.mark.parametrize("language", LANGUAGES)
def test_nations_and_classes(language):
    words = reader(language)
    assert len({words.nation(text) for text in NATION_TEXTS}) == len(NATION_TEXTS)
    assert len({words.vehicle_class(text) for text in CLASS_TEXTS}) == len(CLASS_TEXTS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_has_a_name_a_line_and_an_explanation(language):
    words = reader(language, **EVERYTHING)
    rules = words.rules
    names = set()
    kinds = [kind for number, kind in enumerate(rules.kind_texts) if rules.cards_of[number]]
    for kind in kinds:
        if not kind.startswith("achievement:"):
            assert words.card(kind) not in names, kind
            names.add(words.card(kind))
        line = words.card_line(kind)
        assert line.startswith(words.card(kind))
        lines = words.explain(kind)
        assert lines[0] == line
        assert len(lines) > 1
        if not kind.startswith("achievement:"):
            for text in words.ability_texts(kind):
                assert any(words.explain_ability(text) in told for told in lines), kind
        for told in lines:
            assert "{" not in told
            assert "None" not in told


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_ability_has_a_name_and_an_explanation(language):
    words = reader(language)
    names = {words.ability(text) for text in ABILITY_TEXTS}
    assert len(names) == len(ABILITY_TEXTS)
    for text in ABILITY_TEXTS:
        assert words.explain_ability(text)
    for text in NUMBERED_ABILITIES:
        assert words.ability(f"{text} 2") == f"{words.ability(text)} 2"
        assert "2" in words.explain_ability(f"{text} 2")
        assert "N" in words.explain_ability(text)


@pytest.mark.parametrize(
    ("ability", "option", "value"),
    [
        ("recruitment", "recruitment_keeps_card", True),
        ("siege_master", "siege_targets", "armored"),
        ("invulnerability", "heroic_deed", False),
        ("regroup", "rear", False),
        ("reinforcements 1", "single_reshuffle", True),
    ],
)
@pytest.mark.parametrize("language", LANGUAGES)
def test_an_ability_is_explained_as_the_options_have_it(language, ability, option, value):
    assert reader(language).explain_ability(ability) != (
        reader(language, **{option: value}).explain_ability(ability)
    )


def test_invulnerability_is_the_heroic_deed_of_second_front():
    assert reader("en").ability("invulnerability") == "Heroic Deed"
    assert reader("en", heroic_deed=False).ability("invulnerability") == "Invulnerability"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_achievement_has_a_name_and_an_explanation(language):
    words = reader(language)
    ids = [entry["id"] for entry in built_in_achievements()]
    assert len({words.achievement(id) for id in ids}) == len(ids)
    assert len({words.explain_achievement(id) for id in ids}) == len(ids)


@pytest.mark.parametrize("language", LANGUAGES)
def test_own_achievements_bring_their_words(language):
    words = reader(language, **EVERYTHING)
    assert words.achievement("snow") == OWN["name"]
    assert words.explain_achievement("snow") == OWN["text"]
    assert words.card("achievement:snow") == OWN["name"]
    assert words.achievement("mute") == "Mute"
    assert words.explain_achievement("mute")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_option_and_preset_has_a_name_and_help(language):
    words = reader(language)
    assert len({words.option(name) for name in OPTIONS}) == len(OPTIONS)
    assert len({words.option_help(name) for name in OPTIONS}) == len(OPTIONS)
    for option in OPTIONS.values():
        told = [words.option_value(value) for value in option.values]
        assert len(set(told)) == len(told)
    assert words.option_value([OWN]) != words.option_value("none")
    for preset in PRESETS:
        assert words.preset(preset)
        assert words.preset_help(preset)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_step_has_a_question(language):
    for step in [*STEP_TEXTS[:FIRST_AUTOMATIC], "over"]:
        assert Words(language).has(f"ask-{step}"), step


def starting(language: str, prefix: str) -> set[str]:
    return {key for key in messages(language) if key == prefix or key.startswith(f"{prefix}-")}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_verb_has_a_choice(language):
    for verb in VERB_TEXTS:
        assert starting(language, f"choice-{verb}"), verb


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_has_a_sentence(language):
    for name, _ in EVENTS:
        assert starting(language, f"log-{name}") or name in SAID_BY_OTHERS, name
    for trigger in TRIGGER_TEXTS[1:]:
        assert Words(language).has(f"log-trigger-{trigger}")


def test_the_terms_of_the_rule_books():
    """Names that the books print; a fresh translation would confuse a player."""
    polish, czech = reader("pl"), reader("cs")
    assert polish.card("engineers") == "Inżynierowie"
    assert czech.card("engineers") == "Ženisté"
    assert polish.card("medal-uk") == "Krzyż Wiktorii"
    assert czech.card("medal-uk") == "Viktoriin kříž"
    assert polish.ability("siege_master") == "Oblężenie"
    assert czech.ability("repair") == "Demontáž"
    assert czech.ability("national_resources") == "Nákup omezen jen na vlastní"
    assert polish.achievement("double-medals") == "Skomasowany atak"
    assert czech.achievement("decisive-shot") == "Rozhodující výstřel"
    assert polish.vehicle_class("auxiliary") == "Jednostka Pomocnicza"
    assert czech.vehicle_class("spg") == "samohybné dělo"


def test_a_vehicle_keeps_its_name_in_every_language():
    assert {reader(language).card("t-34") for language in LANGUAGES} == {"Т-34"}


def test_the_line_of_a_vehicle():
    assert reader("en").card_line("t-34") == (
        "Т-34: USSR, Medium Tank, cost 3, 3 resources, power 1, armor 2; Reinforcements 2"
    )
    assert reader("pl").card_line("t-34") == (
        "Т-34: ZSRR, Czołg Średni, koszt 3, 3 surowce, siła ognia 1, opancerzenie 2; Posiłki 2"
    )
    assert reader("cs").card_line("t-34") == (
        "Т-34: SSSR, střední tank, nákupní hodnota 3, 3 suroviny, útočné číslo 1, "
        "obranné číslo 2; Posily 2"
    )


@pytest.mark.parametrize("kind", ["t-34", "medal-ussr", "engineers"])
def test_support_is_explained_where_fights_are_played(kind):
    told = readers(Rush.preset("alternative", 2), "en")[0].explain(kind)
    assert any("support a Vehicle of its nation" in line for line in told) == (kind != "engineers")
    assert not any("support" in line for line in reader("en").explain(kind))


def test_a_base_in_a_squad_is_named_by_its_owner():
    words = reader("en")
    assert words.card("base-2") == "Base of Bob"
    assert words.card("base-1") == "your Base"
    assert words.card("hq-3") == "Headquarters of Cyril"
    assert words.card("two-medal-germany") == "two-Medal card (Iron Cross)"

"""The switches of Rush and its presets."""

from typing import Any

import pytest

from motorpool.core.errors import BadOption
from motorpool.core.options import value_text
from motorpool.rush.options import (
    OPTIONS,
    PRESETS,
    changed,
    check_options,
    options_from,
    read_value,
)
from tests.rules_report import ROOT, rule_ids

SWITCHES = [name for name, option in OPTIONS.items() if option.values == (False, True)]


def refusal(changes: dict[str, Any], preset: str = "base", seats: int = 2) -> BadOption:
    with pytest.raises(BadOption) as caught:
        check_options(options_from(preset, changes), seats)
    return caught.value


# Values


def test_left_alone_every_option_is_that_of_the_base_game() -> None:
    options = options_from("base")
    assert list(options) == list(OPTIONS)
    assert changed(options) == {}
    assert not any(options[name] for name in SWITCHES)
    others = {name: value for name, value in options.items() if name not in SWITCHES}
    assert others == {
        "cards": "base",
        "achievements": "base",
        "own_achievements": "none",
        "first_player": "random",
        "siege_targets": "any",
        "reserve_size": 4,
        "reserve_refresh": "end",
        "reserve_refill": "at_once",
    }


@pytest.mark.parametrize("name", SWITCHES)
def test_a_switch_is_turned_on_and_off_by_a_value_or_its_text(name: str) -> None:
    for text in (True, "on", "On", " true ", "yes", "1"):
        assert read_value(name, text) is True
    for text in (False, "off", "OFF", "false", "no", "0"):
        assert read_value(name, text) is False
    wrong: Any
    for wrong in (1, 0, None, "maybe", "", 1.0, [], {}):
        with pytest.raises(BadOption, match="option-value"):
            read_value(name, wrong)


@pytest.mark.parametrize("name", [name for name in OPTIONS if name not in SWITCHES])
def test_every_value_reads_back_from_its_text(name: str) -> None:
    for value in OPTIONS[name].values:
        assert read_value(name, value) == value
        assert read_value(name, value_text(value)) == value


def test_values_may_be_written_with_hyphens_and_capitals() -> None:
    assert read_value("cards", "Second-Front") == "second_front"
    assert read_value("reserve_refill", "end-of-turn") == "end_of_turn"
    assert read_value("reserve_size", "6") == 6


def test_values_are_told_as_they_are_written() -> None:
    assert [value_text(value) for value in (True, False, 5, "any")] == ["on", "off", "5", "any"]


def test_an_unknown_option_is_refused_with_those_there_are() -> None:
    found = refusal({"headquarter": True})
    assert (found.key, found.values["option"]) == ("option-unknown", "headquarter")
    assert str(found.values["choices"]).split(", ") == list(OPTIONS)


@pytest.mark.parametrize(
    ("name", "value", "choices"),
    [
        ("reserve_size", 7, "4, 5, 6"),
        ("reserve_size", "five", "4, 5, 6"),
        ("reserve_size", 5.0, "4, 5, 6"),
        ("headquarters", "maybe", "off, on"),
        ("siege_targets", "none", "any, armored"),
        ("first_player", 0, "random, 1, 2, 3, 4, 5, 6"),
        ("first_player", True, "random, 1, 2, 3, 4, 5, 6"),
    ],
)
def test_a_wrong_value_is_refused_with_the_right_ones(
    name: str, value: object, choices: str
) -> None:
    found = refusal({name: value})
    assert found.key == "option-value"
    assert found.values == {"option": name, "value": str(value), "choices": choices}


def test_a_card_set_may_be_a_file_but_not_any_text() -> None:
    assert read_value("cards", {"id": "own"}) == {"id": "own"}
    assert read_value("own_achievements", []) == []
    for name in ("cards", "own_achievements"):
        assert refusal({name: "own.json"}).key == "option-value-or-file"
    assert refusal({"rear": {}}).key == "option-value"


def test_a_long_wrong_value_is_shortened() -> None:
    assert len(str(refusal({"rear": "x" * 500}).values["value"])) == 60


# Presets


def test_presets() -> None:
    assert list(PRESETS) == ["base", "second-front", "alternative", "team"]
    for preset in PRESETS:
        options = options_from(preset)
        check_options(options, 4)
        assert changed(options) == PRESETS[preset]


def test_second_front_leaves_out_only_its_optional_rule() -> None:
    options = options_from("second-front")
    assert options["cards"] == options["achievements"] == "second_front"
    assert options["reserve_size"] == 5
    assert options["reserve_refresh"] == "start_optional"
    assert all(options[n] for n in ("headquarters", "rear", "attackers_defend", "heroic_deed"))
    assert not options["score_own_bases"]


def test_team_is_alternative_with_teams() -> None:
    assert options_from("team") == options_from("alternative", {"teams": True})
    assert options_from("alternative")["reserve_size"] == 6


def test_single_switches_go_on_top_of_a_preset() -> None:
    options = options_from("second-front", {"rear": "off", "weak_turn": "on"})
    assert not options["rear"]
    assert options["weak_turn"]
    assert options["headquarters"]
    assert PRESETS["second-front"]["rear"] is True  # the preset itself is not changed


def test_an_unknown_preset_is_refused_with_those_there_are() -> None:
    found = refusal({}, "second_front_2")
    assert found.key == "preset-unknown"
    assert found.values["choices"] == "base, second-front, alternative, team"


# Combinations


@pytest.mark.rule("RU-ALT-20")
@pytest.mark.parametrize(
    ("switches", "option", "needs"),
    [
        (["interactive_assault"], "interactive_assault", "gradual_reveal"),
        (["teams"], "teams", "gradual_reveal"),
        (["teams", "gradual_reveal"], "teams", "interactive_assault"),
        (["teams", "interactive_assault"], "interactive_assault", "gradual_reveal"),
    ],
)
def test_a_switch_names_the_one_that_it_needs(switches: list[str], option: str, needs: str) -> None:
    found = refusal(dict.fromkeys(switches, True), seats=4)
    assert found.key == "option-needs"
    assert found.values == {"option": option, "needs": needs}


@pytest.mark.rule("RU-ALT-20")
def test_every_other_pair_of_switches_goes_together() -> None:
    for one in SWITCHES:
        for other in SWITCHES:
            changes = dict.fromkeys((one, other, "gradual_reveal", "interactive_assault"), True)
            check_options(options_from("base", changes), 4)


def test_seats() -> None:
    for seats in (2, 3, 4, 5):
        check_options(options_from("base"), seats)
    for seats in (-1, 0, 1, 7):
        found = refusal({}, seats=seats)
        assert found.key == "seats-count"
        assert found.values == {"seats": seats, "fewest": 2, "most": 5}


@pytest.mark.rule("RU-SF-02")
def test_six_need_second_front() -> None:
    found = refusal({}, seats=6)
    assert (found.key, found.values) == ("seats-six", {"seats": 6, "most": 5})
    check_options(options_from("base", {"cards": "second_front"}), 6)
    assert refusal({"cards": "second_front"}, seats=7).values["most"] == 6


def test_a_team_game_needs_three() -> None:
    assert refusal({}, "team", seats=2).key == "teams-seats"
    for seats in (3, 4, 5):
        check_options(options_from("team"), seats)


@pytest.mark.rule("RU-SET-01")
def test_the_first_player_must_have_a_seat() -> None:
    found = refusal({"first_player": 4}, seats=3)
    assert (found.key, found.values) == ("first-player-seat", {"seat": 4, "seats": 3})
    check_options(options_from("base", {"first_player": 3}), 3)


@pytest.mark.rule("RU-ALT-11")
def test_in_uneven_teams_the_larger_side_begins() -> None:
    for seats in (3, 5):
        found = refusal({"first_player": 2}, "team", seats)
        assert (found.key, found.values) == ("first-player-side", {"seat": 2})
        check_options(options_from("team", {"first_player": 3}), seats)
    check_options(options_from("team", {"first_player": 2}), 4)


def test_every_option_names_rules_of_the_catalogue() -> None:
    known = rule_ids(ROOT / "locales" / "en")
    for option in OPTIONS.values():
        assert option.rules
        assert set(option.rules) <= set(known)

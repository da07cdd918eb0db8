"""The switches of Battlegrounds: mode, draft, choose_tanks, first_player."""

from typing import Any

import pytest

from motorpool.battlegrounds.codes import FACE_UP, IN_PILE
from motorpool.battlegrounds.game import Battlegrounds
from motorpool.battlegrounds.options import OPTIONS, PRESETS, options_from
from motorpool.core.errors import BadOption
from tests.battlegrounds.support import start
from tests.rules_report import ROOT, rule_ids


def refused(seats: int, **options: Any) -> BadOption:
    with pytest.raises(BadOption) as raised:
        Battlegrounds.preset("battle", seats, options)
    return raised.value


def test_options_name_rules_that_exist() -> None:
    known = rule_ids(ROOT / "locales" / "en")
    assert [id for option in OPTIONS.values() for id in option.rules if id not in known] == []


def test_nothing_chosen_is_a_battle_with_dealt_cards() -> None:
    assert options_from("battle") == {
        "mode": "battle",
        "draft": False,
        "choose_tanks": False,
        "first_player": "random",
    }


@pytest.mark.parametrize("preset", list(PRESETS))
def test_a_preset_is_a_game_that_can_be_played(preset: str) -> None:
    seats = {"team": 4, "solo": 1}.get(preset, 2)
    play = start(preset, seats)
    assert play.actions
    assert play.view(1)["mode"] == preset.removesuffix("-draft")


@pytest.mark.rule("BG-END-01", "BG-TEAM-01", "BG-FAM-01", "BG-SOLO-07")
@pytest.mark.parametrize(
    ("mode", "seats", "target"),
    [
        ("battle", 2, 16),
        ("battle", 3, 14),
        ("battle", 4, 12),
        ("team", 4, 20),
        ("family", 2, 10),
        ("family", 4, 10),
        ("solo", 1, 0),
    ],
)
def test_each_mode_has_its_target(mode: str, seats: int, target: int) -> None:
    assert start(mode, seats).view(1)["target"] == target


@pytest.mark.parametrize(
    ("mode", "seats", "fewest", "most"),
    [
        ("battle", 1, 2, 4),
        ("battle", 5, 2, 4),
        ("team", 2, 4, 4),
        ("team", 3, 4, 4),
        ("family", 1, 2, 4),
        ("family", 5, 2, 4),
        ("solo", 2, 1, 1),
    ],
)
def test_a_mode_needs_its_seats(mode: str, seats: int, fewest: int, most: int) -> None:
    refusal = refused(seats, mode=mode)
    assert refusal.key == "mode-seats"
    assert refusal.values == {"mode": mode, "seats": seats, "fewest": fewest, "most": most}


@pytest.mark.rule("BG-SET-03")
@pytest.mark.parametrize(("mode", "seats"), [("battle", 2), ("battle", 3), ("team", 4)])
def test_draft_on_lays_cards_face_up_to_be_picked(mode: str, seats: int) -> None:
    play = start(mode, seats, draft=True)
    assert play.step == "draft"
    assert set(play.those("pick")) == set(play.cards_at(FACE_UP))


@pytest.mark.rule("BG-SET-02", "BG-SET-03")
@pytest.mark.parametrize(("mode", "seats"), [("battle", 2), ("battle", 3), ("team", 4)])
def test_draft_off_deals_the_cards(mode: str, seats: int) -> None:
    play = start(mode, seats)
    assert play.step == "field"
    assert play.cards_at(FACE_UP) == []


@pytest.mark.parametrize(("mode", "seats"), [("family", 2), ("solo", 1)])
def test_draft_needs_a_battle_or_teams(mode: str, seats: int) -> None:
    refusal = refused(seats, mode=mode, draft=True)
    assert refusal.key == "option-needs-mode"
    assert refusal.values == {"option": "draft", "modes": "battle, team"}


@pytest.mark.rule("BG-SOLO-01")
def test_choose_tanks_on_lets_the_player_pick_two_of_all() -> None:
    play = start("solo", 1, choose_tanks=True)
    assert play.step == "draft"
    assert len(play.those("pick")) == 12
    play.do("pick maus")
    assert len(play.those("pick")) == 11
    play.do("pick t-34")
    assert (play.tank(1, 1), play.tank(1, 2)) == ("maus", "t-34")
    assert play.cards(1) == []
    assert len(play.cards_at(IN_PILE)) == 10
    assert play.step == "enter"


@pytest.mark.rule("BG-SOLO-01")
def test_choose_tanks_off_draws_two() -> None:
    plays = [start("solo", 1, seed=str(seed)) for seed in range(8)]
    assert {play.step for play in plays} == {"enter"}
    assert len({(play.tank(1, 1), play.tank(1, 2)) for play in plays}) > 1


@pytest.mark.parametrize(("mode", "seats"), [("battle", 2), ("team", 4), ("family", 2)])
def test_choose_tanks_needs_solo(mode: str, seats: int) -> None:
    refusal = refused(seats, mode=mode, choose_tanks=True)
    assert refusal.key == "option-needs-mode"
    assert refusal.values == {"option": "choose_tanks", "modes": "solo"}


@pytest.mark.rule("BG-SET-05")
@pytest.mark.parametrize(("mode", "seats"), [("battle", 3), ("team", 4), ("family", 4)])
@pytest.mark.parametrize("first", [1, 2, 3])
def test_the_host_picks_the_first_player(mode: str, seats: int, first: int) -> None:
    play = start(mode, seats, first_player=first)
    assert play.decider == first
    assert play.active == first


@pytest.mark.rule("BG-SET-05")
def test_the_seed_picks_the_first_player() -> None:
    firsts = {
        start("family", 4, seed=str(seed), first_player="random").decider for seed in range(30)
    }
    assert firsts == {1, 2, 3, 4}


def test_the_first_player_sits_at_the_table() -> None:
    refusal = refused(2, first_player=3)
    assert refusal.key == "first-player-seat"
    assert refusal.values == {"seat": 3, "seats": 2}


@pytest.mark.parametrize(
    ("options", "key"),
    [
        ({"mode": "siege"}, "option-value"),
        ({"draft": "maybe"}, "option-value"),
        ({"first_player": 5}, "option-value"),
        ({"artillery": True}, "option-unknown"),
    ],
)
def test_unknown_options_and_values_are_refused(options: dict[str, Any], key: str) -> None:
    assert refused(2, **options).key == key


def test_an_unknown_preset_is_refused() -> None:
    with pytest.raises(BadOption) as raised:
        Battlegrounds.preset("rush", 2)
    assert raised.value.key == "preset-unknown"

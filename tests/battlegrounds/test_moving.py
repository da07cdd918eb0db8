"""BG-MOVE: the compulsory move, and what lies in its way."""

from typing import Any

import pytest

from motorpool.core.errors import Illegal
from tests.battlegrounds.support import Play, at


def printed_example(active: int) -> Play:
    """Green on A2, yellow on A7, blue on B6, red beside blue, a dud on C2."""
    return at(
        {"pawns": ["A2 2s-1s"], "cards": ["1s-1s"]},
        {"pawns": ["A7 2d-1s"], "cards": ["1s-1s-b"]},
        {"pawns": ["B6 1s-1d"], "cards": ["1s-1s-c"]},
        {"pawns": ["C7 1d-1s"], "cards": ["1s-1s-d"]},
        duds=["C2"],
        active=active,
    )


def alone(pawn: str, **position: Any) -> Play:
    """One tank with one other card, and nobody else on the board."""
    return at({"pawns": [pawn], "cards": ["1s-1s-z"]}, {}, {}, **position)


# The printed example


@pytest.mark.rule("BG-MOVE-01")
def test_green_may_go_to_a4_or_c2_and_never_shortens() -> None:
    play = printed_example(1)
    assert play.those("move") == {"A2 A4", "A2 C2"}
    with pytest.raises(Illegal):
        play.do("move A2 A1")
    assert play.do("move A2 A4").cell(1) == "A4"


@pytest.mark.rule("BG-MOVE-02")
def test_green_ends_on_the_dud_and_is_destroyed() -> None:
    play = printed_example(1).do("move A2 C2")
    assert play.cell(1) is None
    assert play.tank(1) is None
    assert (play.duds, play.duds_left) == ([], 16)
    assert [play.points(seat) for seat in (1, 2, 3, 4)] == [0, 0, 0, 0]
    assert play.point_token(1) == 3
    assert play.decider == 2


@pytest.mark.rule("BG-MOVE-02")
def test_green_would_be_destroyed_by_a_dud_on_the_way_too() -> None:
    play = alone("A2 2s-1s", duds=["B2"]).do("move A2 C2")
    assert play.told("destroyed") == [
        {"event": "destroyed", "pawn": 0, "card": "2s-1s", "cell": "B2"}
    ]
    assert (play.duds, play.duds_left) == ([], 16)
    assert play.point_token(1) == 3


@pytest.mark.rule("BG-MOVE-01", "BG-MOVE-03")
def test_yellow_has_to_go_over_blue_to_c5_and_blue_gets_the_top_token() -> None:
    play = printed_example(2)
    assert play.those("move") == {"A7 C5"}
    assert not play.may("stay A7")
    play.do("move A7 C5")
    assert play.cell(2) is None
    assert play.cell(3) == "B6"
    assert [play.points(seat) for seat in (1, 2, 3, 4)] == [0, 0, 3, 0]
    assert play.point_token(2) == 2
    assert play.decider == 3


@pytest.mark.rule("BG-MOVE-01")
def test_red_may_not_end_on_blue() -> None:
    assert printed_example(4).those("move") == {"C7 B8", "C7 D8", "C7 D6"}


# How a tank moves


@pytest.mark.rule("BG-MOVE-01")
@pytest.mark.parametrize(
    ("tank", "ends"),
    [
        ("1s-1s", {"D5", "E4", "D3", "C4"}),
        ("2s-1s", {"D6", "F4", "D2", "B4"}),
        ("3s-1s", {"D7", "G4", "D1", "A4"}),
        ("1d-1s", {"E5", "E3", "C3", "C5"}),
        ("3d-1s", {"G7", "G1", "A1", "A7"}),
    ],
)
def test_the_exact_distance_in_one_of_the_cards_directions(tank: str, ends: set[str]) -> None:
    assert alone(f"D4 {tank}").those("move") == {f"D4 {end}" for end in ends}


@pytest.mark.rule("BG-MOVE-01")
@pytest.mark.parametrize("blocker", ["own", "other"])
def test_no_move_ends_on_a_tank(blocker: str) -> None:
    mine, yours = ["A1 2s-1s"], ["H1 1s-1s"]
    (mine if blocker == "own" else yours).insert(1, "A3 1s-1s-b")
    play = at({"pawns": mine, "cards": ["1s-1s-z"]}, {"pawns": yours})
    assert {text for text in play.those("move") if text.startswith("A1")} == {"A1 C1"}


@pytest.mark.rule("BG-MOVE-01")
def test_a_bad_move_has_to_be_done_too() -> None:
    """Both moves of the tank end in its death, and it may not stay."""
    play = alone("A1 2s-1s", duds=["A2", "C1"])
    assert play.actions == ["move A1 A3", "move A1 C1", "change A1 1s-1s-z"]


@pytest.mark.rule("BG-MOVE-01")
def test_without_a_legal_move_the_tank_stays_and_may_shoot() -> None:
    play = at(
        {"pawns": ["A1 2d-1s"], "cards": ["1s-1s-z"]},
        {"pawns": ["C3 1s-1s"]},
        {},
        tokens={"A2": "bridge"},
    )
    assert play.those("move") == set()
    assert play.may("stay A1")
    play.do("stay A1")
    assert play.step == "shoot"
    play.do("shoot A1 A2 token")
    assert play.singles(1) == {"bridge": "plain"}
    assert play.cell(1) == "A1"


@pytest.mark.rule("BG-MOVE-01")
def test_the_one_move_that_no_tank_takes_away_has_to_be_done() -> None:
    play = at(
        {"pawns": ["D4 3d-1s"], "cards": ["1s-1s-z"]},
        {"pawns": ["G7 1s-1s"]},
        {"pawns": ["G1 1s-1s-b"]},
        {"pawns": ["A1 1s-1s-c"]},
    )
    assert play.actions == ["move D4 A7", "change D4 1s-1s-z"]


@pytest.mark.rule("BG-MOVE-02")
def test_a_tank_dies_at_the_first_dud_and_the_next_one_stays() -> None:
    play = alone("A1 3s-1s", duds=["A2", "A3"]).do("move A1 A4")
    assert (play.duds, play.duds_left) == (["A3"], 15)


@pytest.mark.rule("BG-MOVE-02")
def test_a_destroyed_tank_does_not_shoot() -> None:
    play = alone("A1 1s-1s", duds=["A2"], tokens={"A3": "bridge"}).do("move A1 A2")
    assert play.token("A3") == "bridge"
    assert play.step == "field"  # the next own turn


@pytest.mark.rule("BG-MOVE-03")
@pytest.mark.parametrize(("top", "given"), [(3, 3), (2, 2), (1, 1), (0, 0)])
def test_over_another_players_tank_the_top_token_is_given(top: int, given: int) -> None:
    play = at(
        {"pawns": ["A1 2s-1s"], "cards": ["1s-1s-z"], "points": [top]},
        {"pawns": ["A2 1s-1s"]},
        {"pawns": ["H8 1s-1s-b"]},
    ).do("move A1 A3")
    assert play.cell(1) is None
    assert play.points(2) == given
    assert play.point_token(1) == max(top - 1, 0)
    assert play.cell(2) == "A2"
    assert play.point_token(2) == 3


@pytest.mark.rule("BG-MOVE-03")
def test_over_an_own_tank_no_token_is_lost() -> None:
    play = at(
        {"pawns": ["A1 2s-1s", "A2 1s-1s"], "cards": ["1s-1s-z"]}, {"pawns": ["H1 1s-1s-b"]}
    ).do("move A1 A3")
    assert play.cell(1, 1) is None
    assert play.cell(1, 2) == "A2"
    assert (play.points(1), play.points(2)) == (0, 0)
    assert play.point_token(1, 1) == 3


@pytest.mark.rule("BG-MOVE-03")
def test_over_a_team_mates_tank_no_token_is_lost() -> None:
    play = at(
        {"pawns": ["A1 2s-1s"], "cards": ["1s-1s-z"]},
        {"pawns": ["H1 1s-1s"]},
        {"pawns": ["A2 1s-1s-b"]},
        {"pawns": ["H8 1s-1s-c"]},
        mode="team",
    ).do("move A1 A3")
    assert play.cell(1) is None
    assert (play.points(1), play.points(2)) == (0, 0)
    assert play.point_token(1) == 3


@pytest.mark.rule("BG-MOVE-04")
def test_tokens_do_not_hinder_and_stay_below_the_tank() -> None:
    play = alone("A1 2s-1s", tokens={"A2": "bridge", "A3": "fuel*", "C1": "radio"})
    assert play.those("move") == {"A1 A3", "A1 C1"}
    play.do("move A1 A3")
    assert play.cell(1) == "A3"
    assert (play.token("A2"), play.token("A3")) == ("bridge", "fuel*")
    assert play.singles(1) == {}


# Armor on the way


@pytest.mark.rule("BG-MOVE-05", "BG-UPG-06")
def test_each_armor_plate_stops_one_hazard_cell_by_cell() -> None:
    both = {"3s-1s": ["armor_plate", "armor_plate"]}
    play = alone("A1 3s-1s", duds=["A2", "A3", "A4"], upgrades=both).do("move A1 A4")
    assert play.cell(1) is None
    assert (play.duds, play.upgrades("3s-1s")) == ([], [])
    play = alone("A1 3s-1s", duds=["A2", "A3"], upgrades=both).do("move A1 A4")
    assert play.cell(1) == "A4"
    assert (play.duds, play.upgrades("3s-1s")) == ([], [])


@pytest.mark.rule("BG-MOVE-05")
def test_the_first_unprotected_hazard_decides_who_gets_the_token() -> None:
    """One Armor Plate stops the dud; the tank behind it is fatal, the one after that is not met."""
    play = at(
        {"pawns": ["A1 3s-1s"], "cards": ["1s-1s-z"]},
        {"pawns": ["A3 1s-1s"]},
        {"pawns": ["D1 1s-1s-b"]},
        duds=["A2"],
        upgrades={"3s-1s": ["armor_plate"]},
    ).do("move A1 A4")
    assert play.cell(1) is None
    assert (play.points(2), play.points(3)) == (3, 0)
    assert play.duds_left == 16


@pytest.mark.rule("BG-MOVE-05")
def test_armor_never_lets_a_tank_end_on_a_tank() -> None:
    play = at(
        {"pawns": ["A1 2s-1s"], "cards": ["1s-1s-z"]},
        {"pawns": ["A3 1s-1s"]},
        {"pawns": ["H8 1s-1s-b"]},
        upgrades={"2s-1s": ["armor_plate", "armor_plate"]},
    )
    assert play.those("move") == {"A1 C1"}


@pytest.mark.rule("BG-MOVE-05")
def test_ending_on_a_dud_with_armor_leaves_the_tank_there() -> None:
    play = alone("A1 2s-1s", duds=["A3"], upgrades={"2s-1s": ["armor_plate"]}).do("move A1 A3")
    assert play.cell(1) == "A3"
    assert play.step == "shoot"
    assert (play.duds, play.duds_left) == ([], 16)
    assert play.upgrades("2s-1s") == []


# What is compulsory


@pytest.mark.rule("BG-MOVE-06")
@pytest.mark.parametrize("upgrade", ["longer_move", "turning"])
def test_a_move_that_needs_an_upgrade_is_never_compulsory(upgrade: str) -> None:
    play = at(
        {"pawns": ["A1 2s-1s"], "cards": ["1s-1s-z"]},
        {"pawns": ["A3 1s-1s"]},
        {"pawns": ["C1 1s-1s-b"]},
        upgrades={"2s-1s": [upgrade]},
    )
    assert play.those("move") != set()
    assert play.may("stay A1")


@pytest.mark.rule("BG-MOVE-06", "BG-UPG-01")
def test_with_a_plain_move_the_tank_may_not_stay_for_its_upgrades() -> None:
    play = alone("A1 2s-1s", upgrades={"2s-1s": ["longer_move", "turning"]})
    assert play.those("stay") == set()


@pytest.mark.rule("BG-MOVE-06")
def test_with_two_pawns_a_tank_without_a_legal_move_may_be_picked() -> None:
    play = at({"pawns": ["A1 2d-1s", "C3 1s-1s"]}, {"pawns": ["H1 1s-1s-b"]})
    assert play.those("stay") == {"A1"}
    assert play.those("move") == {"C3 C4", "C3 D3", "C3 C2", "C3 B3"}
    play.do("stay A1")
    assert play.those("shoot") == {"A1 A2 lay", "A1 B1 lay"}

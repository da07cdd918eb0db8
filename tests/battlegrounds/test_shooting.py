"""BG-SHOT: what a shot can hit, and what it brings."""

from typing import Any

import pytest

from motorpool.core.errors import Illegal
from tests.battlegrounds.support import Play, at


def printed_example() -> Play:
    """Yellow has come to E4, green stands on G6 without its token worth 3."""
    return at(
        {"pawns": ["E3 1s-2d"], "cards": ["1s-1s"], "singles": {"bunker": "plain"}},
        {"pawns": ["G6 1s-3s"], "cards": ["1s-1s-b"], "points": [2]},
        {"pawns": ["A8 1s-1s-c"], "cards": ["1s-1s-d"]},
        tokens={"C6": "bunker", "C2": "bunker*", "D6": "fuel"},
    ).do("move E3 E4")


def shooter(tank: str = "1s-2s", **position: Any) -> Play:
    """A tank that has come to D4, and two players somewhere else."""
    others = position.pop("others", [{}, {}])
    mine = {"pawns": [f"D3 {tank}"], "cards": ["3s-3s"]} | position.pop("mine", {})
    return at(mine, *others, **position).do("move D3 D4")


# The printed example


@pytest.mark.rule("BG-SHOT-01")
def test_yellow_may_shoot_at_four_cells_or_not_at_all() -> None:
    play = printed_example()
    shots = {"E4 C6 token", "E4 G6 tank", "E4 G2 lay", "E4 C2 token"}
    assert play.those("shoot") == shots
    play.do("hold")
    assert play.decider == 2
    assert play.cell(2) == "G6"


@pytest.mark.rule("BG-SHOT-02")
def test_yellow_a_takes_a_plain_token_and_has_a_pair_without_a_gift() -> None:
    play = printed_example().do("shoot E4 C6 token")
    assert play.token("C6") is None
    assert (play.pairs(1), play.points(1)) == (1, 2)
    assert play.specials(1) == {}
    assert play.decider == 2


@pytest.mark.rule("BG-SHOT-05")
def test_yellow_b_destroys_green_and_takes_its_token_worth_2() -> None:
    play = printed_example().do("shoot E4 G6 tank")
    assert play.cell(2) is None
    assert play.points(1) == 2
    assert play.point_token(2) == 1


@pytest.mark.rule("BG-SHOT-03")
def test_yellow_c_lays_a_dud_on_the_empty_cell() -> None:
    play = printed_example().do("shoot E4 G2 lay")
    assert (play.duds, play.duds_left) == (["G2"], 15)


@pytest.mark.rule("BG-SHOT-02", "BG-PAIR-02", "BG-UPG-06")
def test_yellow_d_takes_the_special_token_and_may_put_it_on_its_card() -> None:
    play = printed_example().do("shoot E4 C2 token")
    assert play.points(1) == 2
    assert play.specials(1) == {"armor_plate": 1}
    assert play.decider == 1
    play.do("upgrade armor-plate 1s-2d")
    assert play.upgrades("1s-2d") == ["armor_plate"]


@pytest.mark.rule("BG-SHOT-01")
def test_green_may_shoot_at_the_two_cells_on_the_board() -> None:
    play = printed_example().do("hold", "move G6 H6", "hold", "change A8 1s-1s-d")
    play.do("change E4 1s-1s", "move H6 G6")
    assert play.those("shoot") == {"G6 D6 token", "G6 G3 lay"}
    play.do("shoot G6 D6 token")
    assert play.singles(2) == {"fuel": "plain"}


@pytest.mark.rule("BG-SHOT-03")
def test_green_g_lays_a_dud() -> None:
    play = printed_example().do("hold", "move G6 H6", "hold", "change A8 1s-1s-d")
    play.do("change E4 1s-1s", "move H6 G6", "shoot G6 G3 lay")
    assert play.duds == ["G3"]


# Where a shot goes


@pytest.mark.rule("BG-SHOT-01")
@pytest.mark.parametrize(
    ("tank", "cells"),
    [
        ("1s-1s", {"D5", "E4", "D3", "C4"}),
        ("1s-2s", {"D6", "F4", "D2", "B4"}),
        ("1s-3s", {"D7", "G4", "D1", "A4"}),
        ("1s-2d", {"F6", "F2", "B2", "B6"}),
    ],
)
def test_the_exact_distance_in_the_directions_of_the_shot(tank: str, cells: set[str]) -> None:
    assert shooter(tank).those("shoot") == {f"D4 {cell} lay" for cell in cells}


@pytest.mark.rule("BG-SHOT-01")
def test_nothing_in_between_stops_a_shot() -> None:
    play = shooter(
        "1s-3s",
        others=[{"pawns": ["D5 1s-1s"]}, {"pawns": ["D7 1s-1s-b"]}],
        tokens={"D6": "bridge"},
    )
    play.do("shoot D4 D7 tank")
    assert play.cell(3) is None
    assert (play.cell(2), play.token("D6")) == ("D5", "bridge")


@pytest.mark.rule("BG-SHOT-01")
def test_one_shot_per_main_action_so_an_extra_turn_brings_another() -> None:
    play = shooter(mine={"specials": ["extra_turn"]}).do("shoot D4 D6 lay")
    assert play.those("shoot") == set()
    play.do("extra-turn", "move D4 D5")
    assert play.step == "shoot"
    play.do("shoot D5 B5 lay")
    assert play.duds == ["B5", "D6"]


@pytest.mark.rule("BG-SHOT-01")
def test_only_the_tank_that_moved_shoots() -> None:
    play = at({"pawns": ["A1 1s-1s", "D4 1s-1s-b"]}, {}).do("move A1 A2")
    assert play.those("shoot") == {"A2 A3 lay", "A2 B2 lay", "A2 A1 lay"}
    with pytest.raises(Illegal):
        play.do("shoot D4 D5 lay")


# What a shot hits


@pytest.mark.rule("BG-SHOT-02")
@pytest.mark.parametrize(("token", "kind"), [("bridge", "plain"), ("bridge*", "special")])
def test_a_token_is_taken(token: str, kind: str) -> None:
    play = shooter(tokens={"D6": token})
    assert not play.may("shoot D4 D6 lay")
    play.do("shoot D4 D6 token")
    assert play.token("D6") is None
    assert play.singles(1) == {"bridge": kind}
    assert play.points(1) == 0


@pytest.mark.rule("BG-SHOT-03")
def test_no_dud_is_laid_when_the_pool_is_empty() -> None:
    assert shooter(duds_left=1).may("shoot D4 D6 lay")
    play = shooter(duds_left=0, tokens={"F4": "bridge"})
    assert play.those("shoot") == {"D4 F4 token"}


@pytest.mark.rule("BG-SHOT-04")
def test_a_dud_is_removed_to_the_pool() -> None:
    play = shooter(duds=["D6", "H8"])
    assert not play.may("shoot D4 D6 lay")
    play.do("shoot D4 D6 clear")
    assert (play.duds, play.duds_left) == (["H8"], 15)


@pytest.mark.rule("BG-SHOT-05", "BG-COMP-04")
@pytest.mark.parametrize(("top", "won"), [(3, 3), (2, 2), (1, 1), (0, 0)])
def test_another_players_tank_gives_its_top_token(top: int, won: int) -> None:
    play = shooter(others=[{"pawns": ["D6 1s-1s"], "points": [top]}, {}])
    assert not play.may("shoot D4 D6 lay")
    play.do("shoot D4 D6 tank")
    assert play.points(1) == won
    assert play.point_token(2) == max(top - 1, 0)


@pytest.mark.rule("BG-SHOT-05", "BG-COMP-04")
def test_each_of_two_pawns_has_its_own_stack() -> None:
    play = at(
        {"pawns": ["D3 1s-2s"], "cards": ["3s-3s"]},
        {"pawns": ["D6 1s-1s", "F4 1s-1s-b"], "points": [1, 3]},
    ).do("move D3 D4", "shoot D4 D6 tank")
    assert play.points(1) == 1
    assert (play.point_token(2, 1), play.point_token(2, 2)) == (0, 3)


@pytest.mark.rule("BG-SHOT-06")
def test_a_tank_on_a_token_is_hit_and_leaves_the_token() -> None:
    play = shooter(others=[{"pawns": ["D6 1s-1s"]}, {}], tokens={"D6": "bridge"})
    assert {"D4 D6 token", "D4 D6 tank"} <= play.those("shoot")
    play.do("shoot D4 D6 tank")
    assert play.cell(2) is None
    assert (play.token("D6"), play.singles(1), play.points(1)) == ("bridge", {}, 3)


@pytest.mark.rule("BG-SHOT-06")
def test_a_token_below_a_tank_is_hit_and_leaves_the_tank() -> None:
    play = shooter(others=[{"pawns": ["D6 1s-1s"]}, {}], tokens={"D6": "bridge"})
    play.do("shoot D4 D6 token")
    assert play.cell(2) == "D6"
    assert (play.token("D6"), play.singles(1), play.points(1)) == (None, {"bridge": "plain"}, 0)


@pytest.mark.rule("BG-SHOT-07")
@pytest.mark.parametrize("token", [True, False])
def test_an_own_tank_cannot_be_shot_and_a_token_below_it_can(token: bool) -> None:
    play = at(
        {"pawns": ["D3 1s-2s", "D6 1s-1s"]},
        {},
        tokens={"D6": "bridge"} if token else {},
    ).do("move D3 D4")
    assert {text for text in play.those("shoot") if "D6" in text} == (
        {"D4 D6 token"} if token else set()
    )


@pytest.mark.rule("BG-SHOT-07")
@pytest.mark.parametrize("token", [True, False])
def test_a_team_mates_tank_cannot_be_shot_and_a_token_below_it_can(token: bool) -> None:
    play = at(
        {"pawns": ["D3 1s-2s"]},
        {"pawns": ["F4 1s-1s"]},
        {"pawns": ["D6 1s-1s-b"]},
        {},
        mode="team",
        tokens={"D6": "bridge"} if token else {},
    ).do("move D3 D4")
    assert play.may("shoot D4 F4 tank")
    assert {text for text in play.those("shoot") if "D6" in text} == (
        {"D4 D6 token"} if token else set()
    )

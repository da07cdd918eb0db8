"""BG-UPG: what upgrades do, and on which cards they lie."""

from typing import Any

import pytest

from motorpool.core.errors import Illegal
from tests.battlegrounds.support import Play, at

OTHERS: list[dict[str, Any]] = [
    {"pawns": ["A8 1s-1s-x"], "cards": ["1s-1s-y"]},
    {"pawns": ["H8 1s-1s-z"]},
]


def upgraded(pawn: str, *upgrades: str, **position: Any) -> Play:
    """A tank with upgrades, one other card, and two players in their corners."""
    mine = {"pawns": [pawn], "cards": ["3s-3s"]} | position.pop("mine", {})
    others = position.pop("others", OTHERS)
    return at(mine, *others, upgrades={pawn.split()[1]: list(upgrades)}, **position)


def ends(play: Play) -> set[str]:
    """Where the moves end."""
    return {text.replace("-", " ").split()[-1] for text in play.those("move")}


# On the card


@pytest.mark.rule("BG-UPG-01", "BG-COMP-03")
def test_an_upgrade_is_put_on_a_card_and_stays_there() -> None:
    play = upgraded("D4 1s-1s", mine={"specials": ["longer_move"]})
    assert play.those("upgrade") == {"longer-move 1s-1s", "longer-move 3s-3s"}
    play.do("upgrade longer-move 1s-1s")
    assert play.upgrades("1s-1s") == ["longer_move"]
    assert play.specials(1) == {}
    play.do("move D4 D6", "hold", "change A8 1s-1s-y")
    play.do(next(text for text in play.actions if text.startswith("move")), "hold")
    assert play.upgrades("1s-1s") == ["longer_move"]


@pytest.mark.rule("BG-UPG-01", "BG-COMP-03")
def test_a_card_has_room_for_two() -> None:
    play = upgraded("D4 1s-1s", "turning", mine={"specials": ["fire_first", "longer_shot"]})
    play.do("upgrade fire-first 1s-1s")
    assert play.upgrades("1s-1s") == ["turning", "fire_first"]
    assert play.those("upgrade") == {"longer-shot 3s-3s"}
    with pytest.raises(Illegal):
        play.do("upgrade longer-shot 1s-1s")


@pytest.mark.rule("BG-UPG-01")
def test_it_works_only_while_the_card_is_active() -> None:
    play = upgraded("D4 1s-1s", "longer_move")
    assert play.may("move D4 D6")
    play = at({"pawns": ["D4 1s-1s"], "cards": ["1d-1s"]}, {}, {}, upgrades={"1d-1s": ["turning"]})
    assert ends(play) == {"D5", "E4", "D3", "C4"}


@pytest.mark.rule("BG-UPG-01", "BG-UPG-06")
def test_armor_on_an_inactive_card_saves_nobody() -> None:
    play = at(
        {"pawns": ["A1 1s-1s"], "cards": ["2s-2s"]},
        *OTHERS,
        upgrades={"2s-2s": ["armor_plate"]},
        duds=["A2"],
    ).do("move A1 A2")
    assert play.cell(1) is None
    assert play.upgrades("2s-2s") == ["armor_plate"]


@pytest.mark.rule("BG-UPG-01")
@pytest.mark.parametrize("upgrade", ["turning", "longer_move", "longer_shot", "fire_first"])
def test_the_player_may_ignore_it(upgrade: str) -> None:
    play = upgraded("D4 2s-2s", upgrade)
    assert {"D4 D6", "D4 F4", "D4 D2", "D4 B4"} <= play.those("move")
    play.do("move D4 D6")
    assert {"D6 D8 lay", "D6 F6 lay", "D6 D4 lay", "D6 B6 lay"} <= play.those("shoot")


@pytest.mark.rule("BG-UPG-07")
def test_an_upgrade_may_go_on_any_own_card_and_on_no_other() -> None:
    play = at(
        {"pawns": ["D4 1s-1s", "F4 1d-1d"], "cards": ["2s-2s"], "specials": ["turning"]},
        {"pawns": ["A8 1s-1s-b"], "cards": ["2d-2d"]},
        pile=["3s-3s"],
    )
    assert play.those("upgrade") == {"turning 1s-1s", "turning 1d-1d", "turning 2s-2s"}
    play.do("upgrade turning 2s-2s")
    assert play.upgrades("2s-2s") == ["turning"]


@pytest.mark.rule("BG-UPG-07")
def test_without_a_free_slot_an_upgrade_waits_in_the_area() -> None:
    full = ["longer_move", "longer_shot"]
    play = at(
        {"pawns": ["D4 1s-1s"], "specials": ["turning"]},
        {"pawns": ["A8 1s-1s-b"]},
        {},
        upgrades={"1s-1s": full},
    )
    assert play.those("upgrade") == set()
    assert play.specials(1) == {"turning": 1}
    play.do("move D4 D5", "hold", "move A8 A7", "hold")
    assert play.decider == 1
    assert play.specials(1) == {"turning": 1}


@pytest.mark.rule("BG-UPG-07", "BG-PAIR-02")
def test_an_upgrade_won_by_a_fire_first_shot_works_on_the_move_after_it() -> None:
    play = upgraded(
        "D4 1s-1s", "fire_first", mine={"singles": {"fuel": "plain"}}, tokens={"D5": "fuel*"}
    )
    play.do("shoot D4 D5 token")
    assert (play.step, play.may("move D4 D6")) == ("move-after", False)
    play.do("upgrade longer-move 1s-1s", "move D4 D6")
    assert play.cell(1) == "D6"


# Turning


@pytest.mark.rule("BG-UPG-02")
def test_blue_turns_in_the_directions_of_its_card() -> None:
    """As printed: the card goes straight, so the turn is never onto a diagonal."""
    play = upgraded("D4 2s-1s", "turning")
    assert ends(play) == {"D6", "F4", "D2", "B4", "E5", "E3", "C3", "C5"}
    play.do("move D4-D5-E5")
    assert play.cell(1) == "E5"


@pytest.mark.rule("BG-UPG-02")
def test_a_diagonal_card_turns_onto_diagonals() -> None:
    play = upgraded("D4 2d-1s", "turning")
    assert ends(play) == {"F6", "F2", "B2", "B6", "D6", "F4", "D2", "B4"}


@pytest.mark.rule("BG-UPG-02")
def test_the_distance_stays_the_same() -> None:
    play = upgraded("D4 3s-1s", "turning")
    odd = {end for end in ends(play) if (ord(end[0]) + int(end[1]) - ord("D") - 4) % 2}
    assert ends(play) == odd  # three steps straight change the colour of the cell
    assert "D7" in odd
    assert "E6" in odd
    assert "D8" not in odd


@pytest.mark.rule("BG-UPG-02")
def test_the_move_does_not_end_where_it_began() -> None:
    for text in upgraded("D4 2s-1s", "turning").those("move"):
        assert not text.endswith("D4")
    assert "D4" not in ends(upgraded("D4 2d-1s", "turning"))


@pytest.mark.rule("BG-UPG-02")
def test_a_move_of_1_cannot_turn_until_it_is_longer() -> None:
    assert ends(upgraded("D4 1s-1s", "turning")) == {"D5", "E4", "D3", "C4"}
    play = upgraded("D4 1s-1s", "turning", "longer_move")
    straight = {"D5", "E4", "D3", "C4", "D6", "F4", "D2", "B4"}
    assert ends(play) == straight | {"E5", "E3", "C3", "C5"}


@pytest.mark.rule("BG-UPG-02")
def test_without_it_no_move_turns() -> None:
    assert [text for text in upgraded("D4 2s-1s").those("move") if "-" in text] == []


@pytest.mark.rule("BG-UPG-02")
def test_a_turn_may_go_around_a_dud_or_over_it() -> None:
    play = upgraded("D4 2s-1s", "turning", duds=["D5"])
    around = {text for text in play.those("move") if text.endswith("E5")}
    assert around == {"D4-D5-E5", "D4-E4-E5"}
    assert play.do("move D4-E4-E5").cell(1) == "E5"


@pytest.mark.rule("BG-UPG-08")
def test_turning_may_reverse() -> None:
    play = upgraded("D4 3s-1s", "turning", others=[{"pawns": ["E4 1s-1s-x"]}, {}])
    assert "D5" in ends(play)
    back = upgraded("A1 3s-1s", "turning", duds=["B1"]).do("move A1-A2-A3-A2")
    assert back.cell(1) == "A2"


@pytest.mark.rule("BG-UPG-08", "BG-MOVE-05")
def test_every_cell_entered_counts_as_passed() -> None:
    play = upgraded("A1 3s-1s", "turning", duds=["A3", "B1", "B2"])
    assert play.may("move A1-A2-A3-A2")
    play.do("move A1-A2-A3-A2")
    assert play.cell(1) is None
    assert play.duds == ["B1", "B2"]


@pytest.mark.rule("BG-UPG-08")
def test_the_own_cell_at_the_start_is_no_tank_in_the_way() -> None:
    play = upgraded("A1 3s-1s", "turning", duds=["A3", "B2"]).do("move A1-A2-A1-A2")
    assert play.cell(1) == "A2"


# Longer Shot and Longer Move


@pytest.mark.rule("BG-UPG-03")
@pytest.mark.parametrize(("upgrades", "distances"), [(0, [2]), (1, [2, 3]), (2, [2, 3, 4])])
def test_a_shot_of_2_may_go_farther(upgrades: int, distances: list[int]) -> None:
    """As printed: 2 or 3; with two of them 2, 3 or 4."""
    play = upgraded("A1 1s-2s", *["longer_shot"] * upgrades, others=[{}, {}]).do("move A1 A2")
    up = {f"A2 A{2 + distance} lay" for distance in distances}
    across = {f"A2 {'ABCDEFGH'[distance]}2 lay" for distance in distances}
    assert play.those("shoot") == up | across


@pytest.mark.rule("BG-UPG-03")
def test_a_longer_shot_is_no_longer_move() -> None:
    assert ends(upgraded("A1 1s-1s", "longer_shot", "longer_shot")) == {"A2", "B1"}


@pytest.mark.rule("BG-UPG-04")
@pytest.mark.parametrize(("upgrades", "distances"), [(0, [1]), (1, [1, 2]), (2, [1, 2, 3])])
def test_a_move_of_1_may_go_farther(upgrades: int, distances: list[int]) -> None:
    """As printed: 1 or 2; with two of them 1, 2 or 3."""
    play = upgraded("A1 1s-1s", *["longer_move"] * upgrades, others=[{}, {}])
    up = {f"A{1 + distance}" for distance in distances}
    across = {f"{'ABCDEFGH'[distance]}1" for distance in distances}
    assert ends(play) == up | across


@pytest.mark.rule("BG-UPG-04")
def test_the_longest_move_of_all_is_5() -> None:
    play = upgraded("A1 3d-1s", "longer_move", "longer_move").do("move A1 F6")
    assert play.cell(1) == "F6"


@pytest.mark.rule("BG-UPG-04")
def test_a_longer_move_is_no_longer_shot() -> None:
    play = upgraded("A1 1s-1s", "longer_move", "longer_move").do("move A1 A2")
    assert play.those("shoot") == {"A2 A3 lay", "A2 B2 lay", "A2 A1 lay"}


# Fire First


@pytest.mark.rule("BG-UPG-05")
def test_the_shot_may_come_before_the_move() -> None:
    play = upgraded("D4 1s-2s", "fire_first")
    assert play.may("shoot D4 D6 lay")
    play.do("shoot D4 D6 lay")
    assert (play.step, play.decider) == ("move-after", 1)
    assert play.those("move") == {"D4 D5", "D4 E4", "D4 D3", "D4 C4"}
    play.do("move D4 D5")
    assert play.cell(1) == "D5"
    assert play.decider == 2  # and there is no second shot


@pytest.mark.rule("BG-UPG-05")
def test_the_move_after_the_shot_is_compulsory_and_of_the_same_tank() -> None:
    mine = {"pawns": ["D4 1s-2s", "H1 1s-1s"]}
    play = at(mine, {"pawns": ["A8 1s-1s-b"]}, upgrades={"1s-2s": ["fire_first"]})
    assert {text.split()[0] for text in play.those("shoot")} == {"D4"}
    play.do("shoot D4 D6 lay")
    assert {text.split()[0] for text in play.actions} == {"move"}
    assert {text.split()[0] for text in play.those("move")} == {"D4"}


@pytest.mark.rule("BG-UPG-05")
def test_the_shot_can_clear_the_way() -> None:
    play = upgraded("A1 1s-1s", "fire_first", duds=["A2"]).do("shoot A1 A2 clear", "move A1 A2")
    assert play.cell(1) == "A2"
    assert play.decider == 2


@pytest.mark.rule("BG-UPG-05")
def test_a_tank_that_cannot_move_shoots_and_stays() -> None:
    play = upgraded(
        "A1 2d-1s",
        "fire_first",
        others=[{"pawns": ["C3 1s-1s-x"], "cards": ["1s-1s-y"]}, {}],
    ).do("shoot A1 A2 lay")
    assert play.cell(1) == "A1"
    assert play.decider == 2


@pytest.mark.rule("BG-UPG-05")
def test_without_it_no_shot_comes_before_the_move() -> None:
    assert upgraded("D4 1s-2s", "longer_shot").those("shoot") == set()


# Armor Plate


@pytest.mark.rule("BG-UPG-06")
def test_armor_saves_from_a_shot_once_and_nobody_scores() -> None:
    play = at(
        {"pawns": ["D3 1s-2s"], "specials": ["extra_turn"]},
        {"pawns": ["D6 1s-1s"]},
        {},
        upgrades={"1s-1s": ["turning", "armor_plate"]},
    ).do("move D3 D4", "shoot D4 D6 tank")
    assert play.cell(2) == "D6"
    assert play.upgrades("1s-1s") == ["turning"]
    assert (play.points(1), play.point_token(2)) == (0, 3)
    play.do("extra-turn", "move D4 C4", "hold")
    assert play.decider == 2


@pytest.mark.rule("BG-UPG-06")
def test_the_next_shot_destroys() -> None:
    play = at(
        {"pawns": ["D3 1s-2s", "F6 1d-1d"], "specials": ["extra_turn"]},
        {"pawns": ["D6 1s-1s"]},
        upgrades={"1s-1s": ["armor_plate"]},
    ).do("move D3 D4", "shoot D4 D6 tank", "extra-turn", "move F6 E7", "shoot E7 D6 tank")
    assert play.cell(2) is None
    assert play.points(1) == 3


@pytest.mark.rule("BG-UPG-06")
@pytest.mark.parametrize("owner", ["other", "own"])
def test_armor_saves_from_a_tank_in_the_way_and_the_move_goes_on(owner: str) -> None:
    mine, yours = ["A1 2s-1s"], ["H1 1s-1s"]
    (mine if owner == "own" else yours).insert(1, "A2 1s-1s-b")
    play = at({"pawns": mine}, {"pawns": yours}, upgrades={"2s-1s": ["armor_plate"]})
    play.do("move A1 A3")
    assert play.cell(1) == "A3"
    assert play.step == "shoot"
    assert play.upgrades("2s-1s") == []
    assert (play.points(1), play.points(2), play.point_token(1)) == (0, 0, 3)


@pytest.mark.rule("BG-UPG-06")
def test_the_dud_is_used_up_and_the_slot_is_free_again() -> None:
    play = upgraded(
        "A1 2s-1s", "turning", "armor_plate", duds=["A2"], mine={"specials": ["fire_first"]}
    )
    assert play.those("upgrade") == {"fire-first 3s-3s"}
    play.do("move A1 A3")
    assert play.cell(1) == "A3"
    assert (play.duds, play.duds_left) == ([], 16)
    assert play.told("armor-saved") == [{"event": "armor-saved", "pawn": 0, "card": "2s-1s"}]
    play.do("upgrade fire-first 2s-1s")
    assert play.upgrades("2s-1s") == ["turning", "fire_first"]


@pytest.mark.rule("BG-UPG-06")
def test_a_token_below_a_tank_with_armor_is_taken_as_ever() -> None:
    play = at(
        {"pawns": ["D3 1s-2s"]},
        {"pawns": ["D6 1s-1s"]},
        {},
        upgrades={"1s-1s": ["armor_plate"]},
        tokens={"D6": "bridge"},
    ).do("move D3 D4", "shoot D4 D6 token")
    assert play.singles(1) == {"bridge": "plain"}
    assert play.upgrades("1s-1s") == ["armor_plate"]

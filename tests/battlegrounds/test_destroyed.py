"""BG-DEST: a destroyed tank, its card and its way back."""

from typing import Any

import pytest

from tests.battlegrounds.support import Play, at


def shot_down(mine: dict[str, Any] | None = None, **position: Any) -> Play:
    """Seat 1 has just destroyed the tank 2s-1s of seat 2, whose base is A8 A7 B8."""
    first = {"pawns": ["D3 1s-2s"], "cards": ["3s-3s"]}
    second = {"pawns": ["D6 2s-1s"], "cards": ["1d-1d"]} | (mine or {})
    third = position.pop("third", {"pawns": ["H8 1s-1s"], "cards": ["1s-1s-b"]})
    return at(first, second, third, **position).do("move D3 D4", "shoot D4 D6 tank")


# Off the board and back


@pytest.mark.rule("BG-DEST-01")
def test_the_pawn_leaves_the_board_and_the_card_turns_inactive_with_its_upgrades() -> None:
    play = shot_down(upgrades={"2s-1s": ["turning", "longer_shot"]})
    assert (play.cell(2), play.tank(2)) == (None, None)
    assert play.cards(2) == ["2s-1s", "1d-1d"]
    assert play.upgrades("2s-1s") == ["turning", "longer_shot"]
    assert (play.step, play.decider) == ("field", 2)


@pytest.mark.rule("BG-DEST-01")
def test_another_card_enters_in_the_base_and_may_move_at_once() -> None:
    play = shot_down()
    assert play.those("field") == {"1d-1d", "2s-1s"}
    play.do("field 1d-1d")
    assert play.those("enter") == {"A8", "A7", "B8"}
    play.do("enter A7")
    assert (play.cell(2), play.tank(2)) == ("A7", "1d-1d")
    assert (play.step, play.decider) == ("main", 2)
    play.do("move A7 B6")
    assert play.step == "shoot"


@pytest.mark.rule("BG-DEST-01")
def test_the_pawn_waits_for_its_owners_next_turn() -> None:
    play = at(
        {"pawns": ["D3 1s-2s"], "cards": ["3s-3s"]},
        {"pawns": ["H7 1s-1s"], "cards": ["1s-1s-b"]},
        {"pawns": ["D6 2s-1s"], "cards": ["1d-1d"]},
    ).do("move D3 D4", "shoot D4 D6 tank")
    assert (play.step, play.decider) == ("main", 2)
    assert play.cell(3) is None
    play.do("change H7 1s-1s-b")
    assert (play.step, play.decider) == ("field", 3)


# The destroyed card again


@pytest.mark.rule("BG-DEST-02")
def test_the_destroyed_card_enters_but_the_whole_turn_is_skipped() -> None:
    gifts = {"specials": ["extra_turn", "extra_tank", "turning"]}
    play = shot_down(gifts, pile=["3d-3d", "3d-3s"]).do("field 2s-1s")
    assert play.those("enter") == {"A8", "A7", "B8"}
    play.do("enter B8")
    assert (play.cell(2), play.tank(2)) == ("B8", "2s-1s")
    assert play.told("skipped") == [{"event": "skipped", "seat": 1}]
    assert (play.step, play.decider) == ("main", 3)
    assert play.specials(2) == {"extra_turn": 1, "extra_tank": 1, "turning": 1}


@pytest.mark.rule("BG-DEST-02")
def test_after_the_skipped_turn_the_card_plays_on() -> None:
    play = shot_down().do("field 2s-1s", "enter B8", "change H8 1s-1s-b", "change D4 3s-3s")
    assert (play.step, play.decider) == ("main", 2)
    assert play.those("move") == {"B8 D8", "B8 B6"}


@pytest.mark.rule("BG-DEST-02")
def test_with_no_other_card_that_is_the_only_way() -> None:
    play = shot_down({"cards": []})
    assert play.step == "enter"
    play.do("enter A8")
    assert (play.tank(2), play.decider) == ("2s-1s", 3)


@pytest.mark.rule("BG-DEST-02", "BG-DEST-06")
def test_when_the_base_is_taken_the_pawn_enters_on_the_nearest_free_cell() -> None:
    full = ["A8", "A7"]
    play = shot_down(duds=full, third={"pawns": ["B8 1s-1s"]}).do("field 1d-1d")
    assert play.those("enter") == {"A6", "B6", "B7", "C7", "C8"}
    play.do("enter C8")
    assert play.cell(2) == "C8"


@pytest.mark.rule("BG-DEST-06")
def test_nearest_is_by_king_moves() -> None:
    ring = ["A8", "A7", "B8", "A6", "B6", "B7", "C7", "C8"]
    play = shot_down(duds=ring).do("field 1d-1d")
    assert play.those("enter") == {"A5", "B5", "C5", "C6", "D6", "D7", "D8"}
    play = shot_down(duds=[*ring, "A5", "B5", "C5", "C6", "D6", "D7"])
    assert play.do("field 1d-1d").cell(2) == "D8"  # no choice is left


@pytest.mark.rule("BG-DEST-06")
def test_a_free_cell_has_no_tank_and_no_dud_and_a_token_does_not_matter() -> None:
    play = shot_down(
        duds=["A7"],
        third={"pawns": ["A8 1s-1s"], "cards": ["1s-1s-b"]},
        tokens={"B8": "bridge"},
    ).do("field 1d-1d")
    assert (play.cell(2), play.token("B8")) == ("B8", "bridge")


@pytest.mark.rule("BG-DEST-06")
def test_a_free_cell_has_no_artillery_tank() -> None:
    play = at(
        {"pawns": ["D4 1s-1s"], "cards": ["2s-2s", "2d-2d"]},
        mode="solo",
        corners=(2, 1),
        artillery=["A1"],
        tokens={"H1": "bridge", "H2": "bridge"},
        step="turn-begins",
    ).do("field 2s-2s")
    assert play.those("enter") == {"A2", "B1"}


# Never out of the game


@pytest.mark.rule("BG-DEST-03", "BG-SHOT-05")
def test_a_player_without_point_tokens_gives_nothing_and_comes_back() -> None:
    play = shot_down({"points": [0]})
    assert (play.points(1), play.point_token(2)) == (0, 0)
    play.do("field 1d-1d", "enter A8")
    assert play.cell(2) == "A8"
    assert play.may("move A8 B7")


# The destroyed card later


@pytest.mark.rule("BG-DEST-04")
def test_change_tank_activates_a_destroyed_card_without_penalty() -> None:
    play = shot_down().do("field 1d-1d", "enter A7", "move A7 B6", "hold")
    play.do("change H8 1s-1s-b", "change D4 3s-3s", "change B6 2s-1s")
    assert (play.tank(2), play.decider) == ("2s-1s", 3)
    play.do("change H8 1s-1s", "change D4 1s-2s")
    assert (play.step, play.decider) == ("main", 2)
    assert play.may("move B6 B4")


@pytest.mark.rule("BG-DEST-04", "BG-DEST-05")
def test_a_card_that_was_chosen_against_is_ordinary_from_then_on() -> None:
    play = shot_down()
    play.do("field 1d-1d", "enter A7", "move A7 B6", "hold", "change H8 1s-1s-b")
    play.do("move D4 D5", "hold")  # D5 does not reach B6
    play.do("move B6 A5", "hold", "change H8 1s-1s", "move D5 C5", "shoot C5 A5 tank")
    assert (play.step, play.decider) == ("field", 2)
    assert play.those("field") == {"2s-1s", "1d-1d"}
    again = Play(play.game, play.state.clone()).do("field 1d-1d", "enter A8")
    assert again.decider == 3  # destroyed just now
    play.do("field 2s-1s", "enter A8")
    assert (play.step, play.decider) == ("main", 2)


@pytest.mark.rule("BG-DEST-05")
def test_both_pawns_enter_before_a_tank_is_picked() -> None:
    play = at({"cards": ["1s-1s", "1d-1d", "2s-2s"]}, {"pawns": ["D5 1s-1s-b"]}, step="turn-begins")
    assert play.those("field") == {"1s-1s", "1d-1d", "2s-2s"}
    play.do("field 1d-1d")
    assert play.those("enter") == {"A1", "A2", "B1"}
    play.do("enter B1")
    assert play.those("field") == {"1s-1s", "2s-2s"}
    play.do("field 2s-2s")
    assert play.those("enter") == {"H8", "H7", "G8"}
    play.do("enter G8")
    assert (play.step, play.decider) == ("main", 1)
    assert {text.split()[0] for text in play.those("move")} == {"B1", "G8"}


@pytest.mark.rule("BG-DEST-05")
@pytest.mark.parametrize("other", ["on the board", "enters too"])
def test_choosing_a_destroyed_card_skips_the_whole_turn_with_two_pawns_too(other: str) -> None:
    first = [None, "D4 1d-1d"] if other == "on the board" else []
    cards = ["1s-1s", "2s-2s"] if first else ["1s-1s", "2s-2s", "1d-1d"]
    play = at(
        {"pawns": first, "cards": cards},
        {"pawns": ["D8 1s-1s-b"]},
        wrecked=["1s-1s"],
        step="turn-begins",
    ).do("field 1s-1s", "enter A1")
    if not first:
        play.do("field 1d-1d", "enter G8")
    assert (play.step, play.decider) == ("main", 2)
    assert play.cell(1) == "A1"


@pytest.mark.rule("BG-DEST-05")
def test_a_card_destroyed_on_the_own_turn_counts_as_destroyed_on_the_next() -> None:
    start = {"pawns": ["A1 1s-1s"], "cards": ["2s-2s"]}
    play = at(start, {"pawns": ["D8 1s-1s-b"], "cards": ["3s-3s"]}, {}, duds=["A2"])
    play.do("move A1 A2", "change D8 3s-3s")
    assert (play.step, play.decider) == ("field", 1)
    play.do("field 1s-1s", "enter A1")
    assert play.decider == 2


# Destroyed on the own turn


@pytest.mark.rule("BG-DEST-07")
def test_a_tank_destroyed_on_its_own_turn_stays_off_and_the_extra_turn_is_kept() -> None:
    play = at(
        {"pawns": ["A1 1s-1s"], "cards": ["2s-2s"], "specials": ["extra_turn", "extra_tank"]},
        {"pawns": ["D8 1s-1s-b"], "cards": ["3s-3s"]},
        {},
        duds=["A2"],
    ).do("move A1 A2")
    assert play.cell(1) is None
    assert play.actions == ["extra-tank", "end"]
    play.do("end")
    assert play.specials(1) == {"extra_turn": 1, "extra_tank": 1}
    assert play.decider == 2


@pytest.mark.rule("BG-DEST-07")
def test_an_extra_turn_uses_the_other_tank_on_the_board() -> None:
    play = at(
        {"pawns": ["A1 1s-1s", "H8 1d-1d"], "cards": ["2s-2s"], "specials": ["extra_turn"]},
        {"pawns": ["D8 1s-1s-b"]},
        duds=["A2"],
    ).do("move A1 A2", "extra-turn")
    assert play.those("move") == {"H8 G7"}
    assert play.those("change") == {"H8 1s-1s", "H8 2s-2s"}


@pytest.mark.rule("BG-DEST-07", "BG-UPG-05")
def test_a_fire_first_shot_stands_if_the_tank_then_dies() -> None:
    play = at(
        {"pawns": ["A1 1s-2s"], "cards": ["2s-2s"]},
        {"pawns": ["A3 1s-1s"], "cards": ["3s-3s"]},
        {},
        upgrades={"1s-2s": ["fire_first"]},
        duds=["A2"],
    ).do("shoot A1 A3 tank", "move A1 A2")
    assert play.cell(1) is None
    assert play.cell(2) is None
    assert play.points(1) == 3

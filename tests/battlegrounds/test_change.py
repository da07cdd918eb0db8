"""BG-CHANGE: another own card in the same cell."""

import pytest

from tests.battlegrounds.support import at


@pytest.mark.rule("BG-CHANGE-01")
def test_another_own_card_becomes_active_in_the_same_cell() -> None:
    play = at(
        {"pawns": ["D4 1s-1s"], "cards": ["2s-2s", "1d-2d"]},
        {"pawns": ["A8 1s-1s-b"], "cards": ["1s-1s-c"]},
        {},
        upgrades={"1s-1s": ["turning"], "1d-2d": ["longer_shot"]},
        tokens={"D5": "bridge", "D4": "fuel"},
    )
    assert play.those("change") == {"D4 2s-2s", "D4 1d-2d"}
    play.do("change D4 1d-2d")
    assert (play.cell(1), play.tank(1)) == ("D4", "1d-2d")
    assert play.cards(1) == ["1s-1s", "2s-2s"]
    assert play.upgrades("1s-1s") == ["turning"]
    assert play.upgrades("1d-2d") == ["longer_shot"]


@pytest.mark.rule("BG-CHANGE-01")
def test_there_is_no_move_and_no_shot_after_it() -> None:
    play = at(
        {"pawns": ["D4 1s-1s"], "cards": ["2s-2s"], "specials": ["extra_tank"]},
        {"pawns": ["A8 1s-1s-b"]},
        {},
        upgrades={"2s-2s": ["fire_first"]},
    ).do("change D4 2s-2s")
    assert play.actions == ["extra-tank", "end"]


@pytest.mark.rule("BG-CHANGE-01")
def test_the_new_card_moves_on_the_next_turn() -> None:
    play = at({"pawns": ["D4 1s-1s"], "cards": ["2s-2s"]}, {}, {}).do("change D4 2s-2s")
    assert play.those("move") == {"D4 D6", "D4 F4", "D4 D2", "D4 B4"}
    assert play.may("change D4 1s-1s")


@pytest.mark.rule("BG-CHANGE-01")
def test_only_own_cards_can_be_changed_to() -> None:
    play = at(
        {"pawns": ["D4 1s-1s"]},
        {"pawns": ["A8 1s-1s-b"], "cards": ["1s-1s-c"]},
        {},
        pile=["2s-2s"],
        box=["3s-3s"],
    )
    assert play.those("change") == set()


@pytest.mark.rule("BG-CHANGE-01", "BG-ACT-01")
def test_an_extra_turn_may_change_the_tank_and_then_move() -> None:
    play = at({"pawns": ["D4 1s-1s"], "cards": ["2s-2s"], "specials": ["extra_turn"]}, {}, {})
    play.do("change D4 2s-2s", "extra-turn", "move D4 D6")
    assert play.cell(1) == "D6"

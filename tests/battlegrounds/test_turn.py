"""BG-TURN: one main action in each turn, clockwise."""

from typing import Any

import pytest

from motorpool.core.errors import Illegal
from tests.battlegrounds.support import Play, at, start


def lone(*others: str, **position: Any) -> Play:
    """A tank in the middle, and two other players that stay far away."""
    return at(
        {"pawns": ["D4 1s-1s"], "cards": ["1d-1d"], "specials": list(others)},
        {"pawns": ["A8 1s-1s-b"], "cards": ["1s-1s-c"]},
        {"pawns": ["H8 1s-1s-d"], "cards": ["1s-1s-e"]},
        **position,
    )


@pytest.mark.rule("BG-TURN-01")
def test_a_turn_is_move_and_shoot() -> None:
    play = lone().do("move D4 D5")
    assert (play.step, play.decider) == ("shoot", 1)
    play.do("shoot D5 D6 lay")
    assert (play.step, play.decider) == ("main", 2)


@pytest.mark.rule("BG-TURN-01")
def test_or_a_turn_is_to_change_tank() -> None:
    play = lone().do("change D4 1d-1d")
    assert (play.step, play.decider) == ("main", 2)


@pytest.mark.rule("BG-TURN-01")
def test_a_turn_is_not_passed_over() -> None:
    play = lone("extra_turn")
    assert not play.may("end")
    with pytest.raises(Illegal):
        play.do("end")


@pytest.mark.rule("BG-TURN-01", "BG-PAIR-02")
@pytest.mark.parametrize("before", [[], ["move D4 D5"], ["change D4 1d-1d"]])
def test_one_time_actions_come_on_top_of_either(before: list[str]) -> None:
    """Before the main action, between move and shot, and after it."""
    play = lone("extra_turn", "extra_tank", pile=["2s-2s", "2d-2d"]).do(*before)
    assert play.decider == 1
    assert play.may("extra-turn")
    play.do("extra-tank", "keep 2s-2s")
    assert "2s-2s" in play.cards(1)
    assert play.decider == 1


@pytest.mark.rule("BG-TURN-01")
def test_after_the_main_action_only_one_time_actions_are_left() -> None:
    play = lone("extra_turn").do("move D4 D5", "hold")
    assert play.actions == ["extra-turn", "end"]
    assert play.do("end").decider == 2


@pytest.mark.rule("BG-TURN-01")
def test_two_players_pick_one_of_their_two_tanks() -> None:
    play = at({"pawns": ["A2 1s-1s", "H7 1s-1s-b"]}, {"pawns": ["A7 1s-1s-c", "H2 1s-1s-d"]})
    ends = {"A2 A3", "A2 B2", "A2 A1", "H7 H8", "H7 G7", "H7 H6"}
    assert play.those("move") == ends
    play.do("move H7 H6")
    assert {text.split()[0] for text in play.those("shoot")} == {"H6"}
    play.do("hold")
    assert play.decider == 2


@pytest.mark.rule("BG-TURN-02")
def test_play_goes_clockwise() -> None:
    play = lone()
    seen = []
    for _ in range(4):
        seen.append(play.active)
        play.do(next(text for text in play.actions if text.startswith("change")))
    assert seen == [1, 2, 3, 1]


@pytest.mark.rule("BG-TURN-02")
def test_play_goes_clockwise_from_the_first_player() -> None:
    play = start("battle", 4, first_player=3)
    while play.step != "main":
        play.do(play.actions[0])
    seen = []
    for _ in range(5):
        seen.append(play.active)
        play.do(next(text for text in play.actions if text.startswith("change")))
    assert seen == [3, 4, 1, 2, 3]


@pytest.mark.parametrize("shot", ["D6 tank", "C5 tank", "E5 token"])
def test_what_is_done_on_a_copy_is_not_done_on_the_game(shot: str) -> None:
    """Copies share what seldom changes: points, owners, upgrades."""
    play = at(
        {"pawns": ["D4 1s-1s"], "specials": ["extra_tank", "armor_plate"]},
        {"pawns": ["D6 1s-1s-b"]},
        {"pawns": ["C5 1s-1s-c"]},
        upgrades={"1s-1s-c": ["armor_plate"]},
        pile=["2s-2s", "2d-2d"],
        tokens={"E5": "bridge"},
    )
    line = [
        "extra-tank",
        "keep 2s-2s",
        "move D4 D5",
        f"shoot D5 {shot}",
        "upgrade armor-plate 2s-2s",
    ]
    for action in line:
        before = play.view(1)
        copy = Play(play.game, play.state.clone()).do(action)
        assert play.view(1) == before
        assert copy.view(1) != before
        play = copy

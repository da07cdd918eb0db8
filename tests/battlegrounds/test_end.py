"""BG-END: who wins, and when."""

from typing import Any

import pytest

from tests.battlegrounds.support import Play, at

TARGETS = [(2, 16), (3, 14), (4, 12)]


def table(*players: dict[str, Any], **position: Any) -> Play:
    """Each seat with a tank near its corner; what is told comes on top."""
    cells = ["A1", "A8", "H8", "H1"]
    seats = [
        {"pawns": [f"{cells[seat]} 1s-1s-{seat}"], "cards": [f"1d-1d-{seat}"]} | told
        for seat, told in enumerate(players)
    ]
    return at(*seats, **position)


def pass_turn(play: Play) -> Play:
    return play.do(next(text for text in play.actions if text.startswith("change")))


@pytest.mark.rule("BG-END-01")
@pytest.mark.parametrize(("seats", "target"), TARGETS)
@pytest.mark.parametrize("by", ["pairs", "won"])
def test_the_target_wins_at_the_end_of_the_turn(seats: int, target: int, by: str) -> None:
    enough = {"pairs": target // 2} if by == "pairs" else {"won": target}
    play = pass_turn(table(enough, *[{}] * (seats - 1)))
    assert play.over
    assert play.actions == []
    assert play.winners() == [1]
    assert play.outcome().details["decided"] == "target"
    assert play.outcome().points[0] == target


@pytest.mark.rule("BG-END-01")
@pytest.mark.parametrize(("seats", "target"), TARGETS)
def test_one_point_less_does_not(seats: int, target: int) -> None:
    short = {"pairs": 2, "won": target - 5}
    play = pass_turn(table(short, *[{}] * (seats - 1)))
    assert not play.over
    assert play.active == 2


@pytest.mark.rule("BG-END-01", "BG-PAIR-01")
def test_pairs_and_point_tokens_count_together() -> None:
    play = table({"pairs": 4, "won": 6}, {"pairs": 3, "won": 3}, {})
    assert [play.points(seat) for seat in (1, 2, 3)] == [14, 9, 0]


@pytest.mark.rule("BG-END-01")
def test_the_game_is_won_only_when_the_turn_ends() -> None:
    play = table(
        {"pawns": ["D4 1s-1s"], "pairs": 6, "singles": {"bridge": "plain"}},
        {},
        {},
        tokens={"D6": "bridge*"},
    ).do("move D4 D5", "shoot D5 D6 token")
    assert (play.points(1), play.over) == (14, False)
    play.do("end")
    assert play.over
    assert play.winners() == [1]


@pytest.mark.rule("BG-END-03")
def test_points_won_on_anothers_turn_count_at_its_end() -> None:
    play = table({"pawns": ["A1 2s-1s"]}, {"pawns": ["A2 1s-1s"], "won": 11}, {})
    play.do("move A1 A3")
    assert play.over
    assert play.winners() == [2]


@pytest.mark.rule("BG-END-03")
@pytest.mark.parametrize(("active", "winner"), [(1, 1), (2, 3), (3, 3), (4, 1)])
def test_the_active_player_comes_first_and_then_clockwise(active: int, winner: int) -> None:
    """Seats 1 and 3 have enough."""
    play = pass_turn(table({"pairs": 6}, {}, {"pairs": 8}, {}, active=active))
    assert play.over
    assert play.winners() == [winner]


# No winner by points


@pytest.mark.rule("BG-END-02")
def test_the_highest_score_wins_when_nobody_can_gain_a_point() -> None:
    play = pass_turn(
        table({"points": [0], "pairs": 2}, {"points": [0], "pairs": 3}, {"points": [0], "won": 5})
    )
    assert play.over
    assert play.winners() == [2]
    assert play.outcome().details["decided"] == "standstill"


@pytest.mark.rule("BG-END-02")
def test_more_pairs_break_a_tie() -> None:
    play = pass_turn(
        table(
            {"points": [0], "pairs": 2, "won": 2},
            {"points": [0], "pairs": 3},
            {"points": [0], "won": 6},
        )
    )
    assert play.winners() == [2]


@pytest.mark.rule("BG-END-02")
def test_then_the_victory_is_shared() -> None:
    play = pass_turn(
        table(
            {"points": [0], "pairs": 2, "won": 2},
            {"points": [0], "pairs": 2, "won": 1},
            {"points": [0], "pairs": 2, "won": 2},
        )
    )
    assert play.winners() == [1, 3]


@pytest.mark.rule("BG-END-02")
@pytest.mark.parametrize(
    ("told", "tokens", "over"),
    [
        ([{}, {}, {}], {}, True),
        ([{}, {}, {"points": [1]}], {}, False),
        ([{}, {}, {}], {"D4": "bridge", "D6": "bridge"}, False),
        ([{}, {}, {}], {"D4": "bridge", "D6": "fuel"}, True),
        ([{}, {}, {"singles": {"bridge": "plain"}}], {"D4": "bridge"}, False),
        ([{}, {}, {"singles": {"fuel": "plain"}}], {"D4": "bridge"}, True),
        ([{"singles": {"fuel": "plain"}}, {"singles": {"fuel": "plain"}}, {}], {}, True),
    ],
)
def test_a_pair_or_a_point_token_that_can_be_gained_keeps_the_game_going(
    told: list[dict[str, Any]], tokens: dict[str, str], over: bool
) -> None:
    play = table(*[{"points": [0]} | each for each in told], tokens=tokens)
    assert pass_turn(play).over == over


@pytest.mark.rule("BG-END-02")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_game_ends_after_60_rounds(seats: int) -> None:
    players: list[dict[str, Any]] = [{} for _ in range(seats)]
    players[1] = {"won": 3}
    play = pass_turn(table(*players, round=60, active=seats))
    assert play.over
    assert play.winners() == [2]
    assert not pass_turn(table(*players, round=60, active=seats - 1)).over
    assert not pass_turn(table(*players, round=59, active=seats)).over

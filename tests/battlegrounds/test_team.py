"""Team, 2 + 2: one area, one score (BG-TEAM)."""

from typing import Any

import pytest

from tests.battlegrounds.support import Play, at, start

# Far from every tank: while pairs are possible, no game ends early
FAR = {"D8": "railway", "E8": "railway"}


def team(*changes: dict[str, Any], **table: Any) -> Play:
    """Four tanks in four corners that move 1 and shoot 1 straight, each with a card besides."""
    tanks: list[dict[str, Any]] = [
        {"pawns": ["A1 1s-1s"], "cards": ["2s-2s"]},
        {"pawns": ["A8 1s-1s-b"], "cards": ["2s-2s-b"]},
        {"pawns": ["H8 1s-1s-c"], "cards": ["2s-2s-c"]},
        {"pawns": ["H1 1s-1s-d"], "cards": ["2s-2s-d"]},
    ]
    for seat, change in enumerate(changes):
        tanks[seat] |= change
    table["tokens"] = FAR | table.get("tokens", {})
    return at(*tanks, mode="team", **table)


@pytest.mark.rule("BG-TEAM-01")
def test_seats_alternate_between_the_teams() -> None:
    play = start("team", 4)
    assert [play.side(seat) for seat in (1, 2, 3, 4)] == [0, 1, 0, 1]
    assert len(play.view(1)["sides"]) == 2


@pytest.mark.rule("BG-TEAM-01")
@pytest.mark.parametrize("first", [1, 2, 4])
def test_turns_alternate_whoever_begins(first: int) -> None:
    play = start("team", 4, first_player=first)
    sides: list[int] = []
    while play.state.turn < 8:
        if play.step == "main" and len(sides) == play.state.turn:
            sides.append(play.side(play.active))
        play.do(play.actions[0])
    assert sides == [(first + 1 + turn) % 2 for turn in range(8)]


@pytest.mark.rule("BG-TEAM-01")
def test_a_team_sets_up_as_a_battle_of_four() -> None:
    play = start("team", 4)
    assert play.state.rules.pawn_owner == [0, 1, 2, 3]
    assert [play.state.owners.count(seat) for seat in range(4)] == [2, 2, 2, 2]
    middle = {f"{column}{row}" for column in "CDEF" for row in range(3, 7)}
    tokens = play.view(1)["tokens"]
    assert {cell for cell, token in tokens.items() if token.endswith("*")} == middle


@pytest.mark.rule("BG-TEAM-01", "BG-TEAM-03")
def test_tokens_of_both_players_make_a_pair() -> None:
    play = team(tokens={"B2": "bridge", "H6": "bridge"})
    play.do("move A1 A2", "shoot A2 B2 token")
    assert play.singles(1) == play.singles(3) == {"bridge": "plain"}
    assert play.singles(2) == {}
    play.do("move A8 A7", "hold", "move H8 H7", "shoot H7 H6 token")
    assert play.pairs(1) == play.pairs(3) == 1
    assert play.points(1) == play.points(3) == 2
    assert play.points(2) == play.points(4) == 0


@pytest.mark.rule("BG-TEAM-01", "BG-TEAM-03")
def test_tokens_of_two_teams_make_no_pair() -> None:
    play = team(tokens={"B2": "bridge", "A6": "bridge"})
    play.do("move A1 A2", "shoot A2 B2 token", "move A8 A7", "shoot A7 A6 token")
    assert play.pairs(1) == play.pairs(2) == 0


@pytest.mark.rule("BG-TEAM-01")
def test_point_tokens_go_into_the_common_area() -> None:
    play = team({}, {"pawns": ["H6 1s-1s-b"]}, active=3)
    play.do("move H8 H7", "shoot H7 H6 tank")
    assert play.points(1) == play.points(3) == 3


@pytest.mark.rule("BG-TEAM-01")
def test_twenty_points_win_for_both_players() -> None:
    play = team({"pairs": 9, "singles": {"bridge": "plain"}}, tokens={"B2": "bridge"})
    play.do("move A1 A2", "shoot A2 B2 token")
    assert play.over
    assert play.winners() == [1, 3]
    assert play.outcome().details["decided"] == "target"


@pytest.mark.rule("BG-TEAM-01")
def test_nineteen_points_do_not_win() -> None:
    play = team(
        {"pairs": 8, "won": 1, "singles": {"bridge": "plain"}}, {"won": 18}, tokens={"B2": "bridge"}
    )
    play.do("move A1 A2", "shoot A2 B2 token")
    assert play.points(1) == 19
    assert not play.over
    assert play.active == 2


@pytest.mark.rule("BG-TEAM-01", "BG-END-03")
def test_the_other_team_may_win_on_this_turn() -> None:
    """Driving over a tank gives its team the point token."""
    play = team({"pawns": ["A1 2s-1s"]}, {"pawns": ["A2 1s-1s-b"], "won": 17})
    play.do("move A1 A3")
    assert play.over
    assert play.winners() == [2, 4]


@pytest.mark.rule("BG-TEAM-01", "BG-MOVE-03")
def test_driving_over_a_team_mate_costs_the_tank_but_no_points() -> None:
    play = team({"pawns": ["A1 2s-1s"]}, {}, {"pawns": ["A2 1s-1s-c"]})
    play.do("move A1 A3")
    assert play.cell(1) is None
    assert play.cell(3) == "A2"
    assert play.point_token(1) == 3
    assert [play.points(seat) for seat in (1, 2)] == [0, 0]


@pytest.mark.rule("BG-TEAM-01", "BG-SHOT-07")
def test_a_team_mate_cannot_be_shot_but_the_token_below_can() -> None:
    play = team({}, {}, {"pawns": ["B2 1s-1s-c"]}, tokens={"B2": "bridge"})
    play.do("move A1 A2")
    assert play.may("shoot A2 B2 token")
    assert not play.may("shoot A2 B2 tank")


@pytest.mark.rule("BG-TEAM-02", "BG-TEAM-03")
@pytest.mark.parametrize("active", [1, 3])
def test_who_is_on_turn_puts_upgrades_on_any_card_of_the_team(active: int) -> None:
    play = team({"specials": ["longer_move"]}, active=active)
    assert play.those("upgrade") == {
        f"longer-move {card}" for card in ("1s-1s", "2s-2s", "1s-1s-c", "2s-2s-c")
    }
    play.do("upgrade longer-move 1s-1s-c")
    assert play.upgrades("1s-1s-c") == ["longer_move"]
    assert play.specials(1) == {}


@pytest.mark.rule("BG-TEAM-02")
@pytest.mark.parametrize("active", [2, 4])
def test_nobody_uses_what_the_other_team_has_won(active: int) -> None:
    play = team({"specials": ["longer_move", "extra_turn", "extra_tank"]}, active=active)
    assert {action.split()[0] for action in play.actions} == {"move", "change"}


@pytest.mark.rule("BG-TEAM-03")
def test_a_team_mate_drives_with_the_upgrade() -> None:
    play = team({"specials": ["longer_move"]})
    play.do("upgrade longer-move 1s-1s-c", "move A1 A2", "hold", "move A8 A7", "hold")
    assert play.active == 3
    assert play.those("move") == {"H8 H7", "H8 G8", "H8 H6", "H8 F8"}


@pytest.mark.rule("BG-TEAM-02")
@pytest.mark.parametrize(("active", "cell"), [(1, "A1"), (3, "H8")])
def test_either_player_uses_an_action_on_the_own_turn(active: int, cell: str) -> None:
    play = team({"specials": ["extra_turn"]}, active=active)
    card = "2s-2s" if active == 1 else "2s-2s-c"
    play.do("extra-turn", f"change {cell} {card}")
    assert play.active == active
    assert play.step == "main"
    assert play.specials(1) == {}
    play.do(play.actions[0])
    assert not play.may("extra-turn")


@pytest.mark.rule("BG-TEAM-03")
@pytest.mark.parametrize(("user", "mate"), [(1, 3), (3, 1)])
def test_an_extra_tank_belongs_to_who_used_it(user: int, mate: int) -> None:
    play = team({"specials": ["extra_tank"]}, active=user, pile=["3s-3s", "3d-3d"])
    play.do("extra-tank", "keep 3d-3d")
    assert "3d-3d" in play.cards(user)
    assert "3d-3d" not in play.cards(mate)
    assert {text.split()[1] for text in play.those("change")} >= {"3d-3d"}

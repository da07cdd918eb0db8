"""What chance has not told yet: states that a seat could be in, and what cannot be undone."""

import pytest

from motorpool.core.chance import Seeded
from motorpool.core.match import Match
from tests.battlegrounds.support import Play, at, start

FAR = {"D5": "railway", "E5": "railway", "C5": "railway"}


def imagined(play: Play, seat: int) -> Play:
    return Play(play.game, play.game.determinize(play.state, seat - 1, Seeded("imagined")))


@pytest.mark.rule("BG-FAM-05")
def test_what_was_seen_stays_where_it_is_in_every_state_that_a_seat_could_be_in() -> None:
    tokens = {"B2": "radio", "C3": "fuel*", "D4": "bridge", "E5": "?"}
    play = at({"pawns": ["A1"]}, {"pawns": ["H8"]}, mode="family", tokens=tokens)
    for seat in (1, 2):
        found = imagined(play, seat)
        assert {cell: found.token(cell) for cell in tokens} == tokens
        assert sorted(found.state.unseen) == sorted(play.state.unseen)


@pytest.mark.rule("BG-FAM-05")
def test_to_turn_up_a_token_in_thought_leaves_the_table_as_it_is() -> None:
    play = start("family", 2).do("enter A1", "enter A8")
    before = play.game.dump_position(play.state)
    unseen = list(play.state.unseen)
    imagined(play, 1).do("go A1", "turn A2", "turn B2")
    assert play.game.dump_position(play.state) == before
    assert play.state.unseen == unseen


def may_undo(play: Play, *texts: str) -> bool:
    """Whether the last of some actions can be taken back by who did it."""
    match = Match(play.game, ["x"] * play.game.seats, Seeded("undo"), play.state)
    for text in texts:
        seat = match.state.seat_to_decide()
        match.do_text(seat, text)
    return match.can_undo(seat)


@pytest.mark.rule("BG-ACT-02")
@pytest.mark.parametrize(("action", "undone"), [("extra-tank", False), ("extra-turn", True)])
def test_a_card_that_was_drawn_is_not_put_back(action: str, undone: bool) -> None:
    player = {"pawns": ["D4 1s-1s"], "specials": ["extra_tank", "extra_turn"]}
    others: list[dict[str, list[str]]] = [{"pawns": ["A8 1d-1d"]}, {"pawns": ["H8 1d-2d"]}]
    play = at(player, *others, pile=["2s-2s", "2d-2d"])
    assert may_undo(play, action) == undone


@pytest.mark.rule("BG-FAM-05")
@pytest.mark.parametrize("tokens", [{"A2": "?"}, {"A2": "fuel"}])
def test_a_token_is_not_turned_down_by_undo(tokens: dict[str, str]) -> None:
    """One that was turned up before is to be remembered, so it is told only once as well."""
    board = {"B2": "?", "B1": "?"} | tokens
    play = at({"pawns": ["A1"]}, {"pawns": ["H8"]}, mode="family", tokens=board)
    assert may_undo(play, "go A1")
    assert not may_undo(play, "go A1", "turn A2")


@pytest.mark.rule("BG-SOLO-05")
def test_no_turn_is_taken_back_after_the_artillery_has_fired() -> None:
    tokens = FAR | {"A3": "fuel"}
    play = at({"pawns": ["A1 1s-1s", "H8 1s-2s"]}, mode="solo", corners=(1, 3), tokens=tokens)
    assert may_undo(play, "move A1 A2")
    assert not may_undo(play, "move A1 A2", "hold")

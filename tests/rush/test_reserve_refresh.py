"""RU-SF-10, RU-SF-22: the Reserve moves on at the end of the turn, or at its start if wished."""

import pytest

from motorpool.core.chance import Seeded
from motorpool.rush.game import Rush
from tests.rush.support import at

AT_START = {"reserve_refresh": "start_optional"}
FILL_AT_END = AT_START | {"reserve_refill": "end_of_turn"}
ROW = ["su-light", "su-medium", "su-spg", "su-heavy"]
BEGINS = [{"step": "turn-begins"}]


@pytest.mark.rule("RU-SF-10", "RU-TURN-09")
def test_by_default_the_farthest_card_goes_at_the_end_of_the_turn() -> None:
    play = at({}, {}, reserve=ROW).draws("scout").do("end")
    assert play.reserve == ["scout", "su-light", "su-medium", "su-spg"]
    assert play.discard == ["su-heavy"]
    assert play.step == "main"  # and nobody is asked in phase I


@pytest.mark.rule("RU-SF-10")
def test_with_the_option_the_end_of_the_turn_leaves_the_reserve() -> None:
    play = at({}, {}, options=AT_START, reserve=ROW).do("end")
    assert (play.reserve, play.discard) == (ROW, [])
    assert (play.step, play.decider) == ("refresh", 2)
    assert play.actions == ["refresh", "leave"]


@pytest.mark.rule("RU-SF-10")
def test_a_refresh_discards_the_farthest_card_shifts_and_fills() -> None:
    play = at({}, {}, options=AT_START, reserve=ROW, steps=BEGINS).draws("scout").do("refresh")
    assert play.reserve == ["scout", "su-light", "su-medium", "su-spg"]
    assert play.discard == ["su-heavy"]
    assert play.step == "main"  # once in a turn


@pytest.mark.rule("RU-SF-10")
def test_the_player_may_leave_the_reserve_as_it_is() -> None:
    play = at({}, {}, options=AT_START, reserve=ROW, steps=BEGINS).do("leave")
    assert (play.reserve, play.discard, play.step) == (ROW, [], "main")


@pytest.mark.rule("RU-SF-10")
def test_the_choice_comes_after_repair_and_reveal() -> None:
    us = {"hand": ["scout"], "bases": ["damaged", "whole", "whole"]}
    play = at(us, {}, options=AT_START, reserve=ROW, steps=BEGINS)
    assert play.step == "refresh"
    assert play.bases(1)[0] == "whole"
    assert play.view(2)["players"][0]["hand"] == ["scout"]


@pytest.mark.rule("RU-SF-10")
def test_the_choice_is_there_in_the_first_turn_of_the_game() -> None:
    game = Rush.preset("base", 2, AT_START)
    assert game.view(game.start(Seeded("first")), -1)["asked"]["step"] == "refresh"


@pytest.mark.rule("RU-SF-10", "RU-BUY-02")
def test_a_bought_card_is_still_replaced_at_once() -> None:
    play = at({"hand": ["worth-3"]}, {}, options=AT_START, reserve=ROW)
    play.draws("scout").do("spend worth-3", "buy su-spg")
    assert play.reserve == ["scout", "su-light", "su-medium", "su-heavy"]


@pytest.mark.rule("RU-SF-10", "RU-ALT-25")
def test_to_refresh_is_not_to_play_a_card() -> None:
    options = AT_START | {"weak_turn": True}
    play = at({"hand": ["scout"]}, {}, options=options, reserve=ROW, steps=BEGINS)
    assert play.do("refresh", "end").step == "weak"


@pytest.mark.rule("RU-SF-10")
def test_with_gradual_reveal_the_hand_stays_hidden_at_the_choice() -> None:
    options = AT_START | {"gradual_reveal": True}
    play = at({"hand": ["scout"]}, {}, options=options, reserve=ROW, steps=BEGINS)
    assert play.step == "refresh"
    assert play.view(2)["players"][0]["hand"] == []


@pytest.mark.rule("RU-SF-10", "RU-TURN-11")
def test_an_empty_reserve_asks_nothing_and_an_empty_deck_is_renewed() -> None:
    assert at({}, {}, options=AT_START, reserve=[], deck=[], steps=BEGINS).step == "main"
    play = at({}, {}, options=AT_START, reserve=ROW, deck=[], discard=["scout"], steps=BEGINS)
    play.draws("scout").do("refresh")
    assert play.reserve == ["scout", "su-light", "su-medium", "su-spg"]


@pytest.mark.rule("RU-SF-22", "RU-ALT-28")
def test_with_refill_at_the_end_that_end_only_fills_up() -> None:
    play = at({"hand": ["worth-3"]}, {}, options=FILL_AT_END, reserve=ROW)
    play.do("spend worth-3", "buy su-heavy")
    assert play.reserve == ["su-light", "su-medium", "su-spg"]
    play.draws("scout").do("end")
    assert play.reserve == ["scout", "su-light", "su-medium", "su-spg"]
    assert play.discard == []
    assert play.actions == ["refresh", "leave"]


@pytest.mark.rule("RU-SF-22")
def test_with_refill_at_the_end_the_refresh_fills_its_one_slot() -> None:
    play = at({}, {}, options=FILL_AT_END, reserve=ROW[:3], steps=BEGINS).draws("scout")
    play.do("refresh")
    assert play.reserve == ["scout", "su-light", "su-medium"]
    assert play.discard == ["su-spg"]


@pytest.mark.rule("RU-SF-22", "RU-ALT-01")
def test_without_the_choice_refill_at_the_end_also_discards() -> None:
    play = at({"hand": ["worth-3"]}, {}, options={"reserve_refill": "end_of_turn"}, reserve=ROW)
    play.do("spend worth-3", "buy su-heavy").draws("scout", "planner").do("end")
    assert play.reserve == ["planner", "scout", "su-light", "su-medium"]
    assert play.discard == ["su-spg"]

"""RU-ALT-01, -28: a Reserve of six that is filled up at the end of the turn."""

from typing import Any

import pytest

from motorpool.core.chance import Seeded
from motorpool.rush.game import Rush
from tests.rush.support import Play, at

WAITING = {"reserve_size": 6, "reserve_refill": "end_of_turn"}
ROW = ["cost-4", "cost-3", "su-light", "cost-5", "cost-1", "cost-0"]  # nearest the deck first


def shop(*hand: str, options: dict[str, Any] | None = None, row: list[str] | None = None) -> Play:
    return at({"hand": list(hand)}, {}, options=options or WAITING, reserve=row or ROW)


@pytest.mark.rule("RU-ALT-01")
@pytest.mark.parametrize(("preset", "size"), [("alternative", 6), ("base", 4)])
def test_the_reserve_is_laid_out_in_its_size(preset: str, size: int) -> None:
    assert len(Rush.preset(preset, 2).start(Seeded("reserve")).reserve) == size


@pytest.mark.rule("RU-ALT-01", "RU-ALT-28")
def test_a_taken_card_leaves_a_gap_until_the_end_of_the_turn() -> None:
    play = shop("worth-3").do("spend worth-3", "buy cost-3")
    assert play.reserve == ["cost-4", "su-light", "cost-5", "cost-1", "cost-0"]
    play.draws("scout", "hero").do("end")
    assert play.reserve == ["hero", "scout", "cost-4", "su-light", "cost-5", "cost-1"]
    assert play.discard == ["cost-0"]


@pytest.mark.rule("RU-ALT-01")
def test_without_the_option_a_reserve_of_six_is_refilled_at_once() -> None:
    play = shop("worth-3", options={"reserve_size": 6})
    play.draws("scout").do("spend worth-3", "buy cost-3")
    assert play.reserve == ["scout", "cost-4", "su-light", "cost-5", "cost-1", "cost-0"]


@pytest.mark.rule("RU-ALT-01")
def test_the_refill_waits_for_a_reserve_of_four_too() -> None:
    play = shop("worth-3", options={"reserve_refill": "end_of_turn"}, row=ROW[:4])
    play.do("spend worth-3", "buy cost-3")
    assert play.reserve == ["cost-4", "su-light", "cost-5"]
    play.draws("scout", "hero").do("end")
    assert play.reserve == ["hero", "scout", "cost-4", "su-light"]


@pytest.mark.rule("RU-ALT-01")
def test_further_purchases_choose_from_what_is_left() -> None:
    play = shop("volunteers", "worth-6").do("use volunteers", "spend worth-6", "buy cost-5")
    play.do("buy cost-1")
    assert play.reserve == ["cost-4", "cost-3", "su-light", "cost-0"]


@pytest.mark.rule("RU-ALT-01")
def test_a_turn_without_a_purchase_still_discards_the_farthest_card() -> None:
    play = shop().draws("scout").do("end")
    assert play.reserve == ["scout", *ROW[:5]]
    assert play.discard == ["cost-0"]


@pytest.mark.rule("RU-ALT-28")
def test_research_does_not_refill() -> None:
    play = shop("research-2").do("use research-2", "take su-light")
    assert play.reserve == ["cost-4", "cost-3", "cost-5", "cost-1", "cost-0"]


@pytest.mark.rule("RU-ALT-28")
def test_scouting_lays_out_the_full_row_at_once() -> None:
    play = shop("worth-3", "scout").do("spend worth-3", "buy cost-3", "use scout")
    assert len(play.reserve) == 6
    assert sorted(play.discard) == ["cost-0", "cost-1", "cost-4", "cost-5", "su-light"]


@pytest.mark.rule("RU-ALT-28")
def test_an_empty_row_discards_nothing() -> None:
    play = shop("worth-3", row=["cost-3"]).do("spend worth-3", "buy cost-3")
    assert play.reserve == []
    play.do("end")
    assert play.discard == []
    assert len(play.reserve) == 6


@pytest.mark.rule("RU-ALT-28", "RU-SF-22")
def test_with_the_choice_at_the_start_the_end_only_fills_up() -> None:
    options = WAITING | {"reserve_refresh": "start_optional"}
    begin = [{"step": "turn-begins"}]
    play = at({"hand": ["worth-3"]}, {}, options=options, reserve=ROW[:5], steps=begin)
    play.draws("scout").do("refresh")
    assert play.reserve == ["scout", *ROW[:4]]  # the gap from before still waits
    play.do("spend worth-3", "buy cost-3").draws("hero", "planner").do("end")
    assert play.reserve == ["planner", "hero", "scout", "cost-4", "su-light", "cost-5"]
    assert play.discard == ["cost-1"]

"""RU-ALT-09: one new Garage per turn."""

from typing import Any

import pytest

from tests.rush.support import Play, at

ONCE = {"single_reshuffle": True}


def drawing(
    hand: list[str], garage: list[str], depot: list[str], options: dict[str, Any] | None = None
) -> Play:
    player = {"hand": hand, "garage": garage, "depot": depot}
    return at(player, {}, options=ONCE if options is None else options)


@pytest.mark.rule("RU-ALT-09")
@pytest.mark.parametrize(("options", "drawn"), [(ONCE, 0), ({}, 1)])
def test_a_second_new_garage_in_the_turn_is_not_made(options: dict[str, Any], drawn: int) -> None:
    play = drawing(["draw-1", "draw-2", "draw-3"], [], ["engineers"], options)
    play.do("use draw-1")  # a new Garage; draw-1 then rests in the Depot
    assert play.hand(1)[2:] == ["engineers"]
    play.do("use draw-2")
    assert len(play.hand(1)[2:]) == drawn
    assert len(play.depot(1)) == 2 - drawn


@pytest.mark.rule("RU-ALT-09")
def test_the_first_new_garage_is_made_in_the_middle_of_a_draw() -> None:
    play = drawing(["draw-3"], ["technicians"], ["engineers", "engineers"]).do("use draw-3")
    assert play.hand(1) == ["technicians", "engineers", "engineers"]


@pytest.mark.rule("RU-ALT-09")
def test_what_is_left_of_the_new_garage_may_still_be_drawn() -> None:
    play = drawing(["draw-1", "draw-3"], [], ["engineers"] * 3).do("use draw-1", "use draw-3")
    assert play.hand(1) == ["engineers"] * 3
    assert play.depot(1) == ["draw-1", "draw-3"]


@pytest.mark.rule("RU-ALT-09")
def test_a_draw_falls_short_within_itself_too() -> None:
    """A destroyed Base drawn from the new Garage rests in the Depot and stays there."""
    play = drawing(["draw-3"], [], ["base-2"]).do("use draw-3")
    assert (play.depot(1), play.garage(1)) == (["base-2", "draw-3"], [])


@pytest.mark.rule("RU-ALT-09")
def test_the_draw_for_the_next_hand_may_make_a_new_garage_again() -> None:
    play = drawing(["draw-1", "engineers"], [], ["engineers"]).do("use draw-1", "end")
    assert sorted(play.hand(1)) == ["draw-1", "engineers", "engineers"]


@pytest.mark.rule("RU-ALT-09")
def test_each_turn_has_its_own_new_garage() -> None:
    """The one made for the next hand counts for neither turn."""
    first = {"garage": [], "depot": ["engineers", "engineers", "technicians"]}
    second = {"hand": ["draw-1"], "garage": [], "depot": ["engineers"]}
    play = at(first, second, options=ONCE).do("end")
    assert play.garage(1) == []
    assert play.do("use draw-1").hand(2) == ["engineers"]

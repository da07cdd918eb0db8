"""RU-ALT-02, -25: who plays no card in a turn may keep one or be rid of one."""

from typing import Any

import pytest

from tests.rush.support import Play, at

WEAK = {"weak_turn": True}
HAND = ["engineers", "medal-ussr", "technicians"]


def idle(hand: list[str] = HAND, **options: Any) -> Play:
    """A player with three more Engineers in the Garage and nothing worth doing."""
    garage = ["engineers"] * 3
    return at({"hand": hand, "garage": garage}, {}, options=WEAK | options, reserve=["cost-1"])


@pytest.mark.rule("RU-ALT-02")
def test_a_kept_card_makes_a_hand_of_four() -> None:
    play = idle().do("end")
    assert (play.step, play.decider) == ("weak", 1)
    play.do("keep technicians")
    assert play.hand(1) == ["technicians", "engineers", "engineers", "engineers"]
    assert play.depot(1) == ["engineers", "medal-ussr"]
    assert play.active == 2


@pytest.mark.rule("RU-ALT-02")
def test_one_hand_card_may_go_to_the_graveyard() -> None:
    play = idle().do("end")
    before = play.graveyard
    play.do("scrap medal-ussr")
    assert play.graveyard == [*before, "medal-ussr"]
    assert play.depot(1) == ["engineers", "technicians"]
    assert len(play.hand(1)) == 3


@pytest.mark.rule("RU-ALT-02")
def test_it_is_one_of_the_two_and_any_card_or_neither() -> None:
    play = idle().do("end")
    kept, scrapped = [f"keep {card}" for card in HAND], [f"scrap {card}" for card in HAND]
    assert sorted(play.actions) == sorted([*kept, *scrapped, "none"])
    play.do("none")
    assert play.active == 2
    assert sorted(play.depot(1)) == HAND


@pytest.mark.rule("RU-ALT-02")
def test_without_the_option_nothing_is_asked() -> None:
    play = idle(weak_turn=False).do("end")
    assert play.active == 2
    assert sorted(play.depot(1)) == HAND


@pytest.mark.rule("RU-ALT-02")
def test_with_an_empty_hand_nothing_is_asked() -> None:
    assert idle([]).do("end").active == 2


PLAYED = [
    ("spend engineers", "buy cost-1"),
    ("use recruiter",),
    ("defend su-light",),
    ("attack su-light",),
]


@pytest.mark.rule("RU-ALT-02", "RU-ALT-25")
@pytest.mark.parametrize("played", PLAYED, ids=lambda texts: texts[0])
def test_any_card_played_makes_the_turn_no_weak_one(played: tuple[str, ...]) -> None:
    hand = ["engineers", "recruiter", "su-light"]
    target: dict[str, Any] = {"bases": ["whole", "destroyed", "destroyed"]}
    play = at({"hand": hand}, target, options=WEAK, reserve=["cost-1"])
    assert play.do(*played, "end").active == 2


@pytest.mark.rule("RU-ALT-25")
def test_a_card_played_from_the_rear_makes_the_turn_no_weak_one() -> None:
    player = {"hand": ["engineers"], "rear": "recruiter"}
    play = at(player, {}, options=WEAK | {"rear": True}).do("use rear:recruiter", "end")
    assert play.step == "storing"


@pytest.mark.rule("RU-ALT-25")
def test_a_card_that_lies_in_the_rear_unused_does_not() -> None:
    player = {"hand": ["engineers"], "rear": "recruiter"}
    play = at(player, {}, options=WEAK | {"rear": True}).do("end")
    assert play.actions == ["keep engineers", "scrap engineers", "none"]  # the hand only


@pytest.mark.rule("RU-ALT-25")
def test_refreshing_the_reserve_is_playing_no_card() -> None:
    options = WEAK | {"reserve_refresh": "start_optional"}
    begin = [{"step": "turn-begins"}]
    play = at({"hand": HAND}, {}, options=options, reserve=["cost-1"], steps=begin)
    assert play.do("refresh", "end").step == "weak"


@pytest.mark.rule("RU-ALT-25")
@pytest.mark.parametrize("first", ["keep technicians", "scrap technicians"])
def test_keep_or_scrap_first_then_the_rear(first: str) -> None:
    play = idle(rear=True).do("end", first)
    assert play.actions == ["store engineers", "store medal-ussr", "none"]
    play.do("store medal-ussr")
    assert play.rear(1) == "medal-ussr"
    assert play.depot(1) == ["engineers"]
    assert ("technicians" in play.hand(1)) == first.startswith("keep")


@pytest.mark.rule("RU-ALT-25")
def test_a_kept_card_that_was_open_stays_known_to_all() -> None:
    play = idle().do("end", "keep technicians")
    assert {"event": "kept", "seat": 0, "card": "technicians"} in play.events
    for seat in (0, 2):  # a bystander and the opponent
        shown = play.view(seat)["players"][0]
        assert (shown["hand"], shown["hand_size"]) == (["technicians"], 4)


@pytest.mark.rule("RU-ALT-25", "RU-ALT-03")
def test_a_kept_card_that_was_hidden_stays_hidden() -> None:
    play = idle(gradual_reveal=True).do("end", "keep technicians")
    assert {"event": "kept", "seat": 0, "card": None} in play.events
    assert play.view(2)["players"][0]["hand"] == []
    assert play.view(1)["players"][0]["hand"][0] == "technicians"


@pytest.mark.rule("RU-ALT-02")
def test_a_kept_card_may_be_kept_again_but_two_never() -> None:
    play = idle().do("end", "keep technicians", "end", "end", "keep technicians")
    assert play.hand(1).count("technicians") == 1
    assert len(play.hand(1)) == 4

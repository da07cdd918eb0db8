"""RU-SF-06 to -08, -12, -23: the Rear, one card put aside for a later turn."""

import pytest

from tests.rush.support import at

REAR = {"rear": True}
INTERACTIVE = REAR | {"gradual_reveal": True, "interactive_assault": True}


@pytest.mark.rule("RU-SF-06", "RU-TURN-12")
def test_an_unplayed_hand_card_may_be_put_in_the_rear_before_drawing() -> None:
    play = at({"hand": ["scout", "worth-2"]}, {}, options=REAR).do("end")
    assert (play.step, play.decider) == ("storing", 1)
    assert play.actions == ["store scout", "store worth-2", "none"]
    play.do("store worth-2")
    assert play.rear(1) == "worth-2"
    assert play.depot(1) == ["scout"]
    assert len(play.hand(1)) == 3


@pytest.mark.rule("RU-SF-06")
def test_nothing_need_be_put_there() -> None:
    play = at({"hand": ["scout"]}, {}, options=REAR).do("end", "none")
    assert play.rear(1) is None
    assert play.depot(1) == ["scout"]


@pytest.mark.rule("RU-SF-06")
def test_without_the_option_or_without_a_hand_nobody_is_asked() -> None:
    assert at({"hand": ["scout"]}, {}).do("end").active == 2
    assert at({}, {}, options=REAR).do("end").active == 2


@pytest.mark.rule("RU-SF-06")
def test_it_holds_one_card_and_the_old_one_goes_to_the_depot() -> None:
    play = at({"hand": ["scout"], "rear": "worth-2"}, {}, options=REAR).do("end", "store scout")
    assert play.rear(1) == "scout"
    assert play.depot(1) == ["worth-2"]


@pytest.mark.rule("RU-SF-06", "RU-SF-12")
def test_a_card_played_in_this_turn_from_hand_or_rear_cannot_be_put_there() -> None:
    """Both were shuffled back and drawn again."""
    play = at(
        {"hand": ["scout", "planner", "worth-2"]},
        {},
        options=REAR,
        this_turn={"played": ["scout"], "played_from_rear": ["planner"]},
    ).do("end")
    assert play.actions == ["store worth-2", "none"]


@pytest.mark.rule("RU-SF-06")
def test_a_barracks_card_or_a_medal_may_be_put_there() -> None:
    play = at({"hand": ["engineers", "medal-usa"]}, {}, options=REAR).do("end")
    assert play.actions == ["store engineers", "store medal-usa", "none"]


@pytest.mark.rule("RU-SF-07")
def test_the_rear_card_pays_with_the_hand() -> None:
    play = at({"hand": ["engineers"], "rear": "worth-3"}, {}, options=REAR, reserve=["cost-4"])
    play.do("spend rear:worth-3", "spend engineers", "buy cost-4")
    assert play.rear(1) is None
    assert play.depot(1) == ["worth-3", "engineers", "cost-4"]


@pytest.mark.rule("RU-SF-07", "RU-BUY-06")
def test_national_resources_in_the_rear_stay_national() -> None:
    play = at({"rear": "de-fund"}, {}, options=REAR, reserve=["de-cost-3", "fr-cost-3"])
    play.do("spend rear:de-fund")
    assert play.actions == ["buy de-cost-3"]


@pytest.mark.rule("RU-SF-07")
def test_the_rear_card_is_used_for_its_abilities_and_then_defends() -> None:
    play = at({"rear": "medium-draw-1"}, {}, options=REAR).do("use rear:medium-draw-1")
    assert len(play.hand(1)) == 1
    assert play.rear(1) is None
    assert play.bases(1)[0] == "whole + medium-draw-1"


@pytest.mark.rule("RU-SF-07")
def test_the_rear_card_goes_to_defend() -> None:
    play = at({"rear": "su-heavy"}, {}, options=REAR).do("defend rear:su-heavy")
    assert play.bases(1)[0] == "whole + su-heavy"


@pytest.mark.rule("RU-SF-07")
def test_the_rear_card_begins_or_joins_the_assault() -> None:
    play = at({"hand": ["su-light"], "rear": "su-spg"}, {}, options=REAR)
    assert {"attack su-light", "attack rear:su-spg"} < set(play.actions)
    play.do("attack su-light", "join rear:su-spg", "fire su-spg", "hit 2.1")
    assert play.depot(1) == ["su-spg", "base-2", "su-light"]
    play = at({"rear": "su-spg"}, {}, options=REAR).do("attack rear:su-spg")
    assert play.bases(2)[0] == "damaged"


@pytest.mark.rule("RU-SF-07", "RU-ASLT-01")
def test_the_rear_card_joins_no_assault_of_another_nation() -> None:
    play = at({"hand": ["su-light", "su-spg"], "rear": "de-spg"}, {}, options=REAR)
    play.do("attack su-light")
    assert play.actions == ["join su-spg", "charge"]


@pytest.mark.rule("RU-SF-07", "RU-ALT-03")
def test_the_rear_card_attacks_in_a_gradual_assault() -> None:
    options = REAR | {"gradual_reveal": True}
    play = at({"hand": ["su-light"], "rear": "su-spg"}, {}, options=options)
    play.do("attack su-light", "attack rear:su-spg", "hit 2.1")
    assert play.bases(2)[0] == "destroyed"


@pytest.mark.rule("RU-SF-07", "RU-ALT-15")
def test_the_rear_card_may_cover_an_allys_base() -> None:
    play = at({"rear": "su-heavy"}, {}, {}, {}, preset="team", options=REAR)
    play.do("cover rear:su-heavy")
    assert play.bases(3)[0] == "whole + su-heavy"


@pytest.mark.rule("RU-SF-07")
def test_an_unused_rear_card_stays_and_is_open_to_all() -> None:
    play = at({"hand": ["engineers"], "rear": "su-heavy"}, {}, options=REAR)
    play.do("end", "none", "end")
    assert play.active == 1
    assert play.view(2)["players"][0]["rear"] == "su-heavy"
    assert play.may("defend rear:su-heavy")


@pytest.mark.rule("RU-SF-07")
def test_it_is_played_on_the_owners_turn_only() -> None:
    play = at({}, {"rear": "su-heavy"}, options=REAR)
    assert play.actions == ["end"]


@pytest.mark.rule("RU-SF-07", "RU-END-03")
def test_it_counts_in_the_final_squad() -> None:
    play = at({"rear": "two-medal-usa"}, {}, options=REAR, achievements=["largest-squad"])
    assert [score.total() for score in play.scores()] == [2 + 5, 0]


@pytest.mark.rule("RU-SF-08")
def test_sabotage_does_not_touch_the_rear() -> None:
    play = at(
        {"hand": ["saboteur"]},
        {"hand": ["engineers"], "rear": "su-heavy"},
        {"rear": "de-heavy"},
        options=REAR,
    ).do("use saboteur")
    assert (play.decider, play.actions) == (2, ["lose engineers"])
    play.do("lose engineers")  # seat 3 has no hand and is not asked
    assert (play.step, play.decider) == ("main", 1)
    assert (play.rear(2), play.rear(3)) == ("su-heavy", "de-heavy")


@pytest.mark.rule("RU-SF-12")
def test_a_card_played_from_the_rear_and_drawn_again_is_played_from_the_hand_once() -> None:
    play = at({"rear": "draw-1", "hand": ["draw-2"], "garage": ["engineers"]}, {}, options=REAR)
    play.do("use rear:draw-1").draws("draw-1").do("use draw-2")
    assert play.may("use draw-1")
    play.draws("draw-2").do("use draw-1")
    assert play.hand(1) == ["engineers", "draw-2"]
    assert not play.may("use draw-2")  # played from the hand before


@pytest.mark.rule("RU-SF-12")
def test_a_card_that_was_played_from_the_rear_is_not_played_from_there_again() -> None:
    play = at({"rear": "draw-1"}, {}, options=REAR, this_turn={"played_from_rear": ["draw-1"]})
    assert play.actions == ["end"]
    spent = at({"rear": "draw-1"}, {}, options=REAR, this_turn={"played": ["draw-1"]})
    assert spent.may("use rear:draw-1")


@pytest.mark.rule("RU-SF-12")
def test_both_plays_count_anew_in_the_next_turn() -> None:
    play = at({"rear": "draw-1"}, {}, options=REAR, this_turn={"played_from_rear": ["draw-1"]})
    play.do("end", "end")
    assert play.may("use rear:draw-1")


@pytest.mark.rule("RU-SF-23", "RU-ALT-25")
def test_a_weak_turn_neither_keeps_nor_scraps_the_rear_card() -> None:
    play = at({"hand": ["scout"], "rear": "su-heavy"}, {}, options=REAR | {"weak_turn": True})
    play.do("end")
    assert play.actions == ["keep scout", "scrap scout", "none"]
    play.do("none")
    assert play.actions == ["store scout", "none"]


@pytest.mark.rule("RU-SF-23", "RU-ALT-25")
def test_a_kept_card_cannot_be_put_in_the_rear_and_another_can() -> None:
    play = at({"hand": ["scout", "worth-2"]}, {}, options=REAR | {"weak_turn": True})
    play.do("end", "keep scout")
    assert play.actions == ["store worth-2", "none"]
    play.do("store worth-2")
    assert (len(play.hand(1)), play.hand(1)[0], play.rear(1)) == (4, "scout", "worth-2")


@pytest.mark.rule("RU-SF-23", "RU-ALT-25")
def test_playing_the_rear_card_ends_a_weak_turn() -> None:
    play = at({"hand": ["scout"], "rear": "su-heavy"}, {}, options=REAR | {"weak_turn": True})
    play.do("defend rear:su-heavy", "end")
    assert play.step == "storing"


@pytest.mark.rule("RU-SF-23", "RU-ALT-27")
def test_the_rear_card_does_not_count_to_the_limit_of_five() -> None:
    """One kept, three drawn, one for the defended Bases: five beside the Rear."""
    bases = ["destroyed", "destroyed", {"defender": "su-light"}]
    play = at(
        {"hand": ["scout"], "rear": "su-heavy", "bases": bases},
        {},
        options=REAR | {"weak_turn": True, "defended_bonus": True},
    ).do("end", "keep scout")
    assert len(play.hand(1)) == 5


@pytest.mark.rule("RU-SF-23", "RU-ALT-04")
def test_the_rear_card_cannot_support_on_anothers_turn() -> None:
    guarded = [{"defender": "de-medium"}, "destroyed", "destroyed"]
    enemy = {"hand": ["engineers"], "rear": "de-light", "bases": guarded}
    play = at({"hand": ["su-light"]}, enemy, options=INTERACTIVE).do("attack su-light")
    assert (play.decider, play.actions) == (2, ["pass"])
    enemy["hand"] = []
    play = at({"hand": ["su-light"]}, enemy, options=INTERACTIVE).do("attack su-light")
    assert (play.step, play.decider) == ("main", 1)


@pytest.mark.rule("RU-SF-23", "RU-SF-12", "RU-ALT-21")
def test_on_the_owners_turn_it_may_support_with_an_empty_hand_too() -> None:
    guarded = [{"defender": "de-medium"}, "destroyed", "destroyed"]
    play = at({"hand": ["su-light"], "rear": "su-spg"}, {"bases": guarded}, options=INTERACTIVE)
    play.do("attack su-light")
    assert play.actions == ["support rear:su-spg", "pass"]
    play.do("support rear:su-spg")
    assert play.bases(2)[0] == "whole"
    assert (play.rear(1), play.depot(1)) == (None, ["su-spg"])


@pytest.mark.rule("RU-SF-23", "RU-ALT-04")
def test_a_rear_card_of_another_nation_or_already_played_from_there_cannot_support() -> None:
    enemy = {"bases": [{"defender": "de-medium"}, "destroyed", "destroyed"]}
    us = {"hand": ["su-light"], "rear": "fr-spg"}
    assert at(us, enemy, options=INTERACTIVE).do("attack su-light").step == "main"
    us["rear"] = "su-spg"
    play = at(us, enemy, options=INTERACTIVE, this_turn={"played_from_rear": ["su-spg"]})
    assert play.do("attack su-light").step == "main"

"""RU-SF-11, RU-SF-19, RU-ALT-19: after the assault one of the attackers defends."""

from typing import Any

import pytest

from tests.rush.support import at

DEFEND = {"attackers_defend": True}
GRADUAL = DEFEND | {"gradual_reveal": True}
INTERACTIVE = GRADUAL | {"interactive_assault": True}
GONE = "destroyed"


@pytest.mark.rule("RU-SF-11")
def test_an_attacker_with_armor_goes_to_defend_instead_of_the_depot() -> None:
    play = at({"hand": ["su-light"]}, {}, options=DEFEND).do("attack su-light")
    assert play.bases(1) == ["whole + su-light", "whole", "whole"]
    assert play.depot(1) == []
    assert play.step == "main"  # right after the assault


@pytest.mark.rule("RU-SF-11")
def test_without_the_option_it_goes_to_the_depot() -> None:
    play = at({"hand": ["su-light"]}, {}).do("attack su-light")
    assert play.bases(1) == ["whole"] * 3
    assert play.depot(1) == ["su-light"]


@pytest.mark.rule("RU-SF-11")
def test_the_player_chooses_which_one_and_the_others_go_to_the_depot() -> None:
    play = at({"hand": ["su-heavy", "su-medium", "gun"]}, {}, options=DEFEND)
    play.do("attack su-heavy", "join su-medium", "join gun")
    play.do("fire gun", "fire su-heavy", "hit 2.1")
    assert (play.step, play.actions) == ("posting", ["post su-heavy", "post su-medium"])
    play.do("post su-medium")
    assert play.bases(1)[0] == "whole + su-medium"
    assert play.depot(1) == ["gun", "base-2", "su-heavy"]


@pytest.mark.rule("RU-SF-11")
def test_with_one_attacker_that_has_armor_there_is_no_choice() -> None:
    play = at({"hand": ["gun", "su-light"]}, {}, options=DEFEND)
    play.do("attack gun", "join su-light", "fire su-light", "hit 2.1")
    assert play.bases(1)[0] == "whole + su-light"
    assert play.depot(1) == ["base-2", "gun"]


@pytest.mark.rule("RU-SF-11")
def test_nothing_defends_without_armor_or_without_a_base() -> None:
    play = at({"hand": ["gun"]}, {}, options=DEFEND).do("attack gun")
    assert (play.bases(1), play.depot(1)) == (["whole"] * 3, ["gun"])
    play = at({"hand": ["su-light"], "bases": [GONE] * 3}, {}, options=DEFEND)
    play.do("attack su-light")
    assert (play.step, play.depot(1)) == ("main", ["su-light"])


@pytest.mark.rule("RU-SF-11", "RU-ABI-05")
def test_when_all_bases_are_defended_an_old_defender_makes_way() -> None:
    bases = [{"defender": "de-light"}, {"defender": "de-heavy"}, GONE]
    play = at({"hand": ["su-light"], "bases": bases}, {}, options=DEFEND).do("attack su-light")
    assert play.actions == ["guard 1.1", "guard 1.2"]
    play.do("guard 1.2")
    assert play.bases(1) == ["whole + de-light", "whole + su-light", GONE]
    assert play.depot(1) == ["de-heavy"]


@pytest.mark.rule("RU-SF-11", "RU-ABI-05")
def test_while_a_base_is_undefended_the_attacker_goes_there() -> None:
    bases = [{"defender": "de-light"}, "whole", GONE]
    play = at({"hand": ["su-light"], "bases": bases}, {}, options=DEFEND).do("attack su-light")
    assert play.bases(1) == ["whole + de-light", "whole + su-light", GONE]


@pytest.mark.rule("RU-SF-11", "RU-SF-18")
def test_the_attacker_may_defend_the_headquarters() -> None:
    play = at({"hand": ["su-light"]}, {}, options=DEFEND | {"headquarters": True})
    play.do("attack su-light", "guard 1.hq")
    assert play.bases(1)[3] == "whole + su-light"


@pytest.mark.rule("RU-SF-11", "RU-SF-07")
def test_an_attacker_from_the_rear_defends_too() -> None:
    play = at({"rear": "su-light"}, {}, options=DEFEND | {"rear": True})
    play.do("attack rear:su-light")
    assert play.bases(1)[0] == "whole + su-light"


@pytest.mark.rule("RU-SF-11", "RU-ASLT-08")
def test_the_medals_of_the_assault_come_as_well() -> None:
    enemy = {"bases": [{"defender": "de-light"}, {"defender": "de-spg"}, GONE]}
    play = at({"hand": ["su-light", "su-medium"]}, enemy, options=DEFEND)
    play.do("attack su-light", "join su-medium", "fire su-light", "hit 2.1v", "hit 2.2v")
    play.do("post su-light", "two 1")
    assert play.bases(1)[0] == "whole + su-light"
    assert sorted(play.depot(1)) == ["su-medium", "two-medal-ussr"]


@pytest.mark.rule("RU-SF-19")
def test_an_announced_card_that_found_no_target_does_not_defend() -> None:
    play = at({"hand": ["su-light", "vehicles-only"]}, {}, options=DEFEND)
    play.do("attack su-light", "join vehicles-only")
    assert play.bases(1)[0] == "whole + su-light"
    assert play.depot(1) == ["vehicles-only"]


@pytest.mark.rule("RU-SF-19", "RU-ALT-06")
def test_a_support_card_does_not_defend() -> None:
    enemy = {"bases": [{"defender": "de-medium"}, GONE, GONE]}
    play = at({"hand": ["gun", "su-heavy"]}, enemy, options=INTERACTIVE)
    play.do("attack gun", "support su-heavy", "end")
    assert play.bases(1) == ["whole"] * 3
    assert sorted(play.depot(1)) == ["gun", "medal-ussr", "su-heavy"]


@pytest.mark.rule("RU-SF-19")
def test_an_attacker_does_not_defend_an_allys_base() -> None:
    us: dict[str, Any] = {"hand": ["su-light"], "bases": [GONE] * 3}
    play = at(us, {}, {}, {}, preset="team", options=DEFEND)
    play.do("attack su-light", "hit 2.1", "end")
    assert play.bases(3) == ["whole"] * 3
    assert play.depot(1) == ["su-light"]
    us["bases"] = [{"defender": "de-light"}, "damaged", GONE]
    play = at(us, {}, {}, {}, preset="team", options=DEFEND)
    play.do("attack su-light", "hit 2.1", "end")
    assert play.bases(1)[1] == "damaged + su-light"


@pytest.mark.rule("RU-ALT-19")
def test_gradual_attackers_stay_on_the_table_until_the_end_of_the_phase() -> None:
    play = at({"hand": ["su-light", "su-medium", "gun"]}, {}, options=GRADUAL)
    play.do("attack su-light", "attack su-medium", "hit 2.2", "attack gun", "hit 2.3")
    assert play.view(2)["this_turn"]["attackers"] == ["su-light", "su-medium"]
    assert (play.bases(1), play.depot(1)) == (["whole"] * 3, ["gun"])
    play.do("end")
    assert play.actions == ["post su-light", "post su-medium"]
    play.do("post su-light")
    assert play.bases(1)[0] == "whole + su-light"
    assert play.depot(1) == ["gun", "su-medium"]


@pytest.mark.rule("RU-ALT-19", "RU-ALT-17")
def test_without_the_option_only_the_first_gradual_attacker_stays_and_none_defends() -> None:
    play = at({"hand": ["su-light", "su-medium"]}, {}, options={"gradual_reveal": True})
    play.do("attack su-light", "attack su-medium", "hit 2.2")
    assert play.view(2)["this_turn"]["attackers"] == ["su-light"]
    play.do("end")
    assert (play.bases(1), play.depot(1)) == (["whole"] * 3, ["su-medium", "su-light"])


@pytest.mark.rule("RU-ALT-19")
def test_a_first_gradual_attacker_without_armor_does_not_defend() -> None:
    play = at({"hand": ["gun"]}, {}, options=GRADUAL).do("attack gun", "end")
    assert (play.bases(1), play.depot(1)) == (["whole"] * 3, ["gun"])


@pytest.mark.rule("RU-ALT-19")
def test_a_reshuffle_before_the_end_does_not_include_them() -> None:
    us = {"hand": ["su-light", "su-medium", "draw-2"], "garage": ["engineers"]}
    play = at(us, {}, options=GRADUAL)
    play.do("attack su-light", "attack su-medium", "hit 2.2", "use draw-2")
    assert play.hand(1) == ["engineers"]


@pytest.mark.rule("RU-ALT-19", "RU-ALT-07")
def test_the_posted_attacker_counts_for_the_bonus_of_defended_bases() -> None:
    us = {"hand": ["su-light"], "bases": ["whole", GONE, GONE]}
    play = at(us, {}, options=GRADUAL | {"defended_bonus": True}).do("attack su-light", "end")
    assert play.bases(1)[0] == "whole + su-light"
    assert len(play.hand(1)) == 4

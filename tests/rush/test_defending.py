"""RU-ABI-03 to RU-ABI-08: Vehicles that defend a Base."""

from typing import Any

import pytest

from tests.rush.support import at

THREE_DEFENDERS: list[dict[str, Any]] = [
    {"defender": "su-spg"},
    {"defender": "su-light"},
    {"defender": "su-heavy"},
]


@pytest.mark.rule("RU-ABI-03")
def test_a_vehicle_may_ignore_its_abilities_and_defend() -> None:
    play = at({"hand": ["medium-draw-1"], "garage": ["engineers"]}, {})
    play.do("defend medium-draw-1")
    assert play.bases(1) == ["whole + medium-draw-1", "whole", "whole"]
    assert play.hand(1) == []


@pytest.mark.rule("RU-ABI-03")
def test_an_ignored_recruitment_gives_no_second_purchase() -> None:
    hand = ["medium-recruiter", "worth-6"]
    play = at({"hand": hand}, {}, reserve=["cost-1", "cost-3"])
    play.draws("scout").do("defend medium-recruiter", "spend worth-6", "buy cost-3")
    assert play.actions == ["end"]


@pytest.mark.rule("RU-ABI-03")
def test_a_vehicle_without_abilities_defends_and_has_no_use() -> None:
    play = at({"hand": ["su-light", "bases-only"]}, {})
    assert play.may("defend su-light")
    assert play.may("defend bases-only")
    assert not [action for action in play.actions if action.startswith("use")]


@pytest.mark.rule("RU-ABI-04")
def test_a_used_vehicle_with_armor_goes_to_defend() -> None:
    play = at({"hand": ["medium-draw-1"], "garage": ["engineers"]}, {})
    play.do("use medium-draw-1")
    assert play.hand(1) == ["engineers"]
    assert play.bases(1) == ["whole + medium-draw-1", "whole", "whole"]
    assert play.depot(1) == []


@pytest.mark.rule("RU-ABI-04")
def test_a_used_vehicle_must_defend_one_of_its_players_bases() -> None:
    play = at({}, {"hand": ["medium-recruiter"], "bases": THREE_DEFENDERS}, {}, turn=1)
    assert play.do("use medium-recruiter").actions == ["guard 2.1", "guard 2.2", "guard 2.3"]


@pytest.mark.rule("RU-ABI-04", "RU-ABI-18")
def test_a_vehicle_sent_to_the_graveyard_by_research_does_not_defend() -> None:
    play = at({"hand": ["medium-research-2"]}, {}, reserve=["cost-1"])
    play.draws("scout").do("use medium-research-2", "take cost-1")
    assert play.graveyard == ["medium-research-2"]
    assert play.bases(1) == ["whole", "whole", "whole"]


@pytest.mark.rule("RU-ABI-05")
def test_an_undefended_base_comes_first() -> None:
    bases = [{"defender": "su-light"}, {}, "damaged"]
    play = at({"hand": ["su-heavy"], "bases": bases}, {})
    assert play.do("defend su-heavy").actions == ["guard 1.2", "guard 1.3"]
    play.do("guard 1.3")
    assert play.bases(1) == ["whole + su-light", "whole", "damaged + su-heavy"]
    assert play.depot(1) == []


@pytest.mark.rule("RU-ABI-05")
def test_undefended_bases_that_are_alike_are_one_choice() -> None:
    play = at({"hand": ["su-heavy"], "bases": ["damaged", "damaged", {}]}, {})
    assert play.do("defend su-heavy").actions == ["guard 1.1", "guard 1.3"]


@pytest.mark.rule("RU-ABI-05", "RU-ABI-06", "RU-ABI-11")
def test_recruitment_then_the_tank_replaces_the_spg() -> None:
    """The defence example of the rule book."""
    hand = ["medium-recruiter", "worth-6"]
    play = at({"hand": hand, "bases": THREE_DEFENDERS}, {}, reserve=["cost-1", "cost-3"])
    play.do("use medium-recruiter", "guard 1.1")
    assert play.bases(1) == ["whole + medium-recruiter", "whole + su-light", "whole + su-heavy"]
    assert play.depot(1) == ["su-spg"]
    play.draws("scout", "su-medium").do("spend worth-6", "buy cost-3", "buy cost-1")
    assert play.depot(1) == ["su-spg", "worth-6", "cost-3", "cost-1"]


@pytest.mark.rule("RU-ABI-05")
def test_any_defended_base_may_be_chosen_when_all_are() -> None:
    play = at({"hand": ["su-medium"], "bases": THREE_DEFENDERS}, {})
    play.do("defend su-medium", "guard 1.3")
    assert play.bases(1) == ["whole + su-spg", "whole + su-light", "whole + su-medium"]
    assert play.depot(1) == ["su-heavy"]


@pytest.mark.rule("RU-ABI-05")
def test_the_last_base_gets_the_new_defender() -> None:
    bases = ["destroyed", {"defender": "su-light", "defender_damaged": True}, "destroyed"]
    play = at({"hand": ["su-heavy"], "bases": bases}, {})
    play.do("defend su-heavy")
    assert play.bases(1) == ["destroyed", "whole + su-heavy", "destroyed"]
    assert play.depot(1) == ["su-light"]


@pytest.mark.rule("RU-ABI-06")
def test_a_defended_base_is_no_target_of_an_assault() -> None:
    bases = [{"defender": "de-light"}, {"defender": "de-heavy"}, "damaged"]
    play = at({"hand": ["su-heavy"]}, {"bases": bases})
    assert play.do("attack su-heavy").actions == ["hit 2.1v", "hit 2.2v", "hit 2.3"]


@pytest.mark.rule("RU-ABI-07")
def test_cards_without_armor_do_not_defend() -> None:
    play = at({"hand": ["gun", "draw-1", "engineers", "technicians", "medal-ussr"]}, {})
    assert not [action for action in play.actions if action.startswith("defend")]


@pytest.mark.rule("RU-ABI-07")
@pytest.mark.parametrize("card", ["recruiter", "volunteers"])
def test_a_card_without_armor_goes_to_the_depot_after_its_abilities(card: str) -> None:
    play = at({"hand": [card]}, {})
    play.do(f"use {card}")
    assert play.depot(1) == [card]
    assert play.bases(1) == ["whole", "whole", "whole"]


@pytest.mark.rule("RU-ABI-07")
def test_a_vehicle_without_armor_and_active_ability_cannot_be_played_so() -> None:
    play = at({"hand": ["worth-0"]}, {})
    assert play.actions == ["end"]


@pytest.mark.rule("RU-ABI-07")
@pytest.mark.parametrize("card", ["bunker", "bunker-2"])
def test_an_auxiliary_unit_with_armor_defends(card: str) -> None:
    play = at({"hand": [card]}, {})
    assert play.do(f"defend {card}").bases(1)[0] == f"whole + {card}"


@pytest.mark.rule("RU-ABI-08")
def test_without_bases_a_used_vehicle_goes_to_the_depot() -> None:
    player = {"hand": ["medium-draw-1"], "garage": ["engineers"], "bases": ["destroyed"] * 3}
    play = at(player, {})
    play.do("use medium-draw-1")
    assert play.hand(1) == ["engineers"]
    assert play.depot(1) == ["medium-draw-1"]


@pytest.mark.rule("RU-ABI-08")
def test_without_bases_a_defender_goes_to_the_depot() -> None:
    play = at({"hand": ["su-heavy"], "bases": ["destroyed"] * 3}, {})
    assert play.do("defend su-heavy").depot(1) == ["su-heavy"]


@pytest.mark.rule("RU-ABI-08")
def test_without_bases_research_still_sends_its_card_to_the_graveyard() -> None:
    player = {"hand": ["medium-research-2"], "bases": ["destroyed"] * 3}
    play = at(player, {}, reserve=["cost-3"])
    play.do("use medium-research-2")
    assert "medium-research-2" in play.graveyard
    assert play.depot(1) == []

"""RU-ABI-14 to RU-ABI-17: Siege Master."""

import pytest

from tests.rush.support import at
from tests.rush.zoo import ZOO, vehicle

ON_ONE_BASE = [{"defender": "de-heavy"}, {}, {}]


@pytest.mark.rule("RU-ABI-14")
def test_any_enemy_base_or_defender_may_be_besieged() -> None:
    play = at(
        {"bases": ["destroyed", "destroyed", {"defender": "us-light"}]},
        {"hand": ["besieger"], "bases": [{"defender": "su-light"}, {}, {}]},
        {"bases": ON_ONE_BASE},
        turn=1,
    )
    play.do("use besieger")
    targets = ["1.3", "1.3v", "3.1", "3.1v", "3.2"]  # the other two Bases are alike
    assert sorted(play.actions) == [f"siege {target}" for target in targets]


@pytest.mark.rule("RU-ABI-14")
@pytest.mark.parametrize("defender", ["bunker", "de-light", "de-medium", "de-heavy"])
def test_siege_damages_a_vehicle_and_then_destroys_it(defender: str) -> None:
    hand = ["besieger", "besieger-2"]
    play = at({"hand": hand}, {"bases": [{"defender": defender}, {}, {}]})
    play.do("use besieger", "siege 2.1v")
    assert play.bases(2)[0] == f"whole + {defender} (damaged)"
    play.do("use besieger-2", "siege 2.1v")
    assert play.bases(2)[0] == "whole"
    assert play.depot(2) == [defender]


@pytest.mark.rule("RU-ABI-14")
def test_siege_damages_a_base_and_then_destroys_it() -> None:
    play = at({"hand": ["besieger", "besieger-2"]}, {})
    play.do("use besieger", "siege 2.1")
    assert play.bases(2) == ["damaged", "whole", "whole"]
    play.do("use besieger-2", "siege 2.1")
    assert play.bases(2) == ["destroyed", "whole", "whole"]


@pytest.mark.rule("RU-ABI-14")
def test_a_heavy_tank_besieges_like_any_other_card() -> None:
    heavy = vehicle("heavy-besieger", "ussr", "heavy", abilities=("siege_master",))
    cards = ZOO | {"vehicles": [*ZOO["vehicles"], heavy]}
    play = at({"hand": ["heavy-besieger"]}, {"bases": ON_ONE_BASE}, options={"cards": cards})
    play.do("use heavy-besieger", "siege 2.2")
    assert play.bases(2) == ["whole + de-heavy", "damaged", "whole"]


@pytest.mark.rule("RU-ABI-14")
def test_siege_destroys_what_an_assault_has_damaged() -> None:
    play = at({"hand": ["de-besieger", "su-light"]}, {"bases": ON_ONE_BASE})
    play.do("attack su-light", "hit 2.1v", "use de-besieger", "siege 2.1v")
    assert play.depot(2) == ["de-heavy"]
    assert play.do("end").depot(1) == ["su-light", "de-besieger", "medal-germany"]


@pytest.mark.rule("RU-ABI-14")
def test_siege_master_with_no_enemy_base_left_does_nothing() -> None:
    play = at({"hand": ["besieger"]}, {"bases": ["destroyed"] * 3})
    play.do("use besieger")
    assert play.step == "main"
    assert play.depot(1) == ["besieger"]


@pytest.mark.rule("RU-ABI-15")
@pytest.mark.parametrize(
    ("targets", "legal"),
    [
        ("any", ["2.1", "2.1v", "2.2", "2.2v", "2.3"]),
        ("armored", ["2.1", "2.2", "2.2v", "2.3"]),
    ],
)
def test_whether_auxiliary_units_may_be_besieged(targets: str, legal: list[str]) -> None:
    bases = [{"defender": "bunker"}, {"defender": "de-light"}, {}]
    play = at({"hand": ["besieger"]}, {"bases": bases}, options={"siege_targets": targets})
    play.do("use besieger")
    assert play.actions == [f"siege {target}" for target in legal]


@pytest.mark.rule("RU-ABI-15")
@pytest.mark.parametrize("defender", ["de-light", "de-medium", "de-spg", "de-heavy"])
def test_each_armored_class_may_be_besieged(defender: str) -> None:
    bases = [{"defender": defender}, {}, {}]
    play = at({"hand": ["besieger"]}, {"bases": bases}, options={"siege_targets": "armored"})
    assert play.do("use besieger").may("siege 2.1v")


@pytest.mark.rule("RU-ABI-15")
def test_any_vehicle_may_be_besieged_by_default() -> None:
    play = at({"hand": ["besieger"]}, {"bases": [{"defender": "bunker"}, {}, {}]})
    assert play.do("use besieger").may("siege 2.1v")


@pytest.mark.rule("RU-ABI-16", "RU-END-06")
def test_the_defender_of_a_destroyed_base_gives_no_medal() -> None:
    bases = [{"base": "damaged", "defender": "de-heavy", "defender_damaged": True}, {}, {}]
    play = at({"hand": ["besieger"]}, {"bases": bases})
    play.do("use besieger", "siege 2.1")
    assert play.bases(2) == ["destroyed", "whole", "whole"]
    assert play.depot(2) == ["de-heavy"]
    play.do("end")
    assert play.depot(1) == ["base-2", "besieger"]
    assert play.scores()[0].vehicles_destroyed == 0
    assert play.scores()[0].bases_destroyed == 1


@pytest.mark.rule("RU-ABI-16")
@pytest.mark.parametrize(
    ("besieger", "medal"), [("besieger", "medal-ussr"), ("de-besieger", "medal-germany")]
)
def test_a_siege_kill_gives_a_medal_of_the_siege_masters_nation(besieger: str, medal: str) -> None:
    bases = [{"defender": "fr-heavy", "defender_damaged": True}, {}, {}]
    play = at({"hand": [besieger]}, {"bases": bases})
    play.do(f"use {besieger}", "siege 2.1v")
    assert play.depot(1) == [besieger]  # the Medal comes at the end of the turn
    assert play.do("end").depot(1) == [besieger, medal]


@pytest.mark.rule("RU-ABI-16")
def test_siege_medals_are_paid_once() -> None:
    bases = [{"defender": "fr-heavy", "defender_damaged": True}, {}, {}]
    play = at({"hand": ["besieger"]}, {"bases": bases})
    play.do("use besieger", "siege 2.1v", "end", "end", "end")
    assert play.view(1)["medals"]["ussr"] == [8, 3]


@pytest.mark.rule("RU-ABI-16")
def test_a_siege_destroyed_base_gives_no_medal_card() -> None:
    play = at({"hand": ["besieger"]}, {"bases": ["damaged", {}, {}]})
    play.do("use besieger", "siege 2.1", "end")
    assert play.depot(1) == ["base-2", "besieger"]
    assert play.view(1)["medals"]["ussr"] == [9, 3]


@pytest.mark.rule("RU-ABI-17")
@pytest.mark.parametrize("siege_first", [True, False])
def test_siege_goes_beside_an_assault_of_another_nation(siege_first: bool) -> None:
    bases = [{"defender": "fr-heavy", "defender_damaged": True}, {"defender": "fr-light"}, {}]
    play = at({"hand": ["de-besieger", "su-light"]}, {"bases": bases})
    siege = ["use de-besieger", "siege 2.1v"]
    assault = ["attack su-light", "hit 2.2v"]
    play.do(*(siege + assault if siege_first else assault + siege), "end")
    assert play.depot(2) == (["fr-heavy", "fr-light"] if siege_first else ["fr-light", "fr-heavy"])
    assert play.view(1)["medals"]["germany"] == [8, 3]
    assert play.view(1)["medals"]["ussr"] == [8, 3]


@pytest.mark.rule("RU-ABI-17")
def test_siege_opens_a_base_for_the_assault() -> None:
    bases = [{"defender": "fr-light", "defender_damaged": True}, "destroyed", "destroyed"]
    play = at({"hand": ["besieger", "bases-only"]}, {"bases": bases})
    assert not play.may("attack bases-only")
    play.do("use besieger", "siege 2.1v", "attack bases-only")
    assert play.bases(2)[0] == "damaged"

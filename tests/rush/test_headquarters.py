"""RU-SF-04, -05, -17, -18: the Headquarters, a fourth Base that falls last."""

import pytest

from motorpool.core.chance import Seeded
from motorpool.rush.game import Rush
from tests.rush.support import at

HQ = {"headquarters": True}
GONE = "destroyed"


@pytest.mark.rule("RU-SF-04")
def test_each_player_begins_with_a_headquarters_by_the_option_only() -> None:
    for options, count in ((HQ, 4), ({}, 3)):
        game = Rush.preset("base", 3, options | {"score_own_bases": True})
        state = game.start(Seeded("hq"))
        for player in game.view(state, -1)["players"]:
            assert [base["standing"] for base in player["bases"]] == [True] * count
        assert game.outcome(state).points == (3 * count,) * 3


@pytest.mark.rule("RU-SF-04")
def test_it_cannot_be_attacked_while_another_base_stands() -> None:
    enemy = {"bases": ["damaged", "whole", GONE, "damaged"]}
    play = at({"hand": ["su-light"]}, enemy, options=HQ).do("attack su-light")
    assert play.actions == ["hit 2.1", "hit 2.2"]


@pytest.mark.rule("RU-SF-04")
def test_it_cannot_be_attacked_while_the_other_base_is_defended() -> None:
    enemy = {"bases": [{"defender": "de-light"}, GONE, GONE, "whole"]}
    play = at({"hand": ["bases-only"]}, enemy, options=HQ)
    assert not play.may("attack bases-only")


@pytest.mark.rule("RU-SF-04")
def test_it_cannot_be_besieged_while_another_base_stands() -> None:
    enemy = {"bases": [GONE, "whole", {"defender": "de-light"}, "damaged"]}
    play = at({"hand": ["besieger"]}, enemy, options=HQ).do("use besieger")
    assert play.actions == ["siege 2.2", "siege 2.3", "siege 2.3v"]


@pytest.mark.rule("RU-SF-04", "RU-SF-17")
def test_as_the_last_base_it_is_attacked_and_destroyed_like_any() -> None:
    play = at({"hand": ["su-light", "su-spg"]}, {"bases": [GONE, GONE, GONE, "whole"]}, options=HQ)
    play.do("attack su-light", "join su-spg", "fire su-light")
    assert play.bases(2)[3] == "destroyed"
    assert "hq-2" in play.depot(1)


@pytest.mark.rule("RU-SF-04", "RU-SF-17")
def test_as_the_last_base_it_is_besieged_defended_or_not() -> None:
    enemy = {"bases": [GONE, GONE, GONE, {"base": "damaged", "defender": "de-light"}]}
    play = at({"hand": ["besieger"]}, enemy, options=HQ).do("use besieger")
    assert play.actions == ["siege 2.hq", "siege 2.hqv"]
    play.do("siege 2.hq")
    assert play.depot(1) == ["hq-2", "besieger"]
    assert play.depot(2) == ["de-light"]


@pytest.mark.rule("RU-SF-04")
def test_its_protection_is_its_owners_own() -> None:
    """A third player's Bases do not protect it."""
    enemy = {"bases": [GONE, GONE, GONE, "whole"]}
    play = at({"hand": ["su-light"]}, enemy, {}, options=HQ).do("attack su-light")
    assert play.actions == ["hit 2.hq", "hit 3.1"]


@pytest.mark.rule("RU-SF-04", "RU-END-04")
def test_a_destroyed_headquarters_is_worth_three_medals() -> None:
    play = at({"depot": ["hq-2"]}, {"bases": [GONE] * 4}, options=HQ)
    assert [score.total() for score in play.scores()] == [3, 0]


@pytest.mark.rule("RU-SF-04")
def test_it_can_be_defended_at_any_time_and_is_repaired() -> None:
    play = at({"hand": ["su-light"]}, {}, options=HQ).do("defend su-light")
    assert play.actions == ["guard 1.1", "guard 1.hq"]
    play.do("guard 1.hq")
    assert play.bases(1) == ["whole"] * 3 + ["whole + su-light"]
    bases = [GONE, GONE, GONE, "damaged"]
    play = at({"bases": bases}, {}, options=HQ, steps=[{"step": "turn-begins"}])
    assert play.bases(1)[3] == "whole"


@pytest.mark.rule("RU-SF-05")
def test_the_fall_of_a_headquarters_triggers_the_end_and_the_third_base_does_not() -> None:
    enemy = {"bases": [GONE, GONE, "damaged", "damaged"]}
    play = at({"hand": ["besieger", "besieger-2"]}, enemy, options=HQ)
    play.do("use besieger", "siege 2.3")
    assert play.view(1)["trigger"] == "none"
    play.do("use besieger-2", "siege 2.hq")
    assert play.view(1)["trigger"] == "bases"
    play.do("end", "end")
    assert play.step == "over"


@pytest.mark.rule("RU-SF-05", "RU-END-01")
def test_without_headquarters_the_third_base_triggers_the_end() -> None:
    play = at({"hand": ["besieger"]}, {"bases": [GONE, GONE, "damaged"]})
    play.do("use besieger", "siege 2.3")
    assert play.view(1)["trigger"] == "bases"


@pytest.mark.rule("RU-SF-05")
def test_with_headquarters_the_medals_trigger_the_end_too() -> None:
    play = at({"hand": ["hero"]}, {"depot": ["medal-ussr"] * 8}, options=HQ).do("use hero")
    assert play.view(1)["trigger"] == "medals"


@pytest.mark.rule("RU-SF-17")
def test_its_defender_may_be_attacked_while_bases_stand_but_it_may_not_after_that() -> None:
    enemy = {"bases": [GONE, GONE, {"defender": "de-light"}, {"defender": "de-medium"}]}
    play = at({"hand": ["su-heavy", "su-heavy-2"]}, enemy, options=HQ)
    play.do("attack su-heavy", "join su-heavy-2", "fire su-heavy")
    assert play.actions == ["hit 2.3v", "hit 2.hqv"]
    play.do("hit 2.hqv")  # the only target left for the second tank is the Vehicle on Base 3
    assert play.bases(2) == [GONE, GONE, "whole", "whole"]


@pytest.mark.rule("RU-SF-17")
def test_its_defender_may_be_besieged_while_bases_stand() -> None:
    enemy = {"bases": ["whole", GONE, GONE, {"defender": "de-light"}]}
    play = at({"hand": ["besieger"]}, enemy, options=HQ).do("use besieger")
    assert play.actions == ["siege 2.1", "siege 2.hqv"]


@pytest.mark.rule("RU-SF-17")
def test_it_is_a_target_in_the_same_assault_once_the_last_base_fell() -> None:
    play = at(
        {"hand": ["su-heavy", "su-heavy-2"]}, {"bases": [GONE, GONE, "whole", "whole"]}, options=HQ
    )
    play.do("attack su-heavy", "join su-heavy-2", "fire su-heavy-2")
    assert play.depot(1) == ["base-2", "su-heavy-2", "hq-2", "su-heavy"]


@pytest.mark.rule("RU-SF-17")
def test_its_defender_protects_it_in_the_assault_as_any_base() -> None:
    enemy = {"bases": [GONE, GONE, GONE, {"defender": "de-heavy"}]}
    play = at({"hand": ["su-light"]}, enemy, options=HQ).do("attack su-light")
    assert play.bases(2)[3] == "whole + de-heavy (damaged)"


@pytest.mark.rule("RU-SF-17")
def test_it_is_protected_in_a_gradual_assault_too() -> None:
    play = at(
        {"hand": ["su-heavy", "su-heavy-2"]},
        {"bases": [GONE, GONE, "whole", "damaged"]},
        options=HQ | {"gradual_reveal": True},
    )
    play.do("attack su-heavy")  # Base 3 is the only target
    assert play.bases(2)[2:] == [GONE, "damaged"]
    play.do("attack su-heavy-2")
    assert play.bases(2)[2:] == [GONE, GONE]


@pytest.mark.rule("RU-SF-18", "RU-ABI-05")
def test_undefended_it_comes_before_the_defended_bases() -> None:
    guarded = [{"defender": f"su-light{n}"} for n in ("", "-2")] + [{"defender": "su-medium"}]
    play = at({"hand": ["su-heavy"], "bases": [*guarded, "whole"]}, {}, options=HQ)
    play.do("defend su-heavy")
    assert play.bases(1)[3] == "whole + su-heavy"
    assert play.depot(1) == []


@pytest.mark.rule("RU-SF-18", "RU-ABI-05")
def test_an_undefended_base_comes_before_the_defended_headquarters() -> None:
    bases = [GONE, GONE, "whole", {"defender": "su-light"}]
    play = at({"hand": ["su-heavy"], "bases": bases}, {}, options=HQ).do("defend su-heavy")
    assert play.bases(1) == [GONE, GONE, "whole + su-heavy", "whole + su-light"]


@pytest.mark.rule("RU-SF-18", "RU-ABI-08")
def test_a_player_with_only_a_headquarters_defends_it() -> None:
    play = at({"hand": ["su-heavy"], "bases": [GONE, GONE, GONE, "whole"]}, {}, options=HQ)
    play.do("defend su-heavy")
    assert play.bases(1)[3] == "whole + su-heavy"


@pytest.mark.parametrize(("guarded", "drawn"), [((0, 1), 3), ((0, 1, 2), 4), ((0, 1, 3), 4)])
@pytest.mark.rule("RU-SF-18", "RU-ALT-07")
def test_it_counts_for_the_bonus_of_defended_bases(guarded: tuple[int, ...], drawn: int) -> None:
    defenders = ["su-light", "su-medium", "su-spg", "su-heavy"]
    bases = [{"defender": defenders[slot]} if slot in guarded else {} for slot in range(4)]
    play = at({"bases": bases}, {}, options=HQ | {"defended_bonus": True}).do("end")
    assert len(play.hand(1)) == drawn


@pytest.mark.rule("RU-SF-18", "RU-ACH-01")
def test_destroying_it_counts_as_destroying_a_base() -> None:
    play = at(
        {"hand": ["besieger"], "bases_destroyed": 2},
        {"bases": [GONE, GONE, GONE, "damaged"], "bases_destroyed": 2},
        options=HQ,
        achievements=["bases-destroyed"],
    )
    play.do("use besieger", "siege 2.hq")
    assert [score.bases_destroyed for score in play.scores()] == [3, 2]
    assert [len(score.achievements) for score in play.scores()] == [1, 0]


@pytest.mark.rule("RU-SF-18", "RU-SF-ACH-10")
def test_it_is_one_of_the_own_bases_left() -> None:
    play = at(
        {"bases": [GONE, GONE, "whole", GONE]},
        {"bases": [GONE, GONE, "whole", "whole"]},
        options=HQ | {"achievements": "second_front"},
        achievements=["own-bases"],
    )
    assert [len(score.achievements) for score in play.scores()] == [0, 1]

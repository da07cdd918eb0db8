"""RU-ASLT: the assault, and the two abilities that limit it (RU-ABI-21, RU-ABI-22)."""

from typing import Any

import pytest

from tests.rush.support import at

GONE = "destroyed"


def on_the_last_base(defender: str, **more: Any) -> dict[str, Any]:
    """A player with one Base left, and a Vehicle on it."""
    return {"bases": [{"defender": defender} | more, GONE, GONE]}


# Announcing


@pytest.mark.rule("RU-ASLT-01")
def test_only_vehicles_with_power_attack() -> None:
    hand = ["gun", "gun-2", "su-light", "bunker-2", "draw-1", "engineers", "medal-ussr"]
    play = at({"hand": hand}, {})
    attacks = [action for action in play.actions if action.startswith("attack")]
    assert attacks == ["attack gun", "attack gun-2", "attack su-light"]
    assert play.do("attack gun").actions == ["join gun-2", "join su-light", "charge"]


@pytest.mark.rule("RU-ASLT-01")
def test_only_vehicles_of_one_nation_attack_together() -> None:
    play = at({"hand": ["su-light", "de-light", "su-heavy", "fr-spg"]}, {})
    assert play.do("attack su-light").actions == ["join su-heavy", "charge"]


@pytest.mark.rule("RU-ASLT-01")
def test_all_attackers_are_announced_before_the_first_attack() -> None:
    play = at({"hand": ["su-light", "su-heavy", "su-spg"]}, {})
    play.do("attack su-light", "join su-heavy", "charge")
    assert play.actions == ["fire su-light", "fire su-heavy"]
    play.do("fire su-heavy")
    assert play.step == "main"  # su-spg was not announced and stays
    assert play.hand(1) == ["su-spg"]
    assert play.bases(2) == ["destroyed", "damaged", "whole"]


@pytest.mark.rule("RU-ASLT-01")
def test_one_assault_in_a_turn() -> None:
    play = at({"hand": ["su-light", "su-heavy", "de-light"]}, {})
    play.do("attack su-light", "charge")
    assert play.step == "main"
    assert not [action for action in play.actions if action.startswith("attack")]


@pytest.mark.rule("RU-ASLT-01")
def test_the_next_turn_has_its_own_assault() -> None:
    play = at({"hand": ["su-light"]}, {"hand": ["de-light"]})
    play.do("attack su-light", "end")
    assert (play.active, play.may("attack de-light")) == (2, True)


@pytest.mark.rule("RU-ASLT-12")
def test_no_other_card_is_played_during_an_assault() -> None:
    hand = ["su-light", "su-spg", "recruiter", "engineers", "su-heavy"]
    play = at({"hand": hand}, {"bases": ["damaged", {}, {}]}, reserve=["cost-1"])
    play.do("attack su-light")
    assert play.actions == ["join su-spg", "join su-heavy", "charge"]
    play.do("join su-spg", "charge")
    assert play.actions == ["fire su-light", "fire su-spg"]
    play.do("fire su-light")
    assert play.actions == ["hit 2.1", "hit 2.2"]
    play.do("hit 2.1")
    assert {"use recruiter", "spend engineers", "defend su-heavy"} <= set(play.actions)


@pytest.mark.rule("RU-ASLT-12")
def test_a_card_without_a_target_alone_cannot_begin_an_assault() -> None:
    play = at({"hand": ["bases-only"]}, on_the_last_base("de-light"))
    assert not play.may("attack bases-only")
    play = at({"hand": ["vehicles-only"]}, {})
    assert not play.may("attack vehicles-only")
    play = at({"hand": ["su-heavy"]}, {"bases": [GONE] * 3})
    assert not play.may("attack su-heavy")


@pytest.mark.rule("RU-ASLT-12")
def test_a_card_of_another_nation_does_not_help_one_without_a_target() -> None:
    play = at({"hand": ["bases-only", "de-light"]}, on_the_last_base("us-light"))
    assert play.may("attack de-light")
    assert not play.may("attack bases-only")


@pytest.mark.rule("RU-ASLT-12")
def test_a_card_without_a_target_needs_one_with_a_target_beside_it() -> None:
    hand = ["bases-only", "su-light", "su-spg"]
    play = at({"hand": hand}, on_the_last_base("us-light"))
    assert play.do("attack bases-only").actions == ["join su-light", "join su-spg"]
    assert play.do("join su-light").may("charge")


@pytest.mark.rule("RU-ASLT-12")
def test_every_announced_card_with_a_target_attacks() -> None:
    play = at({"hand": ["su-light", "su-light-2"]}, {"bases": ["damaged", {}, {}]})
    play.do("attack su-light", "join su-light-2", "fire su-light", "hit 2.1")
    assert play.bases(2) == ["destroyed", "damaged", "whole"]  # the second had one kind of target
    assert play.depot(1) == ["base-2", "su-light", "su-light-2"]


# One attack after another


@pytest.mark.rule("RU-ASLT-02")
def test_targets_are_defenders_and_open_bases_of_all_enemies() -> None:
    two = {"bases": [{"defender": "de-light"}, "damaged", {}]}
    three = on_the_last_base("fr-light")
    own = {"hand": ["su-light"], "bases": [{"defender": "us-light"}, {}, {}]}
    play = at(two, own, three, turn=1)
    play.do("attack su-light")
    assert sorted(play.actions) == ["hit 1.1v", "hit 1.2", "hit 1.3", "hit 3.1v"]


@pytest.mark.rule("RU-ASLT-02")
def test_open_bases_that_are_alike_are_one_choice() -> None:
    play = at({"hand": ["su-light"]}, {"bases": ["damaged", "damaged", {}]}, {})
    assert play.do("attack su-light").actions == ["hit 2.1", "hit 2.3", "hit 3.1"]


@pytest.mark.rule("RU-ASLT-02")
def test_each_attacker_goes_to_the_depot_after_its_attack() -> None:
    two, three = on_the_last_base("de-light"), on_the_last_base("fr-light")
    play = at({"hand": ["su-light", "su-spg", "su-heavy"]}, two, three)
    play.do("attack su-light", "join su-spg", "join su-heavy", "fire su-spg", "hit 3.1v")
    assert play.depot(1) == ["su-spg"]
    assert play.actions == ["fire su-light", "fire su-heavy"]
    play.do("fire su-light", "hit 2.1v")
    assert play.depot(1) == ["su-spg", "su-light"]
    assert play.actions == ["hit 2.1", "hit 3.1"]
    play.do("hit 3.1")
    assert (play.bases(2)[0], play.bases(3)[0]) == ("whole", "destroyed")


@pytest.mark.rule("RU-ASLT-02", "RU-ASLT-03")
def test_the_same_target_may_be_attacked_again() -> None:
    bases = [{"defender": "de-heavy"}, {"defender": "de-medium"}, {}]
    play = at({"hand": ["su-light", "su-medium"]}, {"bases": bases})
    play.do("attack su-light", "join su-medium", "fire su-light", "hit 2.1v")
    assert play.bases(2)[0] == "whole + de-heavy (damaged)"
    play.do("hit 2.1v")
    assert play.bases(2) == ["whole", "whole + de-medium", "whole"]


@pytest.mark.rule("RU-ASLT-02")
def test_announced_cards_left_without_a_target_do_nothing() -> None:
    hand = ["su-light", "vehicles-only"]
    play = at({"hand": hand}, {"bases": [{"defender": "de-light"}, {}, {}]})
    play.do("attack su-light", "join vehicles-only", "fire su-light", "hit 2.1v")
    assert play.step == "main"
    assert play.bases(2) == ["whole", "whole", "whole"]
    assert play.depot(1) == ["su-light", "vehicles-only", "medal-ussr"]
    assert play.view(1)["this_turn"]["announced"] == []


@pytest.mark.rule("RU-ASLT-02")
def test_only_a_card_with_a_target_can_be_picked() -> None:
    hand = ["bases-only", "su-light", "su-spg"]
    play = at({"hand": hand}, on_the_last_base("de-light"))
    play.do("attack bases-only", "join su-light", "join su-spg")
    assert play.actions == ["fire su-light", "fire su-spg"]
    play.do("fire su-light")
    assert play.actions == ["fire bases-only", "fire su-spg"]


@pytest.mark.rule("RU-ASLT-02")
def test_the_assault_ends_with_the_last_base_of_the_enemies() -> None:
    play = at({"hand": ["su-heavy", "su-light"]}, {"bases": [GONE, GONE, {}]})
    play.do("attack su-heavy", "join su-light", "fire su-heavy")
    assert play.step == "main"
    assert play.depot(1) == ["base-2", "su-heavy", "su-light"]


# What an attack does


@pytest.mark.rule("RU-ASLT-03")
@pytest.mark.parametrize(
    ("attacker", "defender", "destroyed"),
    [
        ("su-light", "de-light", True),
        ("su-light", "de-heavy", False),
        ("su-medium", "de-spg", True),
        ("su-medium", "de-medium", False),
        ("su-spg", "de-medium", True),
        ("su-heavy", "de-heavy", True),
        ("su-heavy", "bunker", True),
        ("gun", "bunker-2", False),
        ("gun-2", "bunker-2", True),
    ],
)
def test_power_against_armor(attacker: str, defender: str, destroyed: bool) -> None:
    play = at({"hand": [attacker]}, on_the_last_base(defender))
    play.do(f"attack {attacker}")
    left = "whole" if destroyed else f"whole + {defender} (damaged)"
    assert play.bases(2)[0] == left
    assert play.depot(2) == ([defender] if destroyed else [])
    assert play.scores()[0].vehicles_destroyed == destroyed


@pytest.mark.rule("RU-ASLT-03")
def test_a_damaged_vehicle_is_destroyed_by_any_hit() -> None:
    play = at({"hand": ["su-light"]}, on_the_last_base("de-heavy", defender_damaged=True))
    play.do("attack su-light")
    assert play.bases(2)[0] == "whole"
    assert play.depot(2) == ["de-heavy"]
    assert play.depot(1) == ["su-light", "medal-ussr"]


@pytest.mark.rule("RU-ASLT-04")
@pytest.mark.parametrize("attacker", ["su-light", "su-medium", "su-spg", "gun", "gun-2"])
def test_a_base_is_damaged_first_and_destroyed_then(attacker: str) -> None:
    play = at({"hand": [attacker]}, {"bases": [{}, GONE, GONE]})
    assert play.do(f"attack {attacker}").bases(2)[0] == "damaged"
    play = at({"hand": [attacker]}, {"bases": ["damaged", GONE, GONE]})
    assert play.do(f"attack {attacker}").bases(2)[0] == "destroyed"


@pytest.mark.rule("RU-ASLT-05")
@pytest.mark.parametrize("attacker", ["su-heavy", "heavy-bases-only"])
def test_a_heavy_tank_destroys_a_base_at_once(attacker: str) -> None:
    play = at({"hand": [attacker]}, {"bases": [{"defender": "de-light"}, GONE, {}]})
    play.do(f"attack {attacker}", *(["hit 2.3"] if attacker == "su-heavy" else []))
    assert play.bases(2) == ["whole + de-light", "destroyed", "destroyed"]


@pytest.mark.rule("RU-ASLT-06", "RU-ASLT-08")
def test_a_destroyed_base_goes_to_the_attackers_depot_and_gives_no_medal() -> None:
    play = at({}, {"hand": ["su-heavy"]}, {}, turn=1)
    play.do("attack su-heavy", "hit 3.1")
    assert play.depot(2) == ["base-3", "su-heavy"]
    assert play.depot(3) == []
    assert play.view(1)["medals"]["ussr"] == [9, 3]


@pytest.mark.rule("RU-ASLT-07")
def test_kill_the_defender_then_hit_the_base() -> None:
    """What the rule book allows to two attackers of one assault."""
    play = at({"hand": ["su-light", "su-heavy"]}, on_the_last_base("de-light"))
    play.do("attack su-light", "join su-heavy", "fire su-light")
    assert play.bases(2)[0] == "destroyed"
    assert play.depot(2) == ["de-light"]
    assert play.depot(1) == ["su-light", "base-2", "su-heavy", "medal-ussr"]


# Damage stays


@pytest.mark.rule("RU-ASLT-11")
def test_damage_stays_until_the_owner_begins_a_turn() -> None:
    bases = [{"base": "damaged", "defender": "de-heavy", "defender_damaged": True}, "damaged", {}]
    play = at({"bases": ["damaged", {}, {}]}, {}, {"bases": bases})
    damaged = ["damaged + de-heavy (damaged)", "damaged", "whole"]
    play.do("end")
    assert (play.active, play.bases(1)[0], play.bases(3)) == (2, "damaged", damaged)
    play.do("end")
    assert (play.active, play.bases(1)[0]) == (3, "damaged")
    assert play.bases(3) == ["whole + de-heavy", "whole", "whole"]
    assert play.do("end").bases(1)[0] == "whole"


@pytest.mark.rule("RU-ASLT-11")
def test_two_players_can_destroy_what_one_could_not() -> None:
    play = at({"hand": ["su-light"]}, {"hand": ["de-light"]}, on_the_last_base("fr-heavy"))
    play.do("attack su-light", "hit 3.1v", "end", "attack de-light", "hit 3.1v")
    assert play.depot(3) == ["fr-heavy"]
    assert "medal-germany" in play.depot(2)


# Limits on targets


@pytest.mark.rule("RU-ABI-21")
@pytest.mark.parametrize("attacker", ["bases-only", "heavy-bases-only"])
def test_attacks_bases_only(attacker: str) -> None:
    bases = [{"defender": "de-light"}, "damaged", {}]
    play = at({"hand": [attacker]}, {"bases": bases})
    assert play.do(f"attack {attacker}").actions == ["hit 2.2", "hit 2.3"]


@pytest.mark.rule("RU-ABI-22")
def test_attacks_vehicles_only() -> None:
    bases = [{}, {"defender": "de-light"}, {"defender": "de-heavy"}]
    play = at({"hand": ["vehicles-only"]}, {"bases": bases})
    assert play.do("attack vehicles-only").actions == ["hit 2.2v", "hit 2.3v"]


@pytest.mark.rule("RU-ABI-21", "RU-ABI-22")
def test_the_limits_are_for_the_assault_only() -> None:
    play = at({"hand": ["bases-only", "vehicles-only"]}, {})
    play.do("defend bases-only", "defend vehicles-only")
    assert play.bases(1) == ["whole + bases-only", "whole + vehicles-only", "whole"]

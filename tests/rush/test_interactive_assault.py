"""RU-ALT-04 to -06, -20 to -23: both sides may support a fight for a Vehicle."""

from typing import Any

import pytest

from motorpool.core.errors import BadOption
from motorpool.rush.game import Rush
from tests.rush.support import Play, at

INTERACTIVE = {"gradual_reveal": True, "interactive_assault": True}


def fight(
    attacker: str,
    defender: str,
    ours: tuple[str, ...] = (),
    theirs: tuple[str, ...] = (),
    damaged: bool = False,
    **options: Any,
) -> Play:
    """The first player attacks a Vehicle of the second; both with these cards in hand."""
    base = {"defender": defender, "defender_damaged": damaged}
    enemy = {"hand": list(theirs), "bases": [base, {}, {}]}
    play = at({"hand": [attacker, *ours]}, enemy, options=INTERACTIVE | options)
    return play.do(f"attack {attacker}", "hit 2.1v")


# Support


@pytest.mark.rule("RU-ALT-04")
def test_the_defender_chooses_first_then_they_take_turns() -> None:
    ours, theirs = ("su-medium", "medal-ussr"), ("de-light-2", "medal-germany", "engineers")
    play = fight("su-light", "de-light", ours, theirs)
    assert (play.step, play.decider) == ("support", 2)
    assert play.actions == ["support de-light-2", "support medal-germany", "pass"]
    play.do("support de-light-2")
    assert play.decider == 1
    assert play.actions == ["support su-medium", "support medal-ussr", "pass"]
    assert play.do("support medal-ussr").decider == 2
    assert play.do("support medal-germany").decider == 1


@pytest.mark.rule("RU-ALT-04")
def test_only_vehicles_and_medals_of_the_nation_fit() -> None:
    """The defending Vehicle's nation for one side, the attacking card's for the other."""
    cards = ("engineers", "technicians", "su-medium", "medal-ussr")
    play = fight("su-light", "de-light", (*cards, "de-heavy"), ("engineers", "us-light", "de-spg"))
    assert play.actions == ["support de-spg", "pass"]
    play.do("pass")
    assert play.actions == ["support su-medium", "support medal-ussr", "pass"]


STRONG = ["de-heavy", "de-hero", "medal-germany", "two-medal-germany"]


@pytest.mark.rule("RU-ALT-04")
@pytest.mark.parametrize("card", STRONG)
def test_any_support_card_gives_exactly_one_armor(card: str) -> None:
    play = fight("su-spg", "de-light", ("engineers",), (card,)).do(f"support {card}")
    asked = play.view(2)["asked"]
    assert (asked["power"], asked["armor"]) == (2, 2)
    assert play.do("pass").bases(2)[0] == "whole"  # two against two destroys


@pytest.mark.rule("RU-ALT-04")
@pytest.mark.parametrize("card", ["su-heavy", "hero", "medal-ussr", "two-medal-ussr"])
def test_any_support_card_gives_exactly_one_power(card: str) -> None:
    play = fight("su-light", "de-medium", (card,), ("medal-germany",))
    play.do("support medal-germany", f"support {card}")  # two against three
    assert play.bases(2)[0] == "whole + de-medium"


@pytest.mark.rule("RU-ALT-04")
def test_without_the_option_nobody_is_asked() -> None:
    play = fight(
        "su-light", "de-medium", ("su-medium",), ("de-light-2",), interactive_assault=False
    )
    assert play.step == "main"
    assert play.bases(2)[0] == "whole + de-medium (damaged)"


# The result


@pytest.mark.rule("RU-ALT-05")
@pytest.mark.parametrize(
    ("attacker", "defender", "left"),
    [
        ("su-light", "de-light", "whole"),
        ("su-spg", "de-medium", "whole"),
        ("su-spg", "de-light", "whole"),
        ("su-light", "de-medium", "whole + de-medium"),
    ],
)
def test_power_at_least_armor_destroys_and_less_does_nothing(
    attacker: str, defender: str, left: str
) -> None:
    play = fight(attacker, defender)  # with empty hands both pass by themselves
    assert play.bases(2)[0] == left
    assert (defender in play.depot(2)) == (left == "whole")
    assert play.view(1)["this_turn"]["assault_kills"] == (left == "whole")


@pytest.mark.rule("RU-ALT-05")
@pytest.mark.parametrize(
    ("texts", "left"),
    [
        (("pass", "pass"), "whole"),
        (("support de-spg", "pass", "pass"), "whole + de-light"),
        (("support de-spg", "support su-spg"), "whole"),
    ],
)
def test_support_decides_the_fight(texts: tuple[str, ...], left: str) -> None:
    play = fight("su-light", "de-light", ("su-spg",), ("de-spg", "engineers")).do(*texts)
    while play.step == "support":
        play.do("pass")
    assert play.bases(2)[0] == left


@pytest.mark.rule("RU-ALT-05")
def test_an_undefended_base_cannot_be_supported() -> None:
    enemy = {"hand": ["de-light-2"], "bases": [{"defender": "de-light"}, "damaged", "destroyed"]}
    play = at({"hand": ["su-light", "su-medium"]}, enemy, options=INTERACTIVE)
    play.do("attack su-light", "hit 2.2")
    assert play.step == "main"
    assert play.bases(2)[1] == "destroyed"


@pytest.mark.rule("RU-ALT-22")
@pytest.mark.parametrize(("on", "left"), [(True, "whole + de-medium (damaged)"), (False, "whole")])
def test_earlier_damage_does_not_count_in_the_fight(on: bool, left: str) -> None:
    play = fight("su-light", "de-medium", damaged=True, interactive_assault=on)
    assert play.bases(2)[0] == left


@pytest.mark.rule("RU-ALT-05", "RU-ALT-17")
def test_each_fight_begins_afresh() -> None:
    """Neither the support nor the card that shows the nation helps in the next fight."""
    play = fight(
        "su-light", "de-light", ("su-light-2", "medal-ussr"), ("medal-germany", "engineers")
    )
    play.do("support medal-germany", "pass", "pass")
    assert play.bases(2)[0] == "whole + de-light"
    play.do("attack su-light-2", "hit 2.1v")
    asked = play.view(2)["asked"]
    assert (asked["card"], asked["power"], asked["armor"]) == ("su-light-2", 1, 1)
    assert play.do("pass", "pass").bases(2)[0] == "whole"


# Where the cards go, and how it ends


@pytest.mark.rule("RU-ALT-06")
def test_support_cards_go_to_the_depot_of_who_played_them() -> None:
    play = fight("su-light", "de-light", ("su-spg",), ("de-spg",))
    play.do("support de-spg", "support su-spg")  # both hands are empty now
    assert play.depot(1) == ["su-spg"]
    assert play.depot(2) == ["de-spg", "de-light"]


@pytest.mark.rule("RU-ALT-06")
@pytest.mark.parametrize(
    ("texts", "asked"),
    [
        (("pass",), 1),
        (("pass", "pass"), 0),
        (("pass", "support su-spg"), 2),  # the other side added a card: back in
        (("pass", "support su-spg", "pass"), 1),
        (("pass", "support su-spg", "pass", "pass"), 0),
        (("support de-spg", "pass"), 2),
        (("support de-spg", "pass", "pass"), 0),
        (("support de-spg", "pass", "support de-heavy"), 1),
    ],
)
def test_two_passes_in_a_row_end_the_fight(texts: tuple[str, ...], asked: int) -> None:
    ours, theirs = ("su-spg", "su-heavy"), ("de-spg", "de-heavy", "engineers")
    play = fight("su-light", "de-light", ours, theirs).do(*texts)
    assert (play.decider if play.step == "support" else 0) == asked


# Supporting is playing


@pytest.mark.rule("RU-ALT-21")
def test_a_card_that_supported_cannot_be_played_again_in_the_turn() -> None:
    player = {"hand": ["su-light", "su-medium", "draw-1"], "garage": []}
    enemy: dict[str, Any] = {"bases": [{"defender": "de-light"}, {}, {}]}
    play = at(player, enemy, options=INTERACTIVE)
    play.do("attack su-light", "hit 2.1v", "support su-medium", "pass", "use draw-1")
    assert play.hand(1) == ["su-medium"]  # back by a new Garage
    assert play.actions == ["end"]


@pytest.mark.rule("RU-ALT-21")
def test_a_card_that_was_played_and_came_back_cannot_support() -> None:
    player = {"hand": ["su-medium", "su-light", "draw-1"], "garage": []}
    enemy: dict[str, Any] = {"bases": [{"defender": "de-light"}, {}, {}]}
    play = at(player, enemy, options=INTERACTIVE, reserve=["cost-1"])
    play.do("spend su-medium", "buy cost-1").draws("su-medium").do("use draw-1")
    play.do("attack su-light", "hit 2.1v")
    assert (play.hand(1), play.actions) == (["su-medium"], ["pass"])


@pytest.mark.rule("RU-ALT-21")
def test_hands_spent_in_defence_are_not_refilled() -> None:
    play = fight("su-light", "de-light", (), ("de-spg", "engineers")).do("support de-spg", "pass")
    play.do("end")
    assert (play.active, play.hand(2)) == (2, ["engineers"])
    assert len(play.do("end").hand(2)) == 3


@pytest.mark.rule("RU-ALT-21", "RU-ALT-25")
def test_supporting_on_anothers_turn_leaves_the_own_turn_weak() -> None:
    play = fight("su-light", "de-light", (), ("de-spg", "engineers"), weak_turn=True)
    play.do("support de-spg", "pass", "end")
    assert play.active == 2  # and the attacker's turn was no weak one
    assert play.do("end").step == "weak"


@pytest.mark.rule("RU-ALT-21")
def test_siege_master_cannot_be_answered() -> None:
    enemy = {"hand": ["de-spg"], "bases": [{"defender": "de-light"}, {}, {}]}
    play = at({"hand": ["besieger"]}, enemy, options=INTERACTIVE).do("use besieger", "siege 2.1v")
    assert (play.step, play.bases(2)[0]) == ("main", "whole + de-light (damaged)")


# Who is asked


@pytest.mark.rule("RU-ALT-23")
def test_a_hand_without_a_fitting_card_is_asked_too() -> None:
    play = fight("su-light", "de-light", ("engineers",), ("engineers",))
    assert (play.decider, play.actions) == (2, ["pass"])
    play.do("pass")
    assert (play.decider, play.actions) == (1, ["pass"])


@pytest.mark.rule("RU-ALT-23")
def test_an_empty_hand_passes_by_itself() -> None:
    assert fight("su-light", "de-light", ("su-spg",), ()).decider == 1
    play = fight("su-light", "de-light", (), ("de-spg",)).do("pass")
    assert play.step == "main"


@pytest.mark.rule("RU-ALT-23")
def test_being_asked_tells_the_others_nothing() -> None:
    """Two tables that differ only in whether the defender holds a fitting card."""
    seen = []
    for held, other in (("de-spg", "engineers"), ("engineers", "de-spg")):
        enemy: dict[str, Any] = {"hand": [held], "garage": [other]}
        enemy["bases"] = [{"defender": "de-light"}, {}, {}]
        play = at({"hand": ["su-light", "su-spg"]}, enemy, options=INTERACTIVE)
        for text in ("attack su-light", "hit 2.1v", "pass"):
            play.do(text)
            seen.append((play.view(1), play.game.decision(play.state, 0), play.events))
    assert seen[:3] == seen[3:]


@pytest.mark.rule("RU-ALT-23", "RU-ALT-04")
def test_the_fight_is_told_to_all_and_the_choices_to_one() -> None:
    play = fight("su-light", "de-medium", ("su-spg",), ("de-spg",))
    asked = play.game.decision(play.state, 0).asked
    assert (asked["seat"], asked["card"], asked["defender"]) == (1, "su-light", "de-medium")
    assert (asked["power"], asked["armor"], asked["attacking"]) == (1, 2, False)
    assert play.game.decision(play.state, 0).texts == ()
    assert play.game.decision(play.state, 1).texts == ("support de-spg", "pass")


# The Rear


@pytest.mark.rule("RU-SF-23")
def test_the_rear_card_supports_on_the_own_turn_only() -> None:
    options = INTERACTIVE | {"rear": True}
    enemy = {"rear": "de-spg", "bases": [{"defender": "de-medium"}, {}, {}]}
    play = at({"hand": ["su-light"], "rear": "su-spg"}, enemy, options=options)
    play.do("attack su-light", "hit 2.1v")
    assert (play.decider, play.actions) == (1, ["support rear:su-spg", "pass"])
    play.do("support rear:su-spg")
    assert (play.bases(2)[0], play.rear(1), play.rear(2)) == ("whole", None, "de-spg")


# The options


@pytest.mark.rule("RU-ALT-20")
@pytest.mark.parametrize(
    ("changes", "missing"),
    [
        ({"interactive_assault": True}, "gradual_reveal"),
        ({"teams": True, "interactive_assault": True}, "gradual_reveal"),
        ({"teams": True, "gradual_reveal": True}, "interactive_assault"),
    ],
)
def test_an_option_needs_another(changes: dict[str, Any], missing: str) -> None:
    with pytest.raises(BadOption) as refusal:
        Rush.preset("base", 4, changes)
    assert (refusal.value.key, refusal.value.values["needs"]) == ("option-needs", missing)


@pytest.mark.rule("RU-ALT-20")
@pytest.mark.parametrize(
    "changes",
    [
        {"gradual_reveal": True},
        INTERACTIVE,
        INTERACTIVE | {"teams": True},
    ],
)
def test_with_what_they_need_the_options_are_taken(changes: dict[str, Any]) -> None:
    assert Rush.preset("base", 4, changes).changed_options() == changes

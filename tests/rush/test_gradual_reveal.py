"""RU-ALT-03, -17, -18, -19, -24: cards are shown one by one, attacks come one by one."""

from typing import Any

import pytest

from tests.rush.support import Play, at

GRADUAL = {"gradual_reveal": True}
HAND = ["engineers", "su-light", "technicians"]
ONE_BASE = ["whole", "destroyed", "destroyed"]
BEGIN = [{"step": "turn-begins"}]


def guarded(*defenders: str) -> list[dict[str, str]]:
    """Three Bases, the first ones with these defenders."""
    return [{"defender": card} for card in defenders] + [{}] * (3 - len(defenders))


def seen_of_first(play: Play, seat: int) -> list[str]:
    """What a seat sees of the first player's hand."""
    hand: list[str] = play.view(seat)["players"][0]["hand"]
    return hand


# The hand


@pytest.mark.rule("RU-ALT-03")
@pytest.mark.parametrize(("on", "seen"), [(True, []), (False, HAND)])
def test_the_hand_stays_hidden_in_phase_one(on: bool, seen: list[str]) -> None:
    play = at({"hand": HAND}, {}, options={"gradual_reveal": on}, steps=BEGIN)
    assert seen_of_first(play, 2) == seen_of_first(play, 0) == seen
    assert seen_of_first(play, 1) == HAND
    assert play.view(2)["players"][0]["hand_size"] == 3


@pytest.mark.rule("RU-ALT-03")
@pytest.mark.parametrize(("on", "told"), [(True, []), (False, HAND)])
def test_no_event_lays_the_hand_open(on: bool, told: list[str]) -> None:
    play = at({}, {"hand": HAND}, options={"gradual_reveal": on}).do("end")
    assert play.active == 2
    assert [event["card"] for event in play.events if event["event"] == "revealed"] == told


@pytest.mark.rule("RU-ALT-03")
def test_a_played_card_is_shown_and_the_others_stay_hidden() -> None:
    play = at({"hand": HAND}, {}, options=GRADUAL).do("defend su-light")
    assert seen_of_first(play, 2) == []
    assert play.view(2)["players"][0]["bases"][0]["defender"] == "su-light"
    assert play.events[0] == {"event": "guards", "seat": 0, "card": "su-light", "base": "1"}


@pytest.mark.rule("RU-ALT-03")
def test_the_choices_of_a_hidden_hand_are_told_to_its_owner_only() -> None:
    play = at({"hand": HAND}, {}, options=GRADUAL)
    assert "defend su-light" in play.game.decision(play.state, 0).texts
    assert play.game.decision(play.state, 1).texts == ()
    assert play.game.decision(play.state, -1).actions == ()


@pytest.mark.rule("RU-ALT-18")
@pytest.mark.parametrize(("on", "card"), [(True, None), (False, "technicians")])
def test_cards_drawn_in_the_turn_stay_hidden(on: bool, card: str | None) -> None:
    player = {"hand": ["draw-1"], "garage": ["technicians", "engineers"]}
    play = at(player, {}, options={"gradual_reveal": on}).draws("technicians").do("use draw-1")
    assert {"event": "drawn", "seat": 0, "card": card} in play.events
    assert seen_of_first(play, 2) == [card] * (card is not None)


@pytest.mark.rule("RU-ALT-03", "RU-ALT-18")
def test_what_lies_hidden_changes_nothing_that_another_seat_sees() -> None:
    """Two tables that differ only in which Vehicle is in the hand and which in the Garage."""
    seen = []
    for held, other in (("su-heavy", "de-light"), ("de-light", "su-heavy")):
        player = {"hand": ["draw-1", "su-light", held], "garage": [other, "engineers"]}
        play = at(player, {"bases": guarded("de-medium")}, options=GRADUAL)
        for text in ("attack su-light", "hit 2.1v", "use draw-1"):
            if text == "use draw-1":
                play.draws("engineers")
            play.do(text)
            seen.append((play.view(2), play.game.decision(play.state, 1), play.events))
    assert seen[:3] == seen[3:]


# One attack after another


@pytest.mark.rule("RU-ALT-03")
def test_attack_cards_are_not_announced_together() -> None:
    hand = ["su-light", "su-medium"]
    play = at({"hand": hand}, {"bases": ONE_BASE}, options=GRADUAL).do("attack su-light")
    assert play.bases(2)[0] == "damaged"
    assert play.step == "main"
    assert play.do("attack su-medium").bases(2)[0] == "destroyed"


@pytest.mark.rule("RU-ALT-03")
def test_without_the_option_they_are() -> None:
    hand = ["su-light", "su-medium"]
    play = at({"hand": hand}, {"bases": ONE_BASE}).do("attack su-light")
    assert play.actions == ["join su-medium", "charge"]
    assert play.bases(2)[0] == "whole"
    play.do("charge")
    assert not play.may("attack su-medium")  # one assault per turn


@pytest.mark.rule("RU-ALT-03")
def test_later_attacks_are_of_the_nation_of_the_first() -> None:
    hand = ["su-light", "su-medium", "de-light"]
    play = at({"hand": hand}, {}, options=GRADUAL)
    assert play.may("attack de-light")
    play.do("attack su-light")
    assert play.may("attack su-medium")
    assert not play.may("attack de-light")
    assert play.may("defend de-light")


@pytest.mark.rule("RU-ALT-03")
def test_the_next_turn_has_a_nation_of_its_own() -> None:
    play = at({"hand": ["su-light"]}, {"hand": ["de-light"]}, options=GRADUAL)
    assert play.do("attack su-light", "end").may("attack de-light")


@pytest.mark.rule("RU-ALT-03")
def test_a_card_without_a_target_cannot_attack() -> None:
    hand = ["vehicles-only", "bases-only"]
    play = at({"hand": hand}, {"bases": ONE_BASE}, options=GRADUAL)
    assert play.may("attack bases-only")
    assert not play.may("attack vehicles-only")


@pytest.mark.rule("RU-ALT-03")
def test_alone_it_leaves_the_fight_as_in_the_base_game() -> None:
    enemy = {"hand": ["de-light"], "bases": guarded("de-medium")}
    play = at({"hand": ["su-light", "su-light-2"]}, enemy, options=GRADUAL)
    play.do("attack su-light", "hit 2.1v")
    assert play.bases(2)[0] == "whole + de-medium (damaged)"
    assert play.do("attack su-light-2", "hit 2.1v").bases(2)[0] == "whole"


@pytest.mark.rule("RU-ALT-18")
def test_other_cards_may_be_played_between_attacks() -> None:
    play = at({"hand": ["su-light", "recruiter", "su-medium"]}, {}, options=GRADUAL)
    play.do("attack su-light", "use recruiter")
    assert play.view(2)["this_turn"]["recruitment"]
    assert play.may("attack su-medium")


@pytest.mark.rule("RU-ALT-18")
def test_medals_for_all_attacks_come_together_at_the_end_of_phase_two() -> None:
    enemy = {"bases": guarded("de-light", "de-spg")}
    play = at({"hand": ["su-light", "su-medium"]}, enemy, options=GRADUAL)
    play.do("attack su-light", "hit 2.1v", "attack su-medium", "hit 2.2v")
    assert "medal-ussr" not in play.depot(1)
    play.do("end")
    assert play.actions == ["two 0", "two 1"]
    assert "two-medal-ussr" in play.do("two 1").depot(1)


@pytest.mark.rule("RU-ALT-18")
def test_the_medals_come_before_the_new_hand() -> None:
    player = {"hand": ["su-light"], "garage": []}
    play = at(player, {"bases": guarded("de-light")}, options=GRADUAL)
    play.do("attack su-light", "hit 2.1v", "end")
    assert sorted(play.hand(1)) == ["medal-ussr", "su-light"]


# The card that shows the nation


@pytest.mark.rule("RU-ALT-17")
def test_the_first_attack_card_stays_on_the_table_until_the_end_of_phase_two() -> None:
    play = at({"hand": ["su-light", "su-medium"]}, {}, options=GRADUAL)
    play.do("attack su-light", "attack su-medium", "hit 2.2")
    assert play.depot(1) == ["su-medium"]
    assert play.view(2)["this_turn"]["attackers"] == ["su-light"]
    play.do("end")
    assert play.depot(1) == ["su-medium", "su-light"]
    assert play.view(2)["this_turn"]["attackers"] == []


ONE_BY_ONE = ("attack su-light", "attack su-medium", "hit 2.2")
TOGETHER = ("attack su-light", "join su-medium", "fire su-light", "hit 2.2")


@pytest.mark.rule("RU-ALT-17")
@pytest.mark.parametrize(
    ("on", "attacks", "drawn"),
    [(True, ONE_BY_ONE, ["su-medium"]), (False, TOGETHER, ["su-light", "su-medium"])],
)
def test_a_reshuffle_before_that_does_not_include_it(
    on: bool, attacks: tuple[str, ...], drawn: list[str]
) -> None:
    player = {"hand": ["su-light", "su-medium", "draw-3"], "garage": []}
    play = at(player, {}, options={"gradual_reveal": on}).do(*attacks, "use draw-3")
    assert sorted(play.hand(1)) == drawn


@pytest.mark.rule("RU-ALT-17")
def test_repair_does_not_reach_it() -> None:
    play = at({"hand": ["su-light", "su-medium", "mechanic"]}, {}, options=GRADUAL)
    play.do("attack su-light", "attack su-medium", "hit 2.2", "use mechanic")
    assert play.actions == ["scrap su-medium"]


# Together with attackers_defend

POSTED = GRADUAL | {"attackers_defend": True}


@pytest.mark.rule("RU-ALT-19")
def test_attackers_with_armor_stay_and_one_of_them_defends_at_the_end() -> None:
    play = at({"hand": ["su-light", "gun", "su-medium"]}, {}, options=POSTED)
    play.do("attack su-light", "attack gun", "hit 2.2")
    assert play.depot(1) == ["gun"]
    play.do("attack su-medium", "hit 2.3")
    assert play.view(2)["this_turn"]["attackers"] == ["su-light", "su-medium"]
    assert play.bases(1) == ["whole"] * 3
    play.do("end")
    assert play.actions == ["post su-light", "post su-medium"]
    play.do("post su-medium")
    assert play.bases(1)[0] == "whole + su-medium"
    assert play.depot(1) == ["gun", "su-light"]


@pytest.mark.rule("RU-ALT-19")
def test_the_first_card_without_armor_only_shows_the_nation() -> None:
    play = at({"hand": ["gun", "su-light"]}, {}, options=POSTED)
    play.do("attack gun", "attack su-light", "hit 2.2", "end")
    assert play.bases(1)[0] == "whole + su-light"
    assert play.depot(1) == ["gun"]


@pytest.mark.rule("RU-ALT-19")
def test_alone_it_goes_to_the_depot() -> None:
    play = at({"hand": ["gun"]}, {}, options=POSTED).do("attack gun", "end")
    assert (play.bases(1), play.depot(1)) == (["whole"] * 3, ["gun"])


@pytest.mark.rule("RU-ALT-19", "RU-ALT-07")
@pytest.mark.parametrize(("posted", "cards"), [(True, 4), (False, 3)])
def test_the_posted_attacker_counts_for_the_bonus(posted: bool, cards: int) -> None:
    options = GRADUAL | {"attackers_defend": posted, "defended_bonus": True}
    player = {"hand": ["su-light"], "bases": guarded("su-medium")}
    play = at(player, {}, options=options).do("attack su-light", "end")
    assert len(play.hand(1)) == cards


# Sabotage


@pytest.mark.rule("RU-ALT-24")
@pytest.mark.parametrize("on", [True, False])
def test_sabotage_is_unchanged_and_skips_empty_hands(on: bool) -> None:
    options = {"gradual_reveal": on}
    others: list[dict[str, Any]] = [{"hand": HAND}, {}, {"hand": ["engineers"]}]
    play = at({"hand": ["saboteur"]}, *others, options=options).do("use saboteur")
    assert (play.step, play.decider) == ("sabotaged", 2)
    assert play.actions == [f"lose {card}" for card in HAND]
    play.do("lose technicians")
    assert (play.depot(2), play.decider) == (["technicians"], 4)
    assert play.do("lose engineers").hand(4) == []
    assert (play.decider, play.hand(2)) == (1, ["engineers", "su-light"])


@pytest.mark.rule("RU-ALT-24")
def test_who_is_sabotaged_shows_only_the_lost_card() -> None:
    play = at({"hand": ["saboteur"]}, {"hand": HAND}, options=GRADUAL)
    play.do("use saboteur", "lose technicians")
    assert play.view(1)["players"][1]["hand"] == []
    assert {"event": "lost", "seat": 1, "card": "technicians"} in play.events

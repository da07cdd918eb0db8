"""RU-ASLT-08 to RU-ASLT-10: Medals for destroyed Vehicles, of the assault and of the siege."""

import pytest

from tests.rush.support import Play, at

ATTACKERS = ["su-heavy", "su-heavy-2", "su-spg", "su-spg-2"]
DEFENDERS = ["de-light", "de-medium", "fr-spg", "fr-heavy"]


def assault(kills: int, *gone: str) -> Play:
    """An assault of Soviet Vehicles that has destroyed so many; some Medals were gone before."""
    bases = [{"defender": card} for card in DEFENDERS[:kills]] + [{}] * (6 - kills)
    enemies = {"bases": bases[:3], "depot": list(gone)}, {"bases": bases[3:]}
    play = at({"hand": ATTACKERS[:kills]}, *enemies)
    play.do(f"attack {ATTACKERS[0]}", *(f"join {card}" for card in ATTACKERS[1:kills]))
    while play.step in ("attacker", "target"):
        play.do(next(a for a in play.actions if a.startswith("fire") or a.endswith("v")))
    return play


def siege(hand: list[str]) -> Play:
    """A turn in which each Siege Master of the hand has destroyed a Vehicle, up to its end."""
    bases = [{"defender": card, "defender_damaged": True} for card in DEFENDERS[: len(hand)]]
    play = at({"hand": hand}, {"bases": bases + [{}] * (3 - len(hand))})
    for number, card in enumerate(hand):
        play.do(f"use {card}", f"siege 2.{number + 1}v")
    return play.do("end")


def medals(play: Play) -> list[str]:
    """The Medal cards of the first player."""
    return [card for card in play.depot(1) if "medal" in card]


@pytest.mark.rule("RU-ASLT-08")
def test_a_medal_for_a_destroyed_vehicle() -> None:
    play = assault(1)
    assert play.step == "main"  # at once after the assault
    assert play.depot(1) == ["su-heavy", "medal-ussr"]
    assert play.view(1)["medals"]["ussr"] == [8, 3]


@pytest.mark.rule("RU-ASLT-08")
@pytest.mark.parametrize("nation", ["germany", "usa", "france"])
def test_the_medal_is_of_the_attackers_nation(nation: str) -> None:
    attacker = {"germany": "de-heavy", "usa": "us-heavy", "france": "fr-heavy"}[nation]
    bases = [{"defender": "su-light"}, "destroyed", "destroyed"]
    play = at({"hand": [attacker]}, {"bases": bases})
    assert medals(play.do(f"attack {attacker}")) == [f"medal-{nation}"]


@pytest.mark.rule("RU-ASLT-08")
def test_medals_come_after_the_last_attack() -> None:
    bases = [{"defender": "de-light"}, {"defender": "fr-heavy"}, {}]
    play = at({"hand": ["su-light", "su-light-2"]}, {"bases": bases})
    play.do("attack su-light", "join su-light-2", "fire su-light", "hit 2.1v")
    assert play.depot(1) == ["su-light"]
    play.do("hit 2.2v")
    assert play.depot(1) == ["su-light", "su-light-2", "medal-ussr"]  # none for the damaged one


@pytest.mark.rule("RU-ASLT-08")
def test_assault_medals_are_paid_once() -> None:
    play = assault(1).do("end", "end", "end")
    assert play.view(1)["medals"]["ussr"] == [8, 3]


@pytest.mark.rule("RU-ASLT-09")
def test_three_kills_bring_a_two_medal_card_and_a_one_medal_card() -> None:
    """The reward example of the rule book."""
    play = assault(3)
    assert play.actions == ["two 0", "two 1"]
    assert medals(play.do("two 1")) == ["two-medal-ussr", "medal-ussr"]
    assert play.view(1)["medals"]["ussr"] == [8, 2]


@pytest.mark.rule("RU-ASLT-09")
def test_four_kills_bring_up_to_two_two_medal_cards() -> None:
    play = assault(4)
    assert play.actions == ["two 0", "two 1", "two 2"]
    assert medals(play.do("two 2")) == ["two-medal-ussr"] * 2


@pytest.mark.rule("RU-ASLT-09")
@pytest.mark.parametrize(
    ("twos", "cards"),
    [
        (0, ["medal-ussr"] * 4),
        (1, ["two-medal-ussr", "medal-ussr", "medal-ussr"]),
    ],
)
def test_the_player_may_take_one_medal_cards_instead(twos: int, cards: list[str]) -> None:
    assert medals(assault(4).do(f"two {twos}")) == cards


@pytest.mark.rule("RU-ASLT-09")
def test_no_more_two_medal_cards_than_there_are() -> None:
    play = assault(4, "two-medal-ussr", "two-medal-ussr")
    assert play.actions == ["two 0", "two 1"]
    play = assault(4, "two-medal-ussr", "two-medal-ussr", "two-medal-ussr")
    assert play.step == "main"  # nothing to choose
    assert medals(play) == ["medal-ussr"] * 4


@pytest.mark.rule("RU-ASLT-09")
def test_two_medal_cards_of_another_nation_do_not_serve() -> None:
    assert assault(2, *["two-medal-germany"] * 3).actions == ["two 0", "two 1"]


@pytest.mark.rule("RU-ASLT-09")
def test_siege_kills_of_a_turn_are_settled_together() -> None:
    play = siege(["besieger", "besieger-2", "besieger-3"])
    assert (play.active, play.actions) == (1, ["two 0", "two 1"])
    assert medals(play.do("two 1")) == ["two-medal-ussr", "medal-ussr"]


@pytest.mark.rule("RU-ASLT-09")
def test_siege_kills_are_settled_by_nation() -> None:
    play = siege(["besieger", "de-besieger"])
    assert play.active == 2
    assert medals(play) == ["medal-ussr", "medal-germany"]


@pytest.mark.rule("RU-ASLT-09")
def test_siege_kills_of_two_nations_may_each_bring_a_two_medal_card() -> None:
    bases = [{"defender": card, "defender_damaged": True} for card in DEFENDERS]
    enemies = {"bases": [*bases[:2], {}]}, {"bases": [*bases[2:], {}]}
    play = at({"hand": ["besieger", "de-besieger", "besieger-2", "de-besieger-2"]}, *enemies)
    play.do("use besieger", "siege 2.1v", "use de-besieger", "siege 2.2v")
    play.do("use besieger-2", "siege 3.1v", "use de-besieger-2", "siege 3.2v", "end")
    play.do("two 1", "two 1")
    assert sorted(medals(play)) == ["two-medal-germany", "two-medal-ussr"]


@pytest.mark.rule("RU-ASLT-09")
@pytest.mark.parametrize("siege_first", [True, False])
def test_kills_of_assault_and_siege_are_not_pooled(siege_first: bool) -> None:
    bases = [{"defender": "fr-heavy", "defender_damaged": True}, {"defender": "fr-light"}, {}]
    play = at({"hand": ["besieger", "su-light"]}, {"bases": bases})
    one, other = ["use besieger", "siege 2.1v"], ["attack su-light", "hit 2.2v"]
    play.do(*(one + other if siege_first else other + one), "end")
    assert play.active == 2  # nothing was asked
    assert medals(play) == ["medal-ussr", "medal-ussr"]


@pytest.mark.rule("RU-ASLT-10")
def test_no_one_medal_card_left() -> None:
    """The question in the rule book: the Medal is lost, two-Medal cards or not."""
    play = assault(1, *["medal-ussr"] * 9)
    assert play.step == "main"
    assert medals(play) == []
    assert play.view(1)["medals"]["ussr"] == [0, 3]
    assert play.scores()[0].vehicles_destroyed == 1


@pytest.mark.rule("RU-ASLT-10")
def test_too_few_one_medal_cards_left() -> None:
    assert medals(assault(3, *["medal-ussr"] * 8).do("two 0")) == ["medal-ussr"]


@pytest.mark.rule("RU-ASLT-10")
def test_two_kills_still_bring_a_two_medal_card_when_the_others_are_gone() -> None:
    assert medals(assault(3, *["medal-ussr"] * 9).do("two 1")) == ["two-medal-ussr"]

"""Questions and choices of Rush: the consequences that they tell are the right ones."""

from typing import Any

import pytest

from motorpool.words.bundle import LANGUAGES
from motorpool.words.rush import RushWords
from tests.rush.support import Play, at
from tests.words.readers import readers


def reader(play: Play, language: str = "en") -> RushWords:
    return readers(play.game, language)[play.decider - 1]


def question(play: Play, language: str = "en") -> str:
    seat = play.decider - 1
    decision = play.game.decision(play.state, seat)
    return reader(play, language).question(decision, play.game.view(play.state, seat))


def choice(play: Play, text: str, language: str = "en") -> str:
    """The sentence of an action that is legal now."""
    seat = play.decider - 1
    decision = play.game.decision(play.state, seat)
    assert text in decision.texts
    return reader(play, language).action(text, decision, play.game.view(play.state, seat))


def defended(*defenders: str, damaged: bool = False) -> dict[str, Any]:
    """A player with Vehicles on the first Bases."""
    bases: list[object] = [{"defender": kind, "defender_damaged": damaged} for kind in defenders]
    return {"bases": bases + ["whole"] * (3 - len(defenders))}


def destroy_all(play: Play) -> None:
    """Fire every announced card at a Vehicle."""
    while play.step != "medals":
        play.do(
            next(text for text in play.actions if text[-1] == "v" or text[:4] in ("char", "fire"))
        )


def attack_with(kind: str, *enemies: dict[str, Any]) -> Play:
    play = at({"hand": [kind]}, *enemies)
    return play.do(f"attack {kind}")


def test_spending_and_buying():
    play = at({"hand": ["engineers", "engineers"]}, {}, reserve=["de-light"])
    assert question(play) == "Your turn: play a card, or end the turn."
    assert choice(play, "spend engineers") == "Spend Engineers for 1 resource."
    play.do("spend engineers", "spend engineers")
    assert question(play) == "Buy a card or spend more cards. To spend: 2 resources."
    assert choice(play, "buy de-light") == "Buy the Test de-light for 2 resources."
    assert choice(play, "buy de-light", "pl") == "Kup kartę Test de-light za 2 surowce."
    assert choice(play, "buy de-light", "cs") == "Kup kartu Test de-light za 2 suroviny."


def test_the_others_hear_who_is_to_decide():
    play = at({"hand": ["engineers"]}, {})
    bob = readers(play.game, "en")[1]
    decision, view = play.game.decision(play.state, 1), play.game.view(play.state, 1)
    assert bob.question(decision, view) == "Anna is to play a card or end the turn."


def test_national_resources_are_told_apart():
    turn = {"national_spent": {"france": 3}, "ordinary_spent": 1, "paying": True}
    play = at({"hand": ["engineers"]}, {}, reserve=["cost-1"], this_turn=turn)
    assert question(play) == (
        "Buy a card or spend more cards. To spend: 1 resource "
        "and 3 resources for cards of one nation only (France)."
    )


def test_what_an_attack_does_to_a_vehicle():
    play = attack_with("su-light", defended("de-light", "de-heavy"))
    assert question(play) == "Choose what the Test su-light attacks."
    assert choice(play, "hit 2.1v") == (
        "Attack the Test de-light, which defends Bob’s first Base: it would be destroyed."
    )
    assert choice(play, "hit 2.2v") == (
        "Attack the Test de-heavy, which defends Bob’s second Base: it would be damaged."
    )
    assert choice(play, "hit 2.2v", "pl") == (
        "Zaatakuj Pojazd Test de-heavy, obrońcę Bazy 2 (Bob): zostanie uszkodzony."
    )
    assert choice(play, "hit 2.2v", "cs") == (
        "Zaútoč na vozidlo Test de-heavy, obránce základny 2 (Bob): bude poškozeno."
    )


def test_a_damaged_vehicle_would_be_destroyed():
    play = attack_with("su-light", defended("de-heavy", damaged=True))
    assert choice(play, "hit 2.1v").endswith("it would be destroyed.")


@pytest.mark.parametrize(
    ("kind", "base", "result"),
    [
        ("su-light", "whole", "it would be damaged."),
        ("su-light", "damaged", "it would be destroyed."),
        ("su-heavy", "whole", "it would be destroyed."),
    ],
)
def test_what_an_attack_does_to_a_base(kind, base, result):
    play = attack_with(kind, {"bases": [{"defender": "de-light"}, base, "whole"]})
    assert choice(play, "hit 2.2") == f"Attack Bob’s second Base: {result}"


def test_the_last_base_triggers_the_end():
    last = {"bases": ["destroyed", "destroyed", "damaged"]}
    play = attack_with("su-light", last, defended("de-light"))
    assert choice(play, "hit 2.3") == (
        "Attack Bob’s third Base: it would be destroyed. This would trigger the end of the game."
    )
    play = at({"hand": ["su-light"]}, last, defended("de-light"), trigger="medals")
    play.do("attack su-light")
    assert choice(play, "hit 2.3") == "Attack Bob’s third Base: it would be destroyed."


def test_only_the_headquarters_triggers_the_end_when_there_is_one():
    enemy = {"bases": ["destroyed", "destroyed", "damaged", {"defender": "de-light"}]}
    play = at({"hand": ["su-light"]}, enemy, options={"headquarters": True})
    play.do("attack su-light")
    assert choice(play, "hit 2.3") == "Attack Bob’s third Base: it would be destroyed."
    enemy = {"bases": ["destroyed", "destroyed", "destroyed", "damaged"]}
    play = at({"hand": ["besieger"]}, enemy, {}, options={"headquarters": True})
    play.do("use besieger")
    assert choice(play, "siege 2.hq") == (
        "Besiege Bob’s Headquarters: it would be destroyed. This would trigger the end of the game."
    )


def test_a_fight_is_open_before_support():
    options = {"gradual_reveal": True, "interactive_assault": True}
    enemy = defended("de-heavy") | {"hand": ["de-light"]}
    play = at({"hand": ["su-light", "su-medium"]}, enemy, options=options)
    assert choice(play, "attack su-light") == (
        "Attack with the Test su-light (power 1). "
        "Further attacks this turn must be of the same nation: USSR."
    )
    play.do("attack su-light")
    assert choice(play, "hit 2.1v") == (
        "Attack the Test de-heavy, which defends Bob’s first Base: "
        "power 1 against armor 2, before support."
    )
    play.do("hit 2.1v")
    assert question(play) == (
        "Test su-light (power 1) attacks the Test de-heavy (armor 2), "
        "which defends your first Base. Add a card for the defence, or pass."
    )
    assert choice(play, "support de-light") == (
        "Support with the Test de-light: power 1 against armor 3."
    )
    play.do("support de-light")
    assert choice(play, "support su-medium") == (
        "Support with the Test su-medium: power 2 against armor 3."
    )


def test_a_later_attack_says_nothing_of_the_nation():
    play = at(
        {"hand": ["su-light", "su-medium"]},
        defended("de-heavy"),
        options={"gradual_reveal": True},
    )
    play.do("attack su-light", "hit 2.1v")
    assert choice(play, "attack su-medium") == "Attack with the Test su-medium (power 1)."


def test_a_siege():
    play = at({"hand": ["besieger"]}, defended("de-heavy"))
    play.do("use besieger")
    assert question(play) == "Siege Master: choose what you besiege."
    assert choice(play, "siege 2.1v") == (
        "Besiege the Test de-heavy, which defends Bob’s first Base: it would be damaged."
    )
    assert choice(play, "siege 2.1") == "Besiege Bob’s first Base: it would be damaged."


def test_where_a_used_card_goes():
    hand = ["medium-draw-1", "medium-research-2", "scout"]
    play = at({"hand": hand}, {})
    assert choice(play, "use medium-draw-1") == (
        "Use the Test medium-draw-1 for Reinforcements 1; then the card defends one of your Bases."
    )
    assert choice(play, "use medium-research-2").endswith("the card goes to the Graveyard.")
    assert choice(play, "use scout").endswith("then the card goes to your Depot.")
    play = at({"hand": hand, "bases": ["destroyed"] * 3}, {})
    assert choice(play, "use medium-draw-1").endswith("then the card goes to your Depot.")
    assert choice(play, "defend medium-draw-1") == (
        "Put the Test medium-draw-1 in your Depot: you have no Base to defend."
    )


def test_defending_instead_of_another():
    bases = [{"defender": "su-light"}, {"defender": "su-spg"}, {"defender": "su-heavy"}]
    play = at({"hand": ["su-medium"], "bases": bases}, {})
    assert choice(play, "defend su-medium") == (
        "Put the Test su-medium on one of your Bases to defend it (armor 2)."
    )
    play.do("defend su-medium")
    assert question(play) == "Choose the Base that the Test su-medium will defend."
    assert choice(play, "guard 1.2") == (
        "Defend your second Base instead of the Test su-spg, which goes to the Depot."
    )
    assert choice(play, "guard 1.2", "pl") == (
        "Broń swojej Bazy 2; dotychczasowy obrońca trafia do Magazynu: Test su-spg."
    )


def test_the_rear_holds_one_card():
    options = {"rear": True}
    play = at({"hand": ["engineers"], "rear": "su-light"}, {}, options=options)
    assert choice(play, "attack rear:su-light").startswith(
        "Begin the assault with the Test su-light from the Rear (power 1)."
    )
    play.do("end")
    assert choice(play, "store engineers") == (
        "Put Engineers in your Rear; the card that lies there goes to your Depot: "
        "the Test su-light."
    )
    assert choice(play, "none") == "Put no card in the Rear."


def test_two_medal_cards():
    enemy = defended("de-light", "de-light-2", "us-light")
    play = at({"hand": ["su-heavy", "su-heavy-2", "su-spg"]}, enemy)
    play.do("attack su-heavy", "join su-heavy-2", "join su-spg")
    destroy_all(play)
    assert question(play) == "You have destroyed 3 Vehicles: choose your Medals (USSR)."
    assert choice(play, "two 0") == "Take 3 one-Medal cards (USSR)."
    assert choice(play, "two 1") == "Take 1 two-Medal card and 1 one-Medal card (USSR)."
    assert choice(play, "two 1", "pl") == (
        "Weź karty z dwoma Medalami: 1, z jednym Medalem: 1 (ZSRR)."
    )


def test_too_few_medals_are_left_and_the_last_triggers_the_end():
    taken = ["medal-ussr"] * 8
    enemy = defended("de-light", "de-light-2") | {"depot": taken}
    play = at({"hand": ["su-heavy", "su-heavy-2"]}, enemy)
    play.do("attack su-heavy", "join su-heavy-2")
    destroy_all(play)
    assert choice(play, "two 0") == (
        "Take 2 one-Medal cards (USSR). Only 1 one-Medal card is left. "
        "This would trigger the end of the game."
    )
    assert choice(play, "two 1") == "Take 1 two-Medal card (USSR)."


def test_a_heroic_deed_tells_what_is_left():
    enemy = {"depot": ["medal-ussr"] * 8}
    play = at({"hand": ["hero"]}, enemy, options={"heroic_deed": True})
    play.do("use hero")
    assert choice(play, "claim germany") == "Take the Iron Cross (Germany; 9 left)."
    assert choice(play, "claim ussr") == (
        "Take the Order of the Red Banner (USSR; 1 left). This would trigger the end of the game."
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_end_of_the_game_asks_nothing_more(language):
    play = at({}, {}, steps=[{"step": "over"}])
    words = readers(play.game, language)[0]
    told = words.question(play.game.decision(play.state, 0), play.game.view(play.state, 0))
    assert told == words.words.say("ask-over")

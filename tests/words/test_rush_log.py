"""The log of Rush and the final scoring."""

from typing import Any

import pytest

from motorpool.core.game import Outcome
from motorpool.rush.game import Rush
from motorpool.words.rush import RushWords
from tests.words.readers import readers


def reader(seat: int, language: str = "en", preset: str = "base", seats: int = 3) -> RushWords:
    return readers(Rush.preset(preset, seats), language)[seat]


def drawn(seat: int, *cards: str | None) -> list[dict[str, Any]]:
    return [{"event": "drawn", "seat": seat, "card": card} for card in cards]


def test_events_that_are_alike_are_one_sentence():
    events = drawn(1, "engineers", "t-34", "engineers")
    assert reader(1).log(events) == ["You draw Engineers ×2 and the Т-34."]
    assert reader(0).log(drawn(1, None, None, None)) == ["Bob draws 3 cards."]


def test_other_players_and_hidden_cards_are_told_apart():
    events = drawn(1, None) + drawn(0, "t-34") + drawn(0, None, None)
    assert reader(0).log(events) == ["Bob draws 1 card.", "You draw the Т-34.", "You draw 2 cards."]


@pytest.mark.parametrize(
    ("language", "told"),
    [("en", "Bob draws 5 cards."), ("pl", "Bob dobiera 5 kart."), ("cs", "Bob dobírá 5 karet.")],
)
def test_hidden_cards_are_counted(language, told):
    assert reader(0, language).log(drawn(1, *[None] * 5)) == [told]


def test_an_ability_is_said_with_the_card():
    events = [
        {"event": "used", "seat": 0, "card": "t-34"},
        {"event": "ability", "seat": 0, "ability": "reinforcements", "number": 2},
    ]
    assert reader(0).log(events) == ["You use the Т-34: Reinforcements 2."]
    assert reader(0).event(events[1]) is None


def test_an_attack_is_told_from_every_side():
    event = {
        "event": "attacks",
        "seat": 0,
        "card": "t-34",
        "target_seat": 1,
        "base": "2",
        "vehicle": True,
    }
    assert reader(0).event(event) == "You attack the defender of Bob’s second Base with the Т-34."
    assert reader(1).event(event) == "Anna attacks the defender of your second Base with the Т-34."
    assert reader(2).event(event) == "Anna attacks the defender of Bob’s second Base with the Т-34."
    assert reader(1, "pl").event(event) == "Anna atakuje obrońcę twojej Bazy 2 kartą Т-34."
    assert reader(1, "cs").event(event) == "Anna útočí na obránce tvé základny 2 kartou Т-34."


def test_a_headquarters_has_its_own_gender():
    event = {"event": "base-destroyed", "seat": 1, "base": "hq"}
    assert reader(0, "pl").event(event) == "Zniszczony: Sztab (Bob)."
    assert reader(1, "cs").event(event) == "Zničen: tvůj štáb."
    assert reader(1).event(event) == "Destroyed: your Headquarters."


def test_what_triggers_the_end():
    event = {"event": "trigger", "seat": 1, "trigger": "bases"}
    assert reader(0).event(event) == "A player has lost the last Base: this round is the last."
    with_headquarters = reader(0, preset="second-front")
    assert with_headquarters.event(event) == "A Headquarters is destroyed: this round is the last."


def side(seats: list[int], total: int, **more: Any) -> dict[str, Any]:
    blank = {"medals": total, "bases": 0, "achievements": [], "sets": 0, "own_bases": 0}
    ranks = {"vehicles_destroyed": 0, "bases_destroyed": 0}
    return blank | ranks | {"seats": seats, "total": total} | more


def outcome(winners: tuple[int, ...], *sides: dict[str, Any], trigger: str = "bases") -> Outcome:
    points = tuple(each["total"] for each in sides)
    return Outcome(winners, points, {"sides": list(sides), "trigger": trigger})


def test_the_points_line_by_line():
    result = outcome(
        (1,),
        side([0], 4),
        side([1], 14, medals=6, bases=3, achievements=["light-tanks"]),
        side([2], 0),
    )
    lines = reader(0).outcome(result)
    assert lines[0] == "The end was triggered by the destruction of a player’s last Base."
    assert lines[1:5] == [
        "Bob: 14 points",
        "  Medal cards in the squad: 6",
        "  Enemy Bases in the squad (1): 3",
        "  Achievements (Light Tanks): 5",
    ]
    assert lines[5] == "Anna: 4 points"
    assert lines[-1] == "Winner: Bob."
    assert reader(1).outcome(result)[-1] == "You win!"


def test_a_tie_is_explained_as_far_as_it_goes():
    result = outcome(
        (0,),
        side([0], 8, vehicles_destroyed=3, bases_destroyed=1),
        side([1], 8, vehicles_destroyed=3, bases_destroyed=0),
        side([2], 8, vehicles_destroyed=2, bases_destroyed=9),
    )
    assert reader(2).outcome(result)[-3:] == [
        "Tie on points; Vehicles destroyed decide: Anna 3, Bob 3, Cyril 2.",
        "Tie on Vehicles destroyed too; Bases destroyed decide: Anna 1, Bob 0.",
        "Winner: Anna.",
    ]


def test_a_shared_victory():
    result = outcome((0, 2), side([0], 8), side([1], 7), side([2], 8))
    lines = reader(0).outcome(result)
    assert lines[-2] == "Tie on Bases destroyed too; Achievements decide: Anna 0, Cyril 0."
    assert lines[-1] == "Shared victory: Anna and Cyril."


def test_a_side_wins_together():
    result = outcome((0, 2), side([0, 2], 9), side([1], 3))
    team = "Anna and Cyril"
    assert reader(0, preset="team").outcome(result)[-1] == f"Your side wins: {team}."
    assert reader(1, preset="team").outcome(result)[-1] == f"Winning side: {team}."
    assert f"{team}: 9 points" in reader(1, preset="team").outcome(result)


def test_only_what_the_options_score_is_listed():
    result = outcome((0,), side([0], 9), side([1], 3), side([2], 1))
    assert not any("Sets" in line or "Own Bases" in line for line in reader(0).outcome(result))
    assert any("Sets" in line for line in reader(0, preset="alternative").outcome(result))


def test_an_unfinished_game_says_so():
    result = outcome((0,), side([0], 9), side([1], 3), side([2], 1), trigger="none")
    assert reader(0).outcome(result)[0].startswith("The game has not come to its end")

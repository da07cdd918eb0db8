"""RU-ACH: the twelve Achievements of the base game."""

from typing import Any

import pytest

from tests.rush.support import Play, at

BASE_SET = [
    "bases-destroyed",
    "light-tanks",
    "medium-tanks",
    "spgs",
    "heavy-tanks",
    "auxiliary-units",
    "soviet-medals",
    "german-medals",
    "american-medals",
    "french-medals",
    "double-medals",
    "largest-squad",
]


def won(play: Play) -> list[list[str]]:
    """The Achievements of each player."""
    sides = play.game.outcome(play.state).details["sides"]
    return [side["achievements"] for side in sides]


@pytest.mark.rule("RU-ACH-00")
def test_an_achievement_goes_to_the_one_who_meets_it_best() -> None:
    three: list[dict[str, Any]] = [
        {"depot": ["su-light"]},
        {"depot": ["de-light", "us-light"]},
        {"depot": ["fr-light"]},
    ]
    play = at(*three, achievements=["light-tanks"])
    assert won(play) == [[], ["light-tanks"], []]


@pytest.mark.rule("RU-ACH-00")
def test_everybody_sees_how_each_achievement_stands() -> None:
    play = at(
        {"depot": ["su-light"], "hand": ["us-light"], "garage": ["engineers"] * 2},
        {"depot": ["de-light"], "hand": ["su-heavy"], "garage": ["engineers"]},
        options={"achievements": "second_front"},
        achievements=["light-tanks", "heavy-tanks", "no-barracks", "spgs"],
    )
    for seat in (-1, 0, 1):
        assert play.view(seat)["standings"] == {
            "light-tanks": {"counts": [2, 1], "leader": 0},
            "heavy-tanks": {"counts": [0, 1], "leader": 1},
            "no-barracks": {"counts": [2, 1], "leader": 1},
            "spgs": {"counts": [0, 0], "leader": None},
        }


@pytest.mark.rule("RU-ACH-00")
def test_a_tie_at_the_top_gives_it_to_nobody() -> None:
    play = at(
        {"depot": ["su-heavy", "su-heavy-2"]},
        {"depot": ["de-heavy"]},
        {"depot": ["fr-heavy", "us-heavy"]},
        achievements=["heavy-tanks"],
    )
    assert won(play) == [[], [], []]


@pytest.mark.rule("RU-ACH-00")
def test_a_tie_at_zero_gives_nothing() -> None:
    assert won(at({}, {}, achievements=BASE_SET)) == [[], []]


@pytest.mark.rule("RU-ACH-00")
def test_only_achievements_on_the_table_are_given() -> None:
    play = at({"depot": ["su-light", "su-spg"]}, {}, achievements=["spgs", "heavy-tanks"])
    assert won(play) == [["spgs"], []]


@pytest.mark.rule("RU-ACH-00")
@pytest.mark.parametrize("order", [1, -1])
def test_achievement_cards_are_not_part_of_the_squad(order: int) -> None:
    """Else the winner of the Light Tanks would have the larger squad."""
    achievements = ["light-tanks", "largest-squad"][::order]
    play = at({"depot": ["su-light"]}, {"depot": ["su-spg"]}, achievements=achievements)
    assert won(play) == [["light-tanks"], []]


@pytest.mark.rule("RU-ACH-01")
def test_bases_destroyed() -> None:
    play = at({"hand": ["su-heavy"]}, {"depot": []}, {}, achievements=["bases-destroyed"])
    play.do("attack su-heavy", "hit 3.1")
    assert won(play) == [["bases-destroyed"], [], []]


@pytest.mark.rule("RU-ACH-01")
def test_bases_destroyed_counts_over_the_game_whatever_became_of_the_cards() -> None:
    one = {"hand": ["mechanic"], "depot": ["base-2", "base-2"]}
    play = at(one, {"depot": ["base-1"]}, achievements=["bases-destroyed"])
    play.do("use mechanic", "scrap base-2", "scrap base-2")
    assert won(play) == [["bases-destroyed"], []]


CLASSES = [
    pytest.param("light-tanks", "light", marks=pytest.mark.rule("RU-ACH-02")),
    pytest.param("medium-tanks", "medium", marks=pytest.mark.rule("RU-ACH-03")),
    pytest.param("spgs", "spg", marks=pytest.mark.rule("RU-ACH-04")),
    pytest.param("heavy-tanks", "heavy", marks=pytest.mark.rule("RU-ACH-05")),
]


@pytest.mark.parametrize(("achievement", "vehicle_class"), CLASSES)
def test_most_vehicles_of_a_class(achievement: str, vehicle_class: str) -> None:
    """Of any nation, in hand, Garage and Depot; one each of all other classes weighs nothing."""
    mine = [f"{nation}-{vehicle_class}" for nation in ("su", "de", "fr")]
    one = {"hand": mine[:1], "garage": mine[1:2], "depot": mine[2:]}
    others = [f"us-{other}" for other in ("light", "medium", "spg", "heavy")]
    two = {"depot": [*others, f"us-{vehicle_class}-2", "gun", "bunker", "scout"]}
    play = at(one, two, achievements=[achievement])
    assert won(play) == [[achievement], []]


@pytest.mark.rule("RU-ACH-06")
def test_most_auxiliary_units() -> None:
    two = {"depot": ["worth-0", *(f"us-{tank}" for tank in ("light", "medium", "spg", "heavy"))]}
    play = at({"hand": ["gun"], "depot": ["de-cost-0"]}, two, achievements=["auxiliary-units"])
    assert won(play) == [["auxiliary-units"], []]


MEDALS = [
    pytest.param("soviet-medals", "ussr", marks=pytest.mark.rule("RU-ACH-07")),
    pytest.param("german-medals", "germany", marks=pytest.mark.rule("RU-ACH-08")),
    pytest.param("american-medals", "usa", marks=pytest.mark.rule("RU-ACH-09")),
    pytest.param("french-medals", "france", marks=pytest.mark.rule("RU-ACH-10")),
]


@pytest.mark.parametrize(("achievement", "nation"), MEDALS)
def test_most_medals_of_a_nation(achievement: str, nation: str) -> None:
    """A two-Medal card is two; Medals of the others and Vehicles of that nation are none."""
    one = {"garage": [f"two-medal-{nation}", f"medal-{nation}"]}
    others = [medal for medal in ("ussr", "germany", "usa", "france") if medal != nation]
    two = {"depot": [f"medal-{nation}"] * 2 + [f"two-medal-{other}" for other in others]}
    vehicles = ["su-light", "de-light", "us-light", "fr-light"]
    two["depot"] += vehicles
    play = at(one, two, achievements=[achievement])
    assert won(play) == [[achievement], []]
    two["depot"].append(f"medal-{nation}")
    assert won(at(one, two, achievements=[achievement])) == [[], []]


@pytest.mark.rule("RU-ACH-07")
def test_medals_in_the_graveyard_are_not_counted() -> None:
    one = {"hand": ["mechanic"], "depot": ["two-medal-ussr"]}
    play = at(one, {"depot": ["medal-ussr"]}, achievements=["soviet-medals"])
    assert won(play.do("use mechanic", "scrap two-medal-ussr")) == [[], ["soviet-medals"]]


@pytest.mark.rule("RU-ACH-11")
def test_most_two_medal_cards() -> None:
    two = {"depot": ["medal-ussr"] * 5 + ["two-medal-ussr", "worth-2"]}
    one = {"hand": ["two-medal-usa"], "depot": ["two-medal-france"]}
    assert won(at(one, two, achievements=["double-medals"])) == [["double-medals"], []]


@pytest.mark.rule("RU-ACH-12")
@pytest.mark.parametrize("card", ["medal-ussr", "two-medal-usa", "base-2", "su-light", "gun"])
@pytest.mark.parametrize("place", ["depot", "garage"])
def test_the_largest_squad_counts_every_card(card: str, place: str) -> None:
    one = {"hand": ["su-heavy"], "garage": ["engineers"], "depot": ["technicians"]}
    one[place] = [*one[place], card]
    two = {"hand": [], "garage": ["engineers"] * 3}
    assert won(at(one, two, achievements=["largest-squad"])) == [["largest-squad"], []]

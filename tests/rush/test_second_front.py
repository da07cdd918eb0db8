"""RU-SF: the Second Front's cards and small rules, each point alone on a base game and together."""

from typing import Any

import pytest

from motorpool.core.chance import Seeded
from motorpool.core.errors import BadOption
from motorpool.rush.cards import built_in
from motorpool.rush.game import Rush
from motorpool.rush.options import OPTIONS, PRESETS, options_from
from motorpool.rush.state import play_at_random
from tests.rush.support import at

NATIONS = ["ussr", "germany", "usa", "france", "uk"]


def new_game(seats: int = 2, preset: str = "base", **options: Any) -> dict[str, Any]:
    """A game right after its set-up, as a bystander sees it."""
    game = Rush.preset(preset, seats, options)
    return game.view(game.start(Seeded("second front")), -1)


@pytest.mark.rule("RU-SF-01")
def test_the_base_set_has_25_vehicles_of_four_nations() -> None:
    nations = [vehicle.nation for vehicle in built_in("base").vehicles]
    assert [nations.count(nation) for nation in NATIONS] == [25, 25, 25, 25, 0]
    table = new_game()
    assert table["deck"] + len(table["reserve"]) == 100
    assert table["medals"] == {nation: [9, 3] for nation in NATIONS[:4]}


@pytest.mark.rule("RU-SF-01")
def test_the_second_front_has_30_vehicles_of_five_nations_and_british_medals() -> None:
    vehicles = built_in("second_front").vehicles
    nations = [vehicle.nation for vehicle in vehicles]
    assert [nations.count(nation) for nation in NATIONS] == [30, 30, 30, 30, 30]
    assert set(built_in("base").vehicles) < set(vehicles)
    table = new_game(cards="second_front")
    assert table["deck"] + len(table["reserve"]) == 150
    assert table["medals"] == {nation: [9, 3] for nation in NATIONS}


@pytest.mark.rule("RU-SF-13", "RU-SF-14")
def test_only_the_second_front_has_cards_that_regroup_and_plan() -> None:
    for ability in ("regroup", "planning"):
        assert not any(ability in card.abilities for card in built_in("base").vehicles)
        assert any(ability in card.abilities for card in built_in("second_front").vehicles)


@pytest.mark.rule("RU-SF-02")
def test_six_play_only_with_the_second_front_cards() -> None:
    with pytest.raises(BadOption, match="seats-six"):
        Rush.preset("base", 6)
    with pytest.raises(BadOption, match="seats-six"):
        Rush.preset("second-front", 6, {"cards": "base"})
    table = new_game(6, cards="second_front")
    assert [player["hand_size"] for player in table["players"]] == [3] * 6
    assert [player["garage"] for player in table["players"]] == [3] * 6
    assert len(table["achievements"]) == 7


@pytest.mark.rule("RU-SF-02")
def test_seven_never_play_and_five_may_without_the_second_front() -> None:
    with pytest.raises(BadOption, match="seats-count"):
        Rush.preset("second-front", 7)
    assert len(new_game(5)["players"]) == 5


@pytest.mark.rule("RU-SF-02")
def test_the_sixth_player_has_a_turn_in_each_round() -> None:
    play = at({}, {}, {}, {}, {}, {}, options={"cards": "second_front"})
    actives = []
    for _ in range(7):
        actives.append(play.active)
        play.do("end")
    assert actives == [1, 2, 3, 4, 5, 6, 1]


@pytest.mark.rule("RU-SF-09")
@pytest.mark.parametrize("size", [4, 5, 6])
def test_the_reserve_has_its_size_at_set_up_and_after_a_turn(size: int) -> None:
    assert len(new_game(reserve_size=size)["reserve"]) == size
    play = at({}, {}, options={"reserve_size": size}).do("end")
    assert len(play.reserve) == size


@pytest.mark.rule("RU-SF-09")
def test_the_reserve_is_four_in_the_base_game_and_five_in_the_second_front() -> None:
    assert len(new_game()["reserve"]) == 4
    assert len(new_game(preset="second-front")["reserve"]) == 5


@pytest.mark.rule("RU-SF-15")
def test_a_heroic_deed_takes_a_medal_of_any_nation() -> None:
    play = at({"hand": ["hero"]}, {}, options={"heroic_deed": True}).do("use hero")
    assert play.actions == [f"claim {nation}" for nation in NATIONS]
    play.do("claim france")
    assert play.depot(1) == ["medal-france", "hero"]
    assert play.view(1)["medals"]["france"] == [8, 3]


@pytest.mark.rule("RU-SF-15")
def test_without_the_option_it_takes_one_of_its_own_nation() -> None:
    play = at({"hand": ["de-hero"]}, {}).do("use de-hero")
    assert play.depot(1) == ["medal-germany", "de-hero"]


@pytest.mark.rule("RU-SF-15")
def test_a_heroic_deed_chooses_among_the_piles_that_are_left() -> None:
    """Not the two-Medal cards, not an empty pile, not British Medals in a base game."""
    play = at(
        {"depot": ["medal-france"] * 9, "hand": ["medium-hero"]},
        {},
        options={"heroic_deed": True},
    ).do("use medium-hero")
    assert play.actions == ["claim ussr", "claim germany", "claim usa", "claim uk"]
    hero = next(c.id for c in built_in("base").vehicles if "invulnerability" in c.abilities)
    play = at({"hand": [hero]}, {}, options={"heroic_deed": True, "cards": "base"})
    play.do(f"use {hero}")
    assert "claim uk" not in play.actions
    assert len(play.actions) == 4


@pytest.mark.rule("RU-SF-16")
def test_own_bases_and_headquarters_score_three_each() -> None:
    bases = ["destroyed", "damaged", "whole", "whole"]
    options = {"score_own_bases": True, "headquarters": True}
    play = at({"bases": bases}, {}, options=options)
    assert [score.own_bases for score in play.scores()] == [9, 12]
    assert [score.total() for score in play.scores()] == [9, 12]


@pytest.mark.rule("RU-SF-16")
def test_own_bases_score_alone_on_a_base_game_and_only_by_the_option() -> None:
    bases = ["destroyed", "whole", "whole"]
    play = at({"bases": bases}, {}, options={"score_own_bases": True})
    assert [score.total() for score in play.scores()] == [6, 9]
    assert [score.total() for score in at({"bases": bases}, {}).scores()] == [0, 0]
    assert not options_from("second-front")["score_own_bases"]


POINTS = list(PRESETS["second-front"].items())


@pytest.mark.parametrize(("name", "value"), [*POINTS, ("score_own_bases", True)])
def test_each_point_is_playable_alone_and_the_rest_without_it(name: str, value: Any) -> None:
    """On a base game it is the only change; in the Second Front it can be left out."""
    alone = Rush.preset("base", 2, {name: value})
    assert alone.changed_options() == {name: value}
    without = Rush.preset("second-front", 3, {name: OPTIONS[name].values[0]})
    for game in (alone, without):
        state = game.start(Seeded(name))
        assert play_at_random(state, Seeded(name), 300) > 100

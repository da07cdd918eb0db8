"""RU-COMP: what is in the box."""

from collections import Counter

import pytest

from motorpool.core.chance import Seeded
from motorpool.core.errors import BadFile
from motorpool.rush.cards import built_in, check_card_set
from motorpool.rush.codes import NATION_TEXTS, VEHICLE
from motorpool.rush.game import Rush
from tests.rush.support import Play, at
from tests.rush.zoo import ZOO, vehicle

BASE_SET = built_in("base").vehicles
ALL = built_in("second_front").vehicles
CLASSES = {"light": (1, 1), "medium": (1, 2), "spg": (2, 1), "heavy": (2, 2)}  # power, armor


def new_game(seats: int = 2) -> Play:
    game = Rush.preset("base", seats)
    return Play(game, game.start(Seeded("components")))


@pytest.mark.rule("RU-COMP-01")
def test_a_hundred_vehicles_25_of_each_of_four_nations() -> None:
    four = dict.fromkeys(("ussr", "germany", "usa", "france"), 25)
    assert Counter(vehicle.nation for vehicle in BASE_SET) == four
    rules = new_game().state.rules
    in_the_box = Counter(
        nation for card_type, nation in zip(rules.type, rules.nation, strict=True)
        if card_type == VEHICLE
    )  # fmt: skip
    assert {NATION_TEXTS[nation]: count for nation, count in in_the_box.items()} == four


@pytest.mark.rule("RU-COMP-01")
def test_power_and_armor_run_from_0_to_2() -> None:
    for entry in ALL:
        assert entry.power in range(3)
        assert entry.armor in range(3)
    with pytest.raises(BadFile, match="file-maximum"):
        check_card_set(ZOO | {"vehicles": [vehicle("too-strong", power=3)]})


@pytest.mark.rule("RU-COMP-01")
def test_abilities_keep_their_printed_order() -> None:
    """Drawn first, the card can be scrapped from the Depot only if it comes before Repair."""
    play = at({"hand": ["draw-and-repair"], "garage": ["base-2"], "depot": []}, {})
    assert play.do("use draw-and-repair").actions == ["scrap base-2"]
    play = at({"hand": ["repair-and-draw"], "garage": ["base-2"], "depot": []}, {})
    assert play.do("use repair-and-draw").step == "main"
    assert play.depot(1) == ["base-2", "repair-and-draw"]


@pytest.mark.rule("RU-COMP-02")
@pytest.mark.parametrize("name", list(CLASSES))
def test_an_armored_class_has_one_power_and_one_armor(name: str) -> None:
    values = {(v.power, v.armor) for v in ALL if v.vehicle_class == name}
    assert values == {CLASSES[name]}
    rules = at({}, {}).state.rules
    card = rules.kind_texts.index(f"su-{name}")
    assert (rules.power[card], rules.armor[card]) == CLASSES[name]


@pytest.mark.rule("RU-COMP-02")
def test_auxiliary_units_vary() -> None:
    assert {v.vehicle_class for v in BASE_SET} == {*CLASSES, "auxiliary"}
    values = {(v.power, v.armor) for v in BASE_SET if v.vehicle_class == "auxiliary"}
    assert len(values) > 2


@pytest.mark.rule("RU-COMP-02")
def test_auxiliary_units_are_not_armored() -> None:
    """What tells armored Vehicles from others is Siege Master, by option."""
    bases = [{"defender": "bunker"}, {"defender": "su-light"}, {}]
    play = at({"hand": ["besieger"]}, {"bases": bases}, options={"siege_targets": "armored"})
    play.do("use besieger")
    assert [text for text in play.actions if text.endswith("v")] == ["siege 2.2v"]


@pytest.mark.rule("RU-COMP-03")
@pytest.mark.parametrize("seats", [2, 5])
def test_each_player_has_six_barracks_cards(seats: int) -> None:
    play = new_game(seats)
    for seat in range(1, seats + 1):
        squad = play.hand(seat) + play.garage(seat)
        assert Counter(squad) == {"engineers": 4, "technicians": 1, "volunteers": 1}


@pytest.mark.rule("RU-COMP-03")
def test_engineers_only_pay_and_the_others_only_use_their_ability() -> None:
    hand = ["engineers", "technicians", "volunteers"]
    play = at({"hand": hand}, {}, reserve=["cost-0", "cost-1"])
    assert play.actions == ["spend engineers", "use technicians", "use volunteers", "end"]


@pytest.mark.rule("RU-COMP-03")
def test_engineers_are_worth_one() -> None:
    assert not at({"hand": ["engineers"]}, {}, reserve=["su-light"]).may("spend engineers")
    play = at({"hand": ["engineers"]}, {}, reserve=["cost-1"])
    assert play.do("spend engineers").actions == ["buy cost-1"]


@pytest.mark.rule("RU-COMP-03")
def test_technicians_research_1_and_do_not_defend() -> None:
    play = at({"hand": ["technicians"]}, {}, reserve=["cost-0", "cost-1", "su-light"])
    assert play.do("use technicians").actions == ["take cost-0", "take cost-1"]
    play.do("take cost-1")
    assert play.graveyard == ["technicians"]
    assert play.bases(1) == ["whole"] * 3


@pytest.mark.rule("RU-COMP-03")
def test_volunteers_recruit_and_do_not_defend() -> None:
    hand = ["volunteers", "engineers", "engineers"]
    play = at({"hand": hand}, {}, reserve=["cost-1", "cost-0", "su-light"])
    play.do("use volunteers", "spend engineers", "buy cost-1", "spend engineers", "buy cost-0")
    assert play.depot(1)[0] == "volunteers"
    assert play.bases(1) == ["whole"] * 3


@pytest.mark.rule("RU-COMP-04")
def test_each_player_has_three_bases() -> None:
    play = new_game(5)
    assert [play.bases(seat) for seat in range(1, 6)] == [["whole"] * 3] * 5
    assert Counter(play.kinds(list(range(play.state.rules.first_achievement))))["base-3"] == 3


@pytest.mark.rule("RU-COMP-04")
def test_a_destroyed_enemy_base_is_worth_three_medals() -> None:
    play = at({"depot": ["base-2"], "garage": ["base-3"]}, {}, {})
    assert [score.bases for score in play.scores()] == [6, 0, 0]


@pytest.mark.rule("RU-COMP-05")
def test_nine_one_medal_and_three_two_medal_cards_of_each_nation() -> None:
    play = new_game()
    piles = {nation: [9, 3] for nation in ("ussr", "germany", "usa", "france")}
    assert play.view(1)["medals"] == piles
    everything = Counter(play.kinds(list(range(play.state.rules.first_achievement))))
    assert (everything["medal-usa"], everything["two-medal-usa"]) == (9, 3)


@pytest.mark.rule("RU-COMP-05")
@pytest.mark.parametrize(
    ("card", "worth", "medals"), [("medal-usa", 1, 1), ("two-medal-usa", 2, 2)]
)
def test_a_medal_card_is_worth_resources_and_medals(card: str, worth: int, medals: int) -> None:
    reserve = ["cost-0", "cost-1", "su-light", "cost-3"]
    play = at({"hand": [card]}, {}, reserve=reserve)
    assert play.scores()[0].medals == medals
    play.do(f"spend {card}")
    assert play.actions == [f"buy {kind}" for kind in reserve[: worth + 1]]


@pytest.mark.rule("RU-COMP-06")
def test_twelve_achievements() -> None:
    play = new_game()
    texts = [achievement.text for achievement in play.state.rules.achievements]
    assert len(set(texts)) == 12
    assert len(play.achievements) + play.view(1)["achievement_pile"] == 12


@pytest.mark.rule("RU-COMP-07")
def test_resource_values_run_from_0_to_6_or_are_none() -> None:
    assert {v.resources for v in ALL} <= {None, *range(7)}
    check_card_set(ZOO | {"vehicles": [vehicle("rich", resources=6)]})
    with pytest.raises(BadFile, match="file-maximum"):
        check_card_set(ZOO | {"vehicles": [vehicle("too-rich", resources=7)]})


@pytest.mark.rule("RU-COMP-07")
def test_a_value_of_0_pays_and_no_value_does_not() -> None:
    play = at({"hand": ["worth-0", "worth-nothing"]}, {}, reserve=["cost-0"])
    assert play.may("spend worth-0")
    assert not play.may("spend worth-nothing")
    assert play.do("spend worth-0").may("buy cost-0")


@pytest.mark.rule("RU-COMP-08")
def test_all_vehicles_are_different() -> None:
    assert len({entry.id for entry in ALL}) == len(ALL) == 150
    assert len({entry.name for entry in ALL}) == len(ALL)
    rules = new_game().state.rules
    assert all(len(rules.cards_of[kind]) == 1 for kind in range(rules.vehicles))

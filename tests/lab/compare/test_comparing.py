"""Comparisons of real games, with a known answer."""

from fractions import Fraction
from random import Random

import pytest

from motorpool.core.game import Outcome
from motorpool.lab.compare.card_change import card_set_of, entry_of, with_field, without
from motorpool.lab.compare.course import Course
from motorpool.lab.compare.judging import ERROR, judge
from motorpool.lab.compare.measures import Deal
from motorpool.lab.compare.playing import Arm, Comparison, Counts, compare
from motorpool.lab.compare.report import report
from motorpool.lab.simulate import Spec

RUSH = Spec("rush", "base", 2)
FAMILY = Spec("battlegrounds", "family", 2)
BOTS = ("random", "random")
TOLD = ("base", "change")


def changed(cards: object) -> Spec:
    return Spec("rush", "base", 2, {"cards": cards})


@pytest.mark.parametrize(
    "change", [RUSH, changed(with_field("base", "t-34", "cost", "3"))], ids=["none", "same cost"]
)
def test_what_changes_nothing_shows_nothing(change: Spec) -> None:
    task = Comparison(RUSH, change, BOTS, 4, "same")
    found = report(task, compare(task), TOLD)
    assert found["same"]
    assert found["deals"] == 4
    for row in found["measures"]:
        assert row["base"] == row["change"]
        assert row["difference"] == {"mean": 0, "low": None, "high": None}
        assert not row["clear"]


def test_other_seeds_show_nothing_in_95_of_100_runs() -> None:
    """The same rules in both arms, but other deals: each run pairs some of them anew."""
    task = Comparison(FAMILY, FAMILY, BOTS, 1, "")
    game, arm = task.tables[0], Arm(2)
    deals = [task.play_deal(game, f"seed {n}", arm).measures(alone=False) for n in range(100)]
    chance = Random("runs")
    alarms = 0
    for _ in range(100):
        chance.shuffle(deals)
        counts = Counts(2)
        for base, change in zip(deals[:50], deals[50:], strict=True):
            counts.count(base, change)
        alarms += any(each.clear for each in judge(counts.pairs, counts.deals, 1))
    assert alarms <= 100 * ERROR


def test_free_extra_cards_show() -> None:
    """Every Vehicle without Reinforcements brings two more cards into the hand."""
    entries = [entry_of(vehicle) for vehicle in card_set_of("base").vehicles]
    for entry in entries:
        if not any(text.startswith("reinforcements") for text in entry["abilities"]):
            entry["abilities"] = [*entry["abilities"], "reinforcements 2"]
    free = with_field("base", "t-34", "cost", "3") | {"vehicles": entries}
    task = Comparison(RUSH, changed(free), ("greedy", "greedy"), 40, "free")
    rows = {row["measure"]: row for row in report(task, compare(task), TOLD)["measures"]}
    assert rows["rounds"]["clear"]
    assert rows["rounds"]["difference"]["high"] < 0


def test_parts_add_up_in_any_order() -> None:
    task = Comparison(FAMILY, FAMILY, ("random", "greedy"), 12, "parts")
    assert task.seatings == [("random", "greedy"), ("greedy", "random")]
    assert (task.deals, task.total_games) == (6, 24)
    whole = report(task, task.play(range(1, 7)), TOLD)
    counts = Counts(2)
    for first in (5, 1, 3):
        counts.add(task.play(range(first, first + 2)))
    assert report(task, counts, TOLD) == whole
    assert whole["games"] == 24
    names = [row["measure"] for row in whole["measures"]]
    assert names[:6] == ["seat:1", "seat:2", "place:1", "place:2", "bot:greedy", "bot:random"]


def outcome(points: tuple[int, ...], *winners: int) -> Outcome:
    sides = [{"seats": [seat], "achievements": ["spgs"][seat:]} for seat in range(len(points))]
    return Outcome(winners, points, {"sides": sides, "trigger": "bases"})


def test_measures() -> None:
    deal = Deal(2)
    bots = ("random", "random")
    deal.count(bots, [1, 0], outcome((12, 10), 0), rounds=8, decided=100)
    deal.count(bots, [0, 1], outcome((9, 9), 0, 1), rounds=11, decided=120)
    deal.count(bots, [0, 1], outcome((10, 9), 0), rounds=8, decided=110)
    assert deal.measures(alone=False) == {
        "seat:1": Fraction(5, 6),
        "seat:2": Fraction(1, 6),
        "place:1": Fraction(1, 2),
        "place:2": Fraction(1, 2),
        "margin": 1,
        "close": Fraction(2, 3),
        "shared": Fraction(1, 3),
        "rounds": 9,
        "decisions": 110,
        "points": Fraction(59, 6),
        "winner": Fraction(31, 3),
        "end:bases": 1,
        "end:medals": 0,
        "awarded": 1,
        "achievement:spgs": 1,
    }
    assert not {"place:1", "margin", "close"} & deal.measures(alone=True).keys()


def test_the_course_of_a_game() -> None:
    course = Course()
    rounds = [outcome((0, 0), 0, 1), outcome((1, 3), 1), outcome((5, 3), 0)]
    course.count(rounds, outcome((7, 4), 0))
    assert course.leader_wins == {1: Fraction(1, 2), 2: 0, 3: 1}
    assert [course.winners[3], course.others[3]] == [5, 3]
    assert course.games == {1: 1, 2: 1, 3: 1}


def test_solo_has_no_others() -> None:
    solo = Spec("battlegrounds", "solo", 1)
    tanks = Spec("battlegrounds", "solo", 1, {"choose_tanks": True})
    task = Comparison(solo, tanks, ("random",), 2, "solo")
    found = report(task, compare(task), TOLD)
    names = {row["measure"].partition(":")[0] for row in found["measures"]}
    assert names == {"seat", "points", "winner", "stars", "rounds", "decisions", "decided"}
    assert found["base"]["course"] == []


def test_a_card_is_changed_in_its_place() -> None:
    before = card_set_of("second_front").vehicles
    after = card_set_of(with_field("second_front", "t-34", "cost", "7")).vehicles
    assert [vehicle.id for vehicle in after] == [vehicle.id for vehicle in before]
    unlike = [pair for pair in zip(before, after, strict=True) if pair[0] != pair[1]]
    assert [(old.id, old.cost, new.cost) for old, new in unlike] == [("t-34", 3, 7)]
    ids = [vehicle.id for vehicle in card_set_of(without("base", "t-34")).vehicles]
    assert ids == [vehicle.id for vehicle in card_set_of("base").vehicles if vehicle.id != "t-34"]
    bare = with_field("base", "t-34", "resources", "none")
    bare = with_field(bare, "t-34", "abilities", "recruitment + research 2")
    bare = with_field(bare, "t-34", "class", "heavy")
    (found,) = [vehicle for vehicle in card_set_of(bare).vehicles if vehicle.id == "t-34"]
    assert (found.resources, found.abilities) == (None, ("recruitment", "research 2"))
    assert (found.power, found.armor) == (2, 2)

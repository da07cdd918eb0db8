"""Ratings find the strengths that results were made with."""

from fractions import Fraction
from math import log10

import pytest

from motorpool.lab.tournament.plan import Deal
from motorpool.lab.tournament.rating import ratings
from motorpool.lab.tournament.report import clearly_ahead, report
from motorpool.lab.tournament.solving import solve
from motorpool.lab.tournament.standings import Standings, duel_score, wins
from tests.lab.tournament.support import made_up

STRENGTHS = (4.0, 1.0, 2.0, 0.5)


@pytest.mark.parametrize("table", [2, 3, 4])
def test_ratings_find_known_strengths(table: int) -> None:
    rated = ratings(made_up(STRENGTHS, table, 300, "known"))
    average = sum(map(log10, STRENGTHS)) / len(STRENGTHS)
    for rating, strength in zip(rated, STRENGTHS, strict=True):
        truth = 400 * (log10(strength) - average)
        assert rating.low < rating.points < rating.high
        assert abs(rating.points - truth) < 40
    order = sorted(range(4), key=lambda bot: -rated[bot].points)
    assert order == [0, 2, 1, 3]
    assert sum(rating.points for rating in rated) == pytest.approx(0, abs=1e-6)


def test_the_limits_hold_the_truth() -> None:
    truth = 200 * log10(3)
    rated = [ratings(made_up((3.0, 1.0), 2, 30, str(run)))[0] for run in range(30)]
    held = sum(rating.low <= truth <= rating.high for rating in rated)
    assert held >= 26


def test_two_bots_by_hand() -> None:
    """Half a deal, one game, is added to the victories of each."""
    standings = made_up((1.0, 1.0), 2, 10, "hand")
    won = float(sum(wins(deal, 0) * count for deal, count in standings.outcomes[0].items()))
    expected = 200 * log10((won + 1) / (20 - won + 1))
    assert ratings(standings)[0].points == pytest.approx(expected)


def test_who_never_loses_has_a_rating_all_the_same() -> None:
    first, second = ratings(made_up((1.0, 0.0), 2, 100, "never"))
    assert first.points == pytest.approx(200 * log10(201))
    assert 0 < first.low < first.points < first.high < 2000
    assert second.points == pytest.approx(-first.points)


def test_many_strengths_far_apart() -> None:
    rated = ratings(made_up([100.0**-place for place in range(5)], 2, 20, "far"))
    points = [rating.points for rating in rated]
    assert points == sorted(points, reverse=True)


def test_solving() -> None:
    assert solve([[0.0, 2.0], [3.0, 1.0]], [4.0, 5.0]) == pytest.approx([1, 2])


# What is counted


def test_victories_of_a_deal() -> None:
    won = ((0,), (0, 1), (2, 2), None)  # alone, shared, with two sides, broken off
    assert [wins(won, bot) for bot in range(3)] == [Fraction(3, 2), Fraction(1, 2), 1]
    assert duel_score(won, 0, 1) == Fraction(1, 2) + Fraction(1, 8)
    assert duel_score(won, 0, 1) + duel_score(won, 1, 0) == 1
    assert duel_score(((0,), (0,)), 0, 1) == 1


def test_a_game_that_would_not_end_is_shared_by_all() -> None:
    standings = made_up((1.0, 1.0), 2, 0, "s")
    for number in range(1, 11):
        standings.add(Deal(number, ((0,), None)))
    found = report(standings)
    assert [row["share"] for row in found["bots"]] == [0.75, 0.25]
    assert found["pairs"][0]["share"] == 0.75
    assert found["unfinished"] == 10


def test_of_many_equal_bots_no_pair_is_told_apart_in_95_of_100() -> None:
    told = 0
    for number in range(100):
        told += any(clearly_ahead(made_up((1.0,) * 6, 2, 40, f"{number}")))
    assert told <= 12  # 5 expected; each pair by itself would have made it 50


def test_of_many_bots_the_better_one_is_told() -> None:
    assert clearly_ahead(made_up((3.0, 1.0, 1.0), 2, 100, "s")) == [1, 1, 0]


def test_a_table_goes_on_while_any_two_of_it_are_not_clear() -> None:
    plan = made_up((1.0,) * 4, 3, 0, "s").plan
    plan.until_clear = True
    standings = Standings(plan)
    for pair in ((0, 1), (0, 2)):
        standings.duels[pair].ahead = 1
    assert standings.open(0)
    standings.duels[1, 2].ahead = -1
    assert [standings.open(index) for index in range(4)] == [False, True, True, True]

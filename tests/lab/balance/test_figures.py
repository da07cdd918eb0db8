"""Shares and medians with their margins of error, and what is told of every game of the house."""

import random
from collections import Counter

import pytest

from motorpool.lab.balance import balance_of
from motorpool.lab.balance.figures import median_limits, share
from motorpool.lab.balance.measuring import measure
from motorpool.lab.simulate import Spec


def test_a_share_has_its_margin_of_error() -> None:
    found = share(50, 100)
    assert (found["share"], found["games"]) == (0.5, 100)
    assert found["error"] == pytest.approx(0.096, abs=0.001)
    assert (found["low"], found["high"]) == (0.4038, 0.5962)
    assert share(0, 0)["share"] == 0
    never = share(0, 100)
    assert (never["low"], never["high"]) == (0, 0.037)  # never so far is not never


@pytest.mark.parametrize(
    ("lengths", "low", "high"),
    [({9: 1}, 9, 9), ({8: 50, 9: 50}, 8, 9), ({8: 5000, 9: 5200}, 9, 9), ({}, None, None)],
)
def test_a_median_has_its_limits(
    lengths: dict[int, int], low: int | None, high: int | None
) -> None:
    assert median_limits(Counter(lengths)) == {"median_low": low, "median_high": high}


def test_the_limits_of_a_median_hold_the_truth() -> None:
    """Drawn from 1 to 99, whose median is 50, the limits hold it in 95 of 100 measurements."""
    chance = random.Random("median")
    held = 0
    for _ in range(1000):
        found = median_limits(Counter(chance.randint(1, 99) for _ in range(100)))
        held += found["median_low"] <= 50 <= found["median_high"]  # type: ignore[operator]
    assert 935 <= held <= 975


@pytest.mark.parametrize(("game", "preset"), [("rush", "base"), ("battlegrounds", "battle")])
def test_progress_is_told_of_every_game(game: str, preset: str) -> None:
    balance = balance_of(game)
    told: list[int] = []
    task = balance.plan(Spec(game, preset, 2), 2, "s", "greedy")
    found = balance.report(measure(task, 1, told.append))
    assert sum(told) == task.total
    assert (found["game"], found["games"], found["bot"]) == (game, 2, "greedy")

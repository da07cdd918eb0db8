"""Shares, their margins of error and the goals that every game of the house has."""

import pytest

from motorpool.lab.balance import balance_of
from motorpool.lab.balance.figures import at_least, at_most, near_fair, share
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


@pytest.mark.parametrize(("wins", "reached"), [((36, 33, 31), True), ((37, 33, 30), False)])
def test_the_farthest_from_a_fair_share_counts(wins: tuple[int, ...], reached: bool) -> None:
    assert near_fair("seats", [share(each, 100) for each in wins], 3)["reached"] is reached


def test_a_limit_may_be_reached_but_not_passed() -> None:
    assert at_most("tanks", 0.58, 0.58)["reached"]
    assert not at_most("tanks", 0.5801, 0.58)["reached"]


def test_what_was_not_measured_is_neither_reached_nor_missed() -> None:
    assert at_most("nations", None, 0.55)["reached"] is None
    assert near_fair("seats", [share(0, 0)] * 2, 2)["reached"] is None
    assert at_least("triggers", share(0, 0), 0.1) == {
        "goal": "triggers",
        "value": None,
        "limit": 0.1,
        "reached": None,
    }
    assert at_least("triggers", share(0, 9), 0.1)["reached"] is False


@pytest.mark.parametrize(("game", "preset"), [("rush", "base"), ("battlegrounds", "battle")])
def test_progress_is_told_of_every_game(game: str, preset: str) -> None:
    balance = balance_of(game)
    told: list[int] = []
    task = balance.plan(Spec(game, preset, 2), 2, "s", "greedy")
    found = balance.report(measure(task, 1, told.append))
    assert sum(told) == task.total
    assert (found["game"], found["games"], found["bot"]) == (game, 2, "greedy")

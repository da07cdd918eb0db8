"""Goals of the design: reached or not, and whether more games may change that."""

from math import inf

import pytest

from motorpool.lab.balance.figures import share
from motorpool.lab.balance.goals import Limits, at_least, at_most, is_sure, near_fair


@pytest.mark.parametrize(("wins", "reached"), [((36, 33, 31), True), ((37, 33, 30), False)])
def test_the_farthest_from_a_fair_share_counts(wins: tuple[int, ...], reached: bool) -> None:
    assert near_fair("seats", [share(each, 100) for each in wins], 3)["reached"] is reached


def test_a_limit_may_be_reached_but_not_passed() -> None:
    assert at_most("tanks", [share(58, 100), share(1, 100)], 0.58)["reached"]
    assert not at_most("tanks", [share(5801, 10_000), share(1, 100)], 0.58)["reached"]
    assert at_least("triggers", share(10, 100), 0.1)["reached"]


def test_what_was_not_measured_is_neither_reached_nor_missed() -> None:
    for goal in (
        at_most("nations", [], 0.55),
        at_most("tanks", [share(0, 0)], 0.58),
        near_fair("seats", [share(0, 0)] * 2, 2),
        at_least("triggers", share(0, 0), 0.1),
    ):
        assert [goal[key] for key in ("value", "reached", "sure")] == [None] * 3
    assert at_least("triggers", share(0, 9), 0.1)["reached"] is False


@pytest.mark.parametrize(
    ("reached", "spots", "sure"),
    [
        (True, [(2, 3), (1, 4)], True),
        (True, [(2, 3), (0.9, 4)], False),
        (True, [(2, 3), (1, 4.1)], False),
        (False, [(2, 3), (0, 1)], False),
        (False, [(2, 3), (4, 5)], False),
        (False, [(2, 3), (0, 0.9)], True),
        (False, [(2, 3), (4.1, 9)], True),
        (False, [(-inf, inf)], False),
    ],
)
def test_it_is_sure_when_no_margin_crosses_a_bound(
    reached: bool, spots: list[Limits], sure: bool
) -> None:
    assert is_sure(reached, spots, 1, 4) is sure


@pytest.mark.parametrize(
    ("games", "wins", "reached", "sure"),
    [
        (150, 75, True, False),
        (20_000, 10_000, True, True),
        (150, 81, False, False),
        (20_000, 11_000, False, True),
    ],
)
def test_games_make_sure(games: int, wins: int, reached: bool, sure: bool) -> None:
    rows = [share(wins, games), share(games - wins, games)]
    told = [near_fair("seats", rows, 2), at_most("nations", rows, 0.53)]
    told.append(at_least("triggers", rows[1], 0.47))
    assert [(goal["reached"], goal["sure"]) for goal in told] == [(reached, sure)] * 3

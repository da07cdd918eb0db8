"""Intervals and the early stop hold what they promise, by games whose right answer is known."""

import random
from collections import Counter
from fractions import Fraction

import pytest

from motorpool.lab.intervals import share_interval, wilson
from motorpool.lab.tournament.sequential import always_valid, clearly_better

HALF = Fraction(1, 2)


def coin_deal(chance: random.Random, share: float) -> Fraction:
    """The share of two games that are won, each by a coin."""
    return Fraction((chance.random() < share) + (chance.random() < share), 2)


def first_answer(share: float, deals: int, error: float, seed: str) -> tuple[int, int]:
    """Look after every fifth deal: the first answer and when it came."""
    chance = random.Random(seed)
    scores: Counter[Fraction] = Counter()
    for deal in range(1, deals + 1):
        scores[coin_deal(chance, share)] += 1
        if deal % 5 == 0:
            answer = clearly_better(scores, error)
            if answer:
                return answer, deal
    return 0, deals


def test_the_stop_holds_its_error_rate() -> None:
    """Equal bots are taken for unequal in a fifth of the cases at most, though one looks often."""
    runs = 200
    wrong = sum(first_answer(0.5, 120, 0.2, f"even/{run}")[0] != 0 for run in range(runs))
    assert wrong <= 0.2 * runs
    # and the test is no stone: an interval for one look, looked at as often, errs more
    naive = 0
    for run in range(runs):
        chance = random.Random(f"even/{run}")
        scores: Counter[Fraction] = Counter()
        for deal in range(1, 121):
            scores[coin_deal(chance, 0.5)] += 1
            if deal % 5 == 0:
                _, low, high = share_interval([scores], 2)
                if not low <= 0.5 <= high:
                    naive += 1
                    break
    assert naive > 0.2 * runs  # though it is one of 95 %


def test_the_better_one_is_found() -> None:
    found = [first_answer(0.65, 400, 0.05, f"better/{run}") for run in range(30)]
    assert [answer for answer, _ in found] == [1] * 30
    found = [first_answer(0.35, 400, 0.05, f"worse/{run}") for run in range(30)]
    assert [answer for answer, _ in found] == [-1] * 30


def test_who_always_wins_is_clear_after_few_deals() -> None:
    scores = {Fraction(1): 10}
    assert clearly_better(scores, 0.05) == 1
    assert clearly_better({Fraction(0): 10}, 0.05) == -1
    assert clearly_better({Fraction(1): 3}, 0.05) == 0
    low, high = always_valid(scores, 0.05)
    assert 0.5 < low < 1
    assert high == 1


@pytest.mark.parametrize("scores", [{HALF: 40}, {Fraction(0): 7, HALF: 9, Fraction(1): 12}])
def test_the_limits_are_those_of_the_stop(scores: dict[Fraction, int]) -> None:
    low, high = always_valid(scores, 0.05)
    assert clearly_better(scores, 0.05) == (low > 0.5) - (high < 0.5)
    turned = {1 - score: count for score, count in scores.items()}
    assert always_valid(turned, 0.05) == pytest.approx((1 - high, 1 - low))


def test_limits_that_are_always_valid_hold_the_truth() -> None:
    """Also at the worst moment: when they have moved farthest from it."""
    share, missed = 0.8, 0
    for run in range(40):
        chance = random.Random(f"truth/{run}")
        scores: Counter[Fraction] = Counter()
        for _ in range(10):
            scores.update(coin_deal(chance, share) for _ in range(10))
            low, high = always_valid(scores, 0.1)
            if not low <= share <= high:
                missed += 1
                break
    assert missed <= 4


# One look, at the end


def test_wilson() -> None:
    """Known figures: 10 of 10, and 5 of 10."""
    assert wilson(1, 10) == pytest.approx((0.7225, 1), abs=1e-4)
    assert wilson(0.5, 10) == pytest.approx((0.2366, 0.7634), abs=1e-4)


@pytest.mark.parametrize("together", [0.0, 0.5, 1.0])
@pytest.mark.parametrize("share", [0.5, 0.8])
def test_the_interval_of_a_share_rests_on_deals(share: float, together: float) -> None:
    """Whether the games of a deal go together or not, 95 of 100 intervals hold the truth."""
    runs, held = 400, 0
    chance = random.Random(f"{share}/{together}")
    for _ in range(runs):
        scores: Counter[Fraction] = Counter()
        for _ in range(50):
            if chance.random() < together:
                scores[Fraction(chance.random() < share)] += 1
            else:
                scores[coin_deal(chance, share)] += 1
        _, low, high = share_interval([scores], 2)
        held += low <= share <= high
    assert held >= 0.92 * runs


def test_groups_count_alike() -> None:
    """One opponent that was met more often than another does not weigh more."""
    share, low, high = share_interval([{Fraction(1): 5}, {Fraction(0): 50, HALF: 50}], 2)
    assert share == (1 + 0.25) / 2
    assert low < share < high
    assert share_interval([{}], 2) == (0, 0, 1)

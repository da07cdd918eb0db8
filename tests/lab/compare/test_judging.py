"""The statistics of comparisons, against cases with a known answer."""

from fractions import Fraction
from random import Random

import pytest

from motorpool.lab.compare.judging import ERROR, FEWEST, Estimate, judge
from motorpool.lab.compare.pairs import Pairs
from motorpool.lab.compare.student import limit, two_sided
from motorpool.lab.holm import holm
from motorpool.lab.intervals import wilson

RUNS = 100


def pairs_of(values: list[tuple[int, int]]) -> Pairs:
    pairs = Pairs()
    for base, change in values:
        pairs.count(Fraction(base), Fraction(change))
    return pairs


@pytest.mark.parametrize(
    ("freedom", "far"), [(1, 12.7062), (5, 2.57058), (10, 2.22814), (100, 1.98397)]
)
def test_student(freedom: int, far: float) -> None:
    """From printed tables."""
    assert limit(0.05, freedom) == pytest.approx(far, abs=1e-4)
    assert two_sided(far, freedom) == pytest.approx(0.05, abs=1e-5)
    assert two_sided(0, freedom) == 1


def test_holm() -> None:
    """The least of four counts four times; none is surer than one before it."""
    found = holm({"a": 0.01, "b": 0.04, "c": 0.03, "d": 0.005})
    assert found == pytest.approx({"d": 0.02, "a": 0.03, "c": 0.06, "b": 0.06})
    assert holm({"a": 0.9, "b": 0.8}) == {"b": 1.0, "a": 1.0}


def test_what_never_differed_may_do_so_in_other_deals() -> None:
    (found,) = judge({"rounds": pairs_of([(8, 8), (11, 11), (9, 9)])}, 3, 1)
    assert found.difference == Estimate(0)
    assert (found.chance, found.clear) == (1, False)


def test_deals_that_all_went_alike_do_not_tell_how_far_they_vary() -> None:
    """A difference may be clear and its size still unknown."""
    (found,) = judge({"rounds": pairs_of([(8, 9)] * 20)}, 20, 1)
    assert found.clear
    assert (found.base, found.change, found.difference) == (Estimate(8), Estimate(9), Estimate(1))
    (found,) = judge({"shared": pairs_of([(0, 0)] * 20)}, 20, 4)
    assert found.base.high == pytest.approx(wilson(0, 20)[1])


def test_one_deal_is_one_game_however_often_it_is_played() -> None:
    shared = Pairs()
    shared.count(Fraction(1, 2), Fraction(1, 2))
    (found,) = judge({"shared": shared}, 1, 4)
    assert (found.base.low, found.base.high) == pytest.approx(wilson(0.5, 1))


def test_few_deals_are_never_clear() -> None:
    """However equal they are: five coins fall to one side often enough."""
    for deals in range(1, FEWEST):
        (found,) = judge({"rounds": pairs_of([(8, 9)] * deals)}, deals, 1)
        assert not found.clear
        assert found.difference.low is None
    (found,) = judge({"rounds": pairs_of([(8, 9)] * FEWEST)}, FEWEST, 1)
    assert found.clear
    # nor when only few of many deals differ
    (found,) = judge({"shared": pairs_of([(0, 1)] * 5 + [(0, 0)] * 500)}, 505, 1)
    assert not found.clear


def test_the_interval_is_of_the_pairs() -> None:
    """Deals that differ much among themselves say as much as those that do not."""
    chance = Random("deals")
    values = [(deal, deal + chance.choice((0, 1))) for deal in range(0, 4000, 100)]
    (found,) = judge({"rounds": pairs_of(values)}, len(values), 1)
    assert found.clear
    assert found.difference.mean == pytest.approx(0.5, abs=0.2)
    assert found.difference.low is not None
    assert found.difference.mean - found.difference.low < 0.2
    assert found.base.low is not None
    assert found.base.mean - found.base.low > 100


def test_chance_is_not_called_clear() -> None:
    """Shares, rare ones too, and numbers with long tails, many questions at once."""
    chance = Random("nothing")
    alarms = missed = 0
    for _ in range(RUNS):
        pairs = {
            **{f"seat:{n}": pairs_of(draw(chance, 0.5, 40)) for n in range(4)},
            **{f"achievement:{n}": pairs_of(draw(chance, 0.06, 40)) for n in range(6)},
        }
        for number in range(3):
            tail = [(long(chance), long(chance)) for _ in range(40)]
            pairs[f"long:{number}"] = pairs_of(tail)
        found = judge(pairs, 40, 1)
        alarms += any(each.clear for each in found)
        missed += outside(found[-1].difference.low, found[-1].difference.high)
    assert alarms <= ERROR * RUNS
    assert missed <= 12  # 5 are meant


def long(chance: Random) -> int:
    return int(chance.expovariate(0.01))


def draw(chance: Random, share: float, deals: int) -> list[tuple[int, int]]:
    return [(chance.random() < share, chance.random() < share) for _ in range(deals)]


def outside(low: float | None, high: float | None) -> bool:
    assert low is not None
    assert high is not None
    return not low <= 0 <= high

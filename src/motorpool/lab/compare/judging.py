"""Is a difference more than chance? Paired deals, Student's test, and Holm for many questions.

A deal that went the same both times says nothing. If the change does nothing, a difference is as
likely to either side, so k deals that differ can all lean to one side with a chance of 2 / 2^k:
no test on them may claim to be surer than that. It keeps Student's test honest with few deals.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from math import inf, sqrt

from motorpool.lab.compare.measures import is_share
from motorpool.lab.compare.pairs import Pairs, mean_and_variance
from motorpool.lab.compare.student import limit, two_sided
from motorpool.lab.holm import holm
from motorpool.lab.intervals import share_limits

ERROR = 0.05  # the chance to call anything clear in a comparison where nothing changed
FEWEST = 6  # deals that differ: fewer can never be clear


@dataclass(frozen=True)
class Estimate:
    """A mean with the limits of its interval, if there is enough to take them from."""

    mean: float
    low: float | None = None
    high: float | None = None


@dataclass(frozen=True)
class Verdict:
    """A measure without and with the change, and what of it is more than chance."""

    measure: str
    base: Estimate
    change: Estimate
    difference: Estimate
    differing: int  # deals
    effect: Estimate | None  # the difference in standard deviations of a deal
    chance: float  # that so large a difference comes of nothing
    adjusted: float  # the same, when all questions are asked at once
    clear: bool


def judge(pairs: Mapping[str, Pairs], deals: int, games_in_deal: int) -> list[Verdict]:
    """A verdict for each measure."""
    chances = {name: chance_of(each, deals) for name, each in pairs.items()}
    # What is the same in every deal asks nothing
    adjusted = holm({name: p for name, p in chances.items() if pairs[name].differing})
    return [
        verdict(name, each, deals, games_in_deal, chances[name], adjusted.get(name, 1.0))
        for name, each in pairs.items()
    ]


def verdict(
    name: str, pairs: Pairs, deals: int, games_in_deal: int, chance: float, adjusted: float
) -> Verdict:
    arms = [
        mean_and_variance(pairs.base, pairs.base_squares, deals),
        mean_and_variance(pairs.change, pairs.change_squares, deals),
    ]
    estimate = share_estimate if is_share(name) else number_estimate
    base, change = (estimate(*arm, deals, games_in_deal) for arm in arms)
    difference = difference_of(pairs, deals)
    spread = sqrt(sum(variance for _, variance in arms) / 2)
    return Verdict(
        name,
        base,
        change,
        difference,
        pairs.differing,
        in_spreads(difference, spread) if spread else None,
        chance,
        adjusted,
        adjusted < ERROR,
    )


def in_spreads(estimate: Estimate, spread: float) -> Estimate:
    if estimate.low is None or estimate.high is None:
        return Estimate(estimate.mean / spread)
    return Estimate(*(each / spread for each in (estimate.mean, estimate.low, estimate.high)))


def share_estimate(mean: float, variance: float, deals: int, games_in_deal: int) -> Estimate:
    games = float(deals * games_in_deal)
    return Estimate(mean, *share_limits(mean, variance / deals, deals, games))


def number_estimate(mean: float, variance: float, deals: int, games_in_deal: int) -> Estimate:
    if deals < 2 or not variance:  # where all deals are equal, nothing tells how far they vary
        return Estimate(mean)
    margin = limit(ERROR, deals - 1) * sqrt(variance / deals)
    return Estimate(mean, mean - margin, mean + margin)


def difference_of(pairs: Pairs, deals: int) -> Estimate:
    mean, variance = pairs.difference(deals)
    if pairs.differing < FEWEST:
        return Estimate(mean)
    return number_estimate(mean, variance, deals, 1)


def chance_of(pairs: Pairs, deals: int) -> float:
    mean, variance = pairs.difference(deals)
    if not pairs.differing or deals < 2:
        return 1.0
    far = abs(mean) / sqrt(variance / deals) if variance else inf
    return min(1.0, max(two_sided(far, deals - 1), 2.0 ** (1 - pairs.differing)))

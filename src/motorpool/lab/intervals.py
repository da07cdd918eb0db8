"""Intervals of 95 % for shares, when the games of one deal are no separate samples."""

from collections.abc import Mapping, Sequence
from fractions import Fraction
from math import erfc, sqrt

CERTAIN = 1.96  # standard deviations: 95 of 100 measurements are within

Scores = Mapping[Fraction, int]  # how many deals had this score, from 0 to 1


def mean_of(scores: Scores) -> float:
    deals = sum(scores.values())
    total = sum((score * count for score, count in scores.items()), Fraction(0))
    return float(total / deals) if deals else 0.0


def variance_of_mean(scores: Scores) -> float:
    """How far the mean of these deals would vary; with one deal as far as it can at most."""
    deals = sum(scores.values())
    mean = mean_of(scores)
    if deals < 2:
        return mean * (1 - mean)
    squares = sum(count * (float(score) - mean) ** 2 for score, count in scores.items())
    return squares / (deals - 1) / deals


def share_interval(groups: Sequence[Scores], games_in_deal: int) -> tuple[float, float, float]:
    """The mean of the groups' means with its limits, by Wilson.

    Wilson asks for the number of separate games. It is taken from how much the deals vary, but
    is never more than were played; where all deals are equal and nothing can be taken from them,
    every deal counts as one game.
    """
    deals = sum(sum(scores.values()) for scores in groups)
    if not deals:
        return 0.0, 0.0, 1.0
    share = sum(map(mean_of, groups)) / len(groups)
    variance = sum(map(variance_of_mean, groups)) / len(groups) ** 2
    return share, *share_limits(share, variance, deals, float(deals * games_in_deal))


def share_limits(share: float, variance: float, deals: int, games: float) -> tuple[float, float]:
    """The limits of a share of so many games, given how far it would vary."""
    return wilson(share, separate_games(share, variance, deals, games))


def separate_games(share: float, variance: float, deals: int, games: float) -> float:
    """How many games that have nothing to do with each other would vary as much."""
    if share in (0, 1) or not variance:
        return float(deals)
    return min(games, share * (1 - share) / variance)


def chance_when_even(scores: Scores, games_in_deal: int) -> float:
    """The chance to be at least so far from a half by luck, as Wilson's limits have it."""
    deals = sum(scores.values())
    if not deals:
        return 1.0
    share = mean_of(scores)
    games = separate_games(share, variance_of_mean(scores), deals, float(deals * games_in_deal))
    return erfc(abs(share - 1 / 2) * sqrt(2 * games))


def wilson(share: float, games: float) -> tuple[float, float]:
    squared = CERTAIN**2 / games
    middle = (share + squared / 2) / (1 + squared)
    margin = CERTAIN / (1 + squared) * sqrt(share * (1 - share) / games + squared / games / 4)
    return max(0.0, middle - margin), min(1.0, middle + margin)

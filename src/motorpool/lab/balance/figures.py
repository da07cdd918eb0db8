"""Shares with their margins of error, and what is told of every game of the house."""

from collections import Counter
from math import sqrt
from typing import Any

from motorpool.lab.balance.measuring import Counts, Measured
from motorpool.lab.intervals import CERTAIN, wilson
from motorpool.lab.tally import percentile


def figures(measured: Measured[Any]) -> dict[str, Any]:
    """What was played, who won by seat and by order of turns, and how long it took."""
    spec = measured.task.spec
    counts: Counts = measured.counts
    tally = counts.tally
    games = tally.games - tally.unfinished
    return {
        "game": spec.game,
        "preset": spec.preset,
        "players": spec.seats,
        "options": measured.task.game.options,
        "bot": measured.task.bot,
        "seed": measured.task.seed,
        "games": tally.games,
        "unfinished": tally.unfinished,
        "seats": [share(float(wins), games) for wins in tally.wins_by_seat],
        "places": [share(float(wins), games) for wins in counts.wins_by_place],
        "rounds": {
            "median": percentile(tally.rounds, 50),
            "p10": percentile(tally.rounds, 10),
            "p90": percentile(tally.rounds, 90),
        }
        | median_limits(tally.rounds),
        "lengths": {str(rounds): tally.rounds[rounds] for rounds in sorted(tally.rounds)},
    }


def share(count: float, games: int) -> dict[str, Any]:
    """A share with its limits by Wilson; half of what lies between them is its margin of error."""
    part = count / games if games else 0.0
    low, high = wilson(part, games) if games else (0.0, 1.0)
    return {
        "count": count,
        "games": games,
        "share": round(part, 4),
        "error": round((high - low) / 2, 4),
        "low": round(low, 4),
        "high": round(high, 4),
    }


def median_limits(histogram: Counter[int]) -> dict[str, int | None]:
    """Of the error of a median: by chance half of the games, give or take, lie below the truth."""
    off = 50 * CERTAIN / sqrt(max(1, histogram.total()))
    ends = {"median_low": max(0.0, 50 - off), "median_high": min(100.0, 50 + off)}
    return {end: percentile(histogram, percent) for end, percent in ends.items()}

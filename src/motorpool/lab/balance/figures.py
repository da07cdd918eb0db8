"""Shares with their margins of error, goals, and what is told of every game of the house."""

from typing import Any

from motorpool.lab.balance.measuring import Counts, Measured
from motorpool.lab.intervals import wilson
from motorpool.lab.tally import percentile

MOST_OFF_FAIR = 0.03


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
        },
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


def goal(name: str, value: Any, limit: Any, reached: bool) -> dict[str, Any]:
    """What was not measured, and so has no value, is neither reached nor missed."""
    return {
        "goal": name,
        "value": value,
        "limit": limit,
        "reached": None if value is None else reached,
    }


def at_least(name: str, row: dict[str, Any], limit: float) -> dict[str, Any]:
    """The least that a share has to be."""
    value = row["share"] if row["games"] else None
    return goal(name, value, limit, (value or 0) >= limit)


def at_most(name: str, value: float | None, limit: float) -> dict[str, Any]:
    return goal(name, value, limit, (value or 0) <= limit)


def near_fair(name: str, rows: list[dict[str, Any]], sides: int) -> dict[str, Any]:
    """How far the farthest share is from a fair one."""
    off = max((abs(row["share"] - 1 / sides) for row in rows if row["games"]), default=None)
    return at_most(name, None if off is None else round(off, 4), MOST_OFF_FAIR)

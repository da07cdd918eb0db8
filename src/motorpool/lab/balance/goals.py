"""Goals of the design: what was found at the worst spot, the limit, whether it is reached."""

from collections.abc import Iterable
from math import inf
from typing import Any

MOST_OFF_FAIR = 0.03

Limits = tuple[float, float]  # of the error of what was found at one spot


def goal(name: str, value: Any, limit: Any, reached: bool, sure: bool) -> dict[str, Any]:
    """What was not measured, and so has no value, is neither reached nor missed."""
    measured = value is not None
    return {
        "goal": name,
        "value": value,
        "limit": limit,
        "reached": reached if measured else None,
        "sure": sure if measured else None,
    }


def is_sure(reached: bool, spots: Iterable[Limits], least: float = -inf, most: float = inf) -> bool:
    """No margin of error leaves it open: all spots lie within the bounds, or one beyond them."""
    if reached:
        return all(least <= low and high <= most for low, high in spots)
    return any(high < least or most < low for low, high in spots)


def at_least(name: str, row: dict[str, Any], limit: float) -> dict[str, Any]:
    """The least that a share has to be."""
    value = row["share"] if row["games"] else None
    reached = row["share"] >= limit
    return goal(name, value, limit, reached, is_sure(reached, limits([row]), least=limit))


def at_most(name: str, rows: Iterable[dict[str, Any]], limit: float) -> dict[str, Any]:
    """The most that each of these shares may be."""
    measured = [row for row in rows if row["games"]]
    value = max((row["share"] for row in measured), default=None)
    reached = value is not None and value <= limit
    return goal(name, value, limit, reached, is_sure(reached, limits(measured), most=limit))


def near_fair(name: str, rows: Iterable[dict[str, Any]], sides: int) -> dict[str, Any]:
    """How far the farthest share is from a fair one."""
    measured = [row for row in rows if row["games"]]
    fair = 1 / sides
    off = max((round(abs(row["share"] - fair), 4) for row in measured), default=None)
    reached = off is not None and off <= MOST_OFF_FAIR
    sure = is_sure(reached, limits(measured), fair - MOST_OFF_FAIR, fair + MOST_OFF_FAIR)
    return goal(name, off, MOST_OFF_FAIR, reached, sure)


def limits(rows: Iterable[dict[str, Any]]) -> list[Limits]:
    return [(row["low"], row["high"]) for row in rows]

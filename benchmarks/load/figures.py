"""Figures of a measurement."""

import os
from dataclasses import asdict, dataclass
from typing import Any


@dataclass(frozen=True)
class Figure:
    """One line: what was measured, on what, how much of it, and how busy the machine was."""

    what: str
    on: str
    values: dict[str, float]
    sample: int
    goal: str = ""
    load: float = 0.0

    def to_data(self) -> dict[str, Any]:
        return asdict(self)


def figure(what: str, on: str, values: dict[str, float], sample: int, goal: str = "") -> Figure:
    return Figure(what, on, values, sample, goal, os.getloadavg()[0])


def spread(seconds: list[float]) -> dict[str, float]:
    """Milliseconds that half, and nearly all, stay below."""
    ordered = sorted(seconds) or [float("nan")]
    return {f"p{share} ms": at(ordered, share) * 1000 for share in (50, 95, 99)}


def at(ordered: list[float], share: int) -> float:
    return ordered[min(len(ordered) - 1, len(ordered) * share // 100)]


def line(one: Figure) -> str:
    values = "  ".join(f"{name} {number(value)}" for name, value in one.values.items())
    goal = f"  (goal: {one.goal})" if one.goal else ""
    return f"{one.what:<34} {one.on:<24} {values}  n {one.sample:,}{goal}  [load {one.load:.1f}]"


def number(value: float) -> str:
    return f"{value:,.{0 if value >= 100 else 1 if value >= 10 else 2}f}"

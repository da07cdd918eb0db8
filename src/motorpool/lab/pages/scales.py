"""From values to places in a drawing, and the round values that an axis names."""

from collections.abc import Callable
from dataclasses import dataclass
from math import ceil, floor, log, log10

Write = Callable[[float], str]  # a value as a reader sees it

ROUND = (1, 2, 5, 10)
ROUND_RATIOS = (0.1, 0.2, 1 / 3, 0.5, 1, 2, 3, 5, 10)


@dataclass(frozen=True)
class Scale:
    """Values from `low` to `high` lie between two places.

    Ratios may have a scale of their own, and what is counted has whole numbers only.
    """

    low: float
    high: float
    start: float
    end: float
    ratio: bool = False
    whole: bool = False

    def place(self, value: float) -> float:
        """The place of a value; what is outside lies at the edge."""
        low, high, value = self.low, self.high, min(max(value, self.low), self.high)
        if self.ratio:
            low, high, value = log(low), log(high), log(value)
        return self.start + (self.end - self.start) * (value - low) / ((high - low) or 1)

    def ticks(self, about: int) -> list[float]:
        """Around so many round values."""
        if self.ratio:
            return [each for each in ROUND_RATIOS if self.low <= each <= self.high]
        step = round_step((self.high - self.low) / max(1, about))
        step = max(1, step) if self.whole else step
        first, last = ceil(self.low / step - 1e-9), floor(self.high / step + 1e-9)
        return [number * step for number in range(first, last + 1)]


def round_step(least: float) -> float:
    """The smallest round number that is not smaller."""
    if least <= 0:
        return 1.0
    power = 10.0 ** floor(log10(least))
    return next(power * each for each in ROUND if power * each >= least * (1 - 1e-9))


def spread(values: list[float], *with_: float) -> tuple[float, float]:
    """From the least to the most, with room around it; never nothing."""
    every = [*values, *with_] or [0.0]
    low, high = min(every), max(every)
    room = (high - low) * 0.06 or abs(high) * 0.1 or 1.0
    return low - room, high + room


def percent(value: float) -> str:
    return f"{100 * value:.0f} %".replace("-", "−")


FRACTIONS = {0.1: "⅒", 0.2: "⅕", 1 / 3: "⅓", 0.5: "½"}


def ratio(value: float) -> str:
    return FRACTIONS.get(value, number(value))


def number(value: float) -> str:
    """Without figures that say nothing; with a real minus."""
    return f"{value:.3g}".replace("-", "−")

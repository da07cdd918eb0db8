"""Strengths by Luce's choice model, which for two at a table is that of Bradley and Terry.

A bot of strength s wins with the chance s / (sum of all strengths at its table). The strengths
are those under which all games together are likeliest, so the order of the games is of no
meaning, as it would be to a rating that is moved after every game. Each line-up starts with half
a deal won by each of its bots (Jeffreys' prior): whoever never loses is strong, not infinitely so.
"""

import random
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import exp, log

from motorpool.lab.tournament.line_ups import LineUp
from motorpool.lab.tournament.plan import Won
from motorpool.lab.tournament.solving import solve
from motorpool.lab.tournament.standings import Standings, wins

POINTS = 400 / log(10)  # as in chess: 400 points more are ten victories to one
PRIOR = 0.5
DRAWS = 500
LONGEST_STEP = 2.0
MOST_STEPS = 100
CLOSE = 1e-9


@dataclass(frozen=True)
class Rating:
    """In points, 0 is the average of all bots; the limits hold the truth in 95 of 100 cases."""

    points: float
    low: float
    high: float


@dataclass(frozen=True)
class Table:
    """A line-up; for each of its bots how many games it won in a deal, for all kinds of deals."""

    line_up: LineUp
    kinds: list[tuple[int, list[float]]]  # how many deals went so, and the victories in one

    @classmethod
    def of(cls, line_up: LineUp, outcomes: Counter[tuple[Won, ...]]) -> "Table":
        kinds = [
            (count, [float(wins(won, bot)) for bot in line_up]) for won, count in outcomes.items()
        ]
        return cls(line_up, kinds)

    def victories(self, weight: Callable[[float], float]) -> list[float]:
        """The victories of each bot, when a number of deals has the weight that is told."""
        won = [len(self.line_up) * weight(PRIOR) for _ in self.line_up]
        for count, in_a_deal in self.kinds:
            deals = weight(count)
            for place, each in enumerate(in_a_deal):
                won[place] += deals * each
        return won


def ratings(standings: Standings) -> list[Rating]:
    """The rating of each bot. The limits come from deals weighed by chance, again and again.

    A deal is weighed as a whole, for its games are no separate samples (Bayesian bootstrap). Equal
    deals are weighed together: their weights, each Exp(1), add up to a Gamma of their number.
    """
    bots = len(standings.plan.bots)
    line_ups = standings.plan.line_ups
    tables = list(map(Table.of, line_ups, standings.outcomes))
    chance = random.Random(f"{standings.plan.seed}/ratings")

    def by_chance(deals: float) -> float:
        return chance.gammavariate(deals, 1)

    found = strengths(line_ups, [table.victories(float) for table in tables], [0.0] * bots)
    drawn = [
        strengths(line_ups, [table.victories(by_chance) for table in tables], found)
        for _ in range(DRAWS)
    ]
    rated = []
    for bot in range(bots):
        ordered = sorted(draw[bot] for draw in drawn)
        low, high = ordered[round(0.025 * DRAWS)], ordered[round(0.975 * DRAWS) - 1]
        rated.append(Rating(POINTS * found[bot], POINTS * low, POINTS * high))
    return rated


def strengths(
    line_ups: Sequence[LineUp], won: Sequence[list[float]], start: Sequence[float]
) -> list[float]:
    """The logarithms of the likeliest strengths, 0 on average, by Newton's method."""
    found = list(start)
    for _ in range(MOST_STEPS):
        step = newton_step(line_ups, won, found)
        longest = max(map(abs, step))
        shorter = min(1.0, LONGEST_STEP / longest) if longest else 1.0
        found = [strength + shorter * each for strength, each in zip(found, step, strict=True)]
        if longest < CLOSE:
            break
    return found


def newton_step(
    line_ups: Sequence[LineUp], won: Sequence[list[float]], found: Sequence[float]
) -> list[float]:
    bots = len(found)
    slope = [0.0] * bots
    # Only differences matter. The ones everywhere keep the average where it is.
    curve = [[1.0] * bots for _ in range(bots)]
    for line_up, victories in zip(line_ups, won, strict=True):
        games = sum(victories)
        most = max(found[bot] for bot in line_up)
        parts = [exp(found[bot] - most) for bot in line_up]
        expected = [games * part / sum(parts) for part in parts]
        for place, bot in enumerate(line_up):
            slope[bot] += victories[place] - expected[place]
            curve[bot][bot] += expected[place]
            for other, others in zip(line_up, expected, strict=True):
                curve[bot][other] -= expected[place] * others / games
    return solve(curve, slope)

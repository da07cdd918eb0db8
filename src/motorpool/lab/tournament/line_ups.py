"""Who meets whom, and who sits where in the games of one deal."""

from collections.abc import Sequence
from itertools import combinations, permutations

LineUp = tuple[int, ...]  # the bots of one table, by their numbers


def labels(bots: Sequence[str]) -> list[str]:
    """The bots' names; one that takes part again gets a number."""
    before = [bots[:number].count(bot) for number, bot in enumerate(bots)]
    return [
        f"{bot} #{times + 1}" if times else bot for bot, times in zip(bots, before, strict=True)
    ]


def line_ups(bots: int, table: int) -> list[LineUp]:
    """Every choice of so many bots for a table."""
    return list(combinations(range(bots), table))


def seatings(line_up: LineUp, deal: int, sides: int) -> list[LineUp]:
    """For each game of a deal the bot of each side: all rotations, so every bot has every side.

    Rotations do not change who follows whom; that changes from deal to deal.
    """
    first, *others = line_up
    orders = list(permutations(others))
    circle = (first, *orders[deal % len(orders)])
    return [
        tuple(circle[(side + turn) % len(circle)] for side in range(sides))
        for turn in range(len(circle))
    ]

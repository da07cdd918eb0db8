"""What owning a card adds to the chance to win, by purchases that chance has made."""

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from fractions import Fraction
from math import erfc, sqrt

from motorpool.lab.intervals import CERTAIN

Size = tuple[int, int]  # how many cards there were to draw from, and how many of them are meant
Draw = tuple[Size, bool, Fraction]  # whether one of these came, and the part of the victory
Row = tuple[float, float, int, Size]  # how far off the usual of its size: owning, winning; count
Groups = Mapping[str, Iterable[str]]  # of each card: those that it belongs to, such as its class
FEWEST_DRAWS = 30  # with the card and as many without it: the margin of fewer is too narrow


class Owning:
    """Over many raffles: the draws in which a card, or one of a group, could come or not come."""

    def __init__(self) -> None:
        self.draws: dict[str, Counter[Draw]] = {}  # by card or group

    def count(
        self, draws: Iterable[tuple[str, list[str]]], won: Fraction, groups: Groups | None = None
    ) -> None:
        for card, offers in draws:
            members: dict[str, list[str]] = {}
            for offer in offers:
                for name in (offer, *(groups or {}).get(offer, ())):
                    members.setdefault(name, []).append(offer)
            for name, cards in members.items():
                if len(cards) < len(offers):
                    size = (len(offers), len(cards))
                    self.draws.setdefault(name, Counter())[size, card in cards, won] += 1

    def add(self, other: "Owning") -> None:
        for name, draws in other.draws.items():
            self.draws.setdefault(name, Counter()).update(draws)


@dataclass(frozen=True)
class Effect:
    """What a card adds, beside another one of its cost; the chance is that of luck alone."""

    owned: int
    passed: int
    adds: float
    error: float
    chance: float


def effect(draws: Mapping[Draw, int]) -> Effect | None:
    """The slope of victory on owning, among draws from equally many cards with as many meant.

    Within those everybody gets the card with the same chance, so nothing else can be the cause.
    The margin allows for victories that vary more with the card than without it (White, HC3).
    """
    owned = sum(count for (_, came, _), count in draws.items() if came)
    passed = sum(count for (_, came, _), count in draws.items() if not came)
    if min(owned, passed) < FEWEST_DRAWS:
        return None
    usual = {size: averages(draws, size) for size, _, _ in draws}
    rows = [
        (came - usual[size][0], float(won) - usual[size][1], count, size)
        for (size, came, won), count in sorted(draws.items())  # the same sum in any order
    ]
    spread = sum(count * came * came for came, _, count, _ in rows)
    if not spread:
        return None
    adds = sum(count * came * won for came, won, count, _ in rows) / spread
    chance = chance_of(adds * spread, (varying(rows, size) for size in sorted(usual)))
    squares = sum(
        count * (came * (won - adds * came) / (1 - came * came / spread)) ** 2
        for came, won, count, _ in rows
    )
    return Effect(owned, passed, adds, CERTAIN * sqrt(squares) / spread, chance)


def chance_of(surplus: float, sizes: Iterable[tuple[int, float, float]]) -> float:
    """The chance of so large a surplus by luck alone, if the card adds nothing.

    Then it came to anybody's hand alike, so the victories of those who got it are a random part
    of all victories of their draws (Mantel and Haenszel); of each size of draws it takes their
    number and how much owning and winning vary. Among a hundred cards this errs as seldom as it
    says, where the margin of each would be too sure of the farthest ones.
    """
    varies = sum(owning * winning / (draws - 1) for draws, owning, winning in sizes if draws > 1)
    return erfc(abs(surplus) / sqrt(2 * varies)) if varies else 1.0


def varying(rows: list[Row], size: Size) -> tuple[int, float, float]:
    """Of the draws from so many cards: how many, and the squares of owning and of winning."""
    these = [(came, won, count) for came, won, count, other in rows if other == size]
    return (
        sum(count for _, _, count in these),
        sum(count * came * came for came, _, count in these),
        sum(count * won * won for _, won, count in these),
    )


def averages(draws: Mapping[Draw, int], size: Size) -> tuple[float, float]:
    """Of the draws from so many cards: the part that brought the card, and the mean victory."""
    these = [(came, won, count) for (other, came, won), count in draws.items() if other == size]
    total = sum(count for _, _, count in these)
    came = sum(count for came, _, count in these if came)
    won = sum((won * count for _, won, count in these), Fraction(0))
    return came / total, float(won / total)

"""Games of plain bots, whose purchases are counted; then some with a bot fond of a nation."""

from dataclasses import dataclass
from fractions import Fraction
from functools import cached_property
from typing import Any

from motorpool.core.game import Outcome
from motorpool.lab.balance import measuring
from motorpool.lab.balance.rush.market import Market
from motorpool.lab.balance.rush.patriot import Patriot
from motorpool.lab.simulate import Spec
from motorpool.rush.codes import NATION_TEXTS
from motorpool.rush.scoring import POINTS_PER_ACHIEVEMENT


class Contest:
    """Games of a bot that is fond of one nation against plain ones."""

    def __init__(self) -> None:
        self.games = 0
        self.opponents = 0
        self.beaten = Fraction(0)  # opponents with less; a tie is half of it
        self.taken = 0  # cards that it took, of any nation
        self.own = 0  # and of its own

    def add(self, other: "Contest") -> None:
        self.games += other.games
        self.opponents += other.opponents
        self.beaten += other.beaten
        self.taken += other.taken
        self.own += other.own


class Counts(measuring.Counts):
    """What is counted in Rush."""

    def __init__(self, seats: int) -> None:
        super().__init__(seats)
        self.decided = 0  # another would have won without Achievements
        self.market = Market()
        self.contests: dict[str, Contest] = {}

    def add(self, other: "Counts") -> None:
        super().add(other)
        self.decided += other.decided
        self.market.add(other.market)
        for nation, contest in other.contests.items():
            self.contests.setdefault(nation, Contest()).add(contest)


@dataclass
class Measurement(measuring.Measurement[Counts]):
    """After the games of plain bots come those for each nation in turn."""

    for_each_nation: int

    @cached_property
    def nations(self) -> list[int]:
        """Those that have cards."""
        rules = self.game.rules
        return sorted(set(rules.nation[: rules.vehicles]))

    @property
    def total(self) -> int:
        return self.plain + self.for_each_nation * len(self.nations)

    def nothing(self) -> Counts:
        return Counts(self.spec.seats)

    def play_plain(self, number: int, counts: Counts) -> None:
        ended = self.count_plain(number, counts, counts.market.watch)
        if ended:
            counts.decided += achievements_decide(ended[1])

    def play_other(self, number: int, counts: Counts) -> None:
        """One patriot among plain bots, in each seat equally often."""
        nation = self.nations[(number - self.plain - 1) // self.for_each_nation]
        bots = self.seat_bots(number)
        seat = number % self.spec.seats
        patriot = bots[seat] = Patriot(bots[seat], self.game.rules, nation)
        state, _ = self.play_game(number, bots)
        if not state.over():
            return
        contest = counts.contests.setdefault(NATION_TEXTS[nation], Contest())
        contest.games += 1
        contest.taken += patriot.taken
        contest.own += patriot.own
        sides = self.game.outcome(state).details["sides"]
        own = next(rank(side) for side in sides if seat in side["seats"])
        for side in sides:
            if seat not in side["seats"]:
                contest.opponents += 1
                contest.beaten += Fraction(1 + (own > rank(side)) - (own < rank(side)), 2)


def plan(spec: Spec, games: int, seed: str) -> Measurement:
    """Games of plain bots, and a quarter as many for each nation with a bot fond of it."""
    return Measurement(spec, seed, games, games // 4)


def rank(side: dict[str, Any], achievements: bool = True) -> tuple[int, ...]:
    """What decides between sides, in order (RU-END-05)."""
    won = len(side["achievements"])
    destroyed = (side["vehicles_destroyed"], side["bases_destroyed"])
    if achievements:
        return (side["total"], *destroyed, won)
    return (side["total"] - POINTS_PER_ACHIEVEMENT * won, *destroyed)


def achievements_decide(outcome: Outcome) -> bool:
    """Whether others would have won if there were no Achievements."""
    sides = outcome.details["sides"]
    best = max(rank(side, achievements=False) for side in sides)
    leading = [
        seat for side in sides if rank(side, achievements=False) == best for seat in side["seats"]
    ]
    return sorted(leading) != sorted(outcome.winners)

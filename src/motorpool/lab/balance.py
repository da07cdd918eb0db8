"""Do the cards reach what their design wants? The best bot plays, and what it does is counted."""

import time
from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import cached_property
from typing import Any

from motorpool.bots import Bot, make_bot
from motorpool.bots.play import MOST_DECISIONS, choose
from motorpool.core.chance import Seeded
from motorpool.core.game import Outcome
from motorpool.lab.market import Market
from motorpool.lab.parts import play_parts
from motorpool.lab.patriot import Patriot
from motorpool.lab.simulate import Progress, Spec
from motorpool.lab.tally import Tally
from motorpool.rush.codes import NATION_TEXTS
from motorpool.rush.game import Rush
from motorpool.rush.scoring import POINTS_PER_ACHIEVEMENT
from motorpool.rush.state import State

BEST_BOT = "greedy"


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


class Counts:
    """What is counted. Counts of parts add up to the same in any order: all is exact."""

    def __init__(self, seats: int) -> None:
        self.games = 0
        self.tally = Tally(seats)  # of the games of plain bots
        self.wins_by_place = [Fraction(0)] * seats  # in the order of turns
        self.decided = 0  # another would have won without Achievements
        self.market = Market()
        self.contests: dict[str, Contest] = {}

    def add(self, other: "Counts") -> None:
        self.games += other.games
        self.tally.add(other.tally)
        for place, wins in enumerate(other.wins_by_place):
            self.wins_by_place[place] += wins
        self.decided += other.decided
        self.market.add(other.market)
        for nation, contest in other.contests.items():
            self.contests.setdefault(nation, Contest()).add(contest)


@dataclass(frozen=True)
class Measured:
    """What came out, and of what table."""

    spec: Spec
    seed: str
    options: dict[str, Any]
    counts: Counts
    seconds: float


@dataclass
class Measurement:
    """The games of a measurement, by number: first of plain bots, then for each nation in turn."""

    spec: Spec
    seed: str
    plain: int
    for_each_nation: int

    @cached_property
    def game(self) -> Rush:
        game = self.spec.make()
        assert isinstance(game, Rush)
        return game

    @cached_property
    def nations(self) -> list[int]:
        """Those that have cards."""
        rules = self.game.rules
        return sorted(set(rules.nation[: rules.vehicles]))

    @property
    def total(self) -> int:
        return self.plain + self.for_each_nation * len(self.nations)

    def play(self, part: range) -> Counts:
        counts = Counts(self.spec.seats)
        for number in part:
            counts.games += 1
            if number <= self.plain:
                self.play_plain(number, counts)
            else:
                nation = self.nations[(number - self.plain - 1) // self.for_each_nation]
                self.play_contest(number, nation, counts)
        return counts

    def play_plain(self, number: int, counts: Counts) -> None:
        bots = self.seat_bots(number)
        state, decisions = self.play_game(number, bots, counts.market)
        if not state.over():
            counts.tally.count_unfinished(decisions)
            return
        outcome = self.game.outcome(state)
        rounds = -(-state.turn // self.spec.seats)
        before = counts.tally.wins_by_seat[:]
        counts.tally.count([bot.name for bot in bots], outcome, rounds, decisions)
        for seat, wins in enumerate(counts.tally.wins_by_seat):
            counts.wins_by_place[state.rules.order.index(seat)] += wins - before[seat]
        counts.decided += achievements_decide(outcome)

    def play_contest(self, number: int, nation: int, counts: Counts) -> None:
        """One patriot among plain bots, in each seat equally often."""
        bots = self.seat_bots(number)
        seat = number % self.spec.seats
        patriot = bots[seat] = Patriot(bots[seat], self.game.rules, nation)
        state, _ = self.play_game(number, bots, None)
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

    def seat_bots(self, number: int) -> list[Bot]:
        seed = f"{self.seed}/{number}"
        return [make_bot(BEST_BOT, self.game, seat, seed) for seat in range(self.spec.seats)]

    def play_game(
        self, number: int, bots: Sequence[Bot], market: Market | None
    ) -> tuple[State, int]:
        chance = Seeded(f"{self.seed}/{number}")
        state = self.game.start(chance)
        decisions = 0
        while decisions < MOST_DECISIONS and not state.over():
            action = choose(self.game, state, bots)
            if market:
                market.watch(state, action)
            state.apply(action, chance)
            decisions += 1
        return state, decisions


def measure_balance(
    spec: Spec, games: int, seed: str, jobs: int = 1, progress: Progress | None = None
) -> Measured:
    """Play games of plain bots, and a quarter as many for each nation with a bot fond of it."""
    start = time.perf_counter()
    counts = Counts(spec.seats)
    task = plan(spec, games, seed)
    for part in play_parts(plan(spec, games, seed), task.total, min(jobs, task.total)):
        counts.add(part)
        if progress:
            progress(part.games)
    return Measured(spec, seed, task.game.options, counts, time.perf_counter() - start)


def plan(spec: Spec, games: int, seed: str) -> Measurement:
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

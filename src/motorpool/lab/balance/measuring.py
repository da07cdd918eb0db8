"""The games of a measurement, and what is counted in those of every game of the house."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from functools import cached_property
from typing import Any, Generic, Self, TypeVar

from motorpool.bots import Bot, make_bot
from motorpool.bots.play import Watch, play_game
from motorpool.core.chance import Seeded
from motorpool.core.game import Outcome
from motorpool.lab.parts import play_parts
from motorpool.lab.simulate import Progress, Spec
from motorpool.lab.tally import Tally

USUAL_BOT = "greedy"


class Counts:
    """What is counted. Counts of parts add up to the same in any order: all is exact."""

    def __init__(self, seats: int) -> None:
        self.games = 0
        self.tally = Tally(seats)  # of the games of plain bots
        self.wins_by_place = [Fraction(0)] * seats  # in the order of turns

    def add(self, other: Self) -> None:
        self.games += other.games
        self.tally.add(other.tally)
        for place, wins in enumerate(other.wins_by_place):
            self.wins_by_place[place] += wins


C = TypeVar("C", bound=Counts)


@dataclass
class Measurement(ABC, Generic[C]):
    """The games of a measurement, by number: first those of plain bots, then others."""

    spec: Spec
    seed: str
    plain: int
    bot: str

    @cached_property
    def game(self) -> Any:
        return self.spec.make()

    @property
    @abstractmethod
    def total(self) -> int: ...

    @abstractmethod
    def nothing(self) -> C:
        """What is counted before any game."""

    @abstractmethod
    def play_plain(self, number: int, counts: C) -> None: ...

    @abstractmethod
    def play_other(self, number: int, counts: C) -> None: ...

    def play(self, part: range) -> C:
        counts = self.nothing()
        for number in part:
            counts.games += 1
            if number <= self.plain:
                self.play_plain(number, counts)
            else:
                self.play_other(number, counts)
        return counts

    def count_plain(self, number: int, counts: C, watch: Watch) -> tuple[Any, Outcome] | None:
        """Play a game of plain bots and count it; its end, unless it was broken off."""
        state, decisions = self.play_game(number, self.seat_bots(number), watch)
        if not state.over():
            counts.tally.count_unfinished(decisions)
            return None
        outcome = self.game.outcome(state)
        rounds = -(-state.turn // self.spec.seats)
        before = counts.tally.wins_by_seat[:]
        counts.tally.count([self.bot] * self.spec.seats, outcome, rounds, decisions)
        for seat, wins in enumerate(counts.tally.wins_by_seat):
            counts.wins_by_place[state.rules.order.index(seat)] += wins - before[seat]
        return state, outcome

    def seat_bots(self, number: int) -> list[Bot]:
        seed = f"{self.seed}/{number}"
        return [make_bot(self.bot, self.game, seat, seed) for seat in range(self.spec.seats)]

    def play_game(
        self, number: int, bots: Sequence[Bot], watch: Watch | None = None
    ) -> tuple[Any, int]:
        return play_game(self.game, bots, Seeded(f"{self.seed}/{number}"), watch=watch)


@dataclass(frozen=True)
class Measured(Generic[C]):
    """What came out, and of what games."""

    task: Measurement[C]
    counts: C


@dataclass(frozen=True)
class Balance(Generic[C]):
    """How one game is measured, and what is told of it."""

    plan: Callable[[Spec, int, str, str], Measurement[C]]  # of so many games, by seed and bot
    report: Callable[[Measured[C]], dict[str, Any]]


def measure(
    task: Measurement[C],
    jobs: int = 1,
    progress: Progress | None = None,
    games: int | None = None,
) -> Measured[C]:
    """Play all games of a measurement, or the first so many; on any number of cores the same."""
    counts = task.nothing()
    bare = replace(task)  # a process makes its game itself: a compiled one cannot be sent
    games = games or task.total
    for part in play_parts(bare, games, min(jobs, games)):
        counts.add(part)
        if progress:
            progress(part.games)
    return Measured(task, counts)

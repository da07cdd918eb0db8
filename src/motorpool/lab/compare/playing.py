"""A comparison as plain data, and its deals by number: each is played without and with a change."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any

from motorpool.bots.play import play_game
from motorpool.bots.registry import make_bot
from motorpool.core.chance import Seeded
from motorpool.lab.compare.course import Course, Watcher
from motorpool.lab.compare.measures import Deal, Measures
from motorpool.lab.compare.pairs import NOTHING, Pairs
from motorpool.lab.parts import play_parts
from motorpool.lab.simulate import Progress, Spec
from motorpool.lab.tally import Tally


class Arm:
    """All games of one side of a comparison."""

    def __init__(self, seats: int) -> None:
        self.tally = Tally(seats)
        self.course = Course()

    def add(self, other: "Arm") -> None:
        self.tally.add(other.tally)
        self.course.add(other.course)


class Counts:
    """What is counted. Counts of parts add up to the same in any order: all is exact."""

    def __init__(self, seats: int) -> None:
        self.games = 0
        self.deals = 0  # of which all games came to an end
        self.base = Arm(seats)
        self.change = Arm(seats)
        self.pairs: dict[str, Pairs] = {}

    def count(self, base: Measures, change: Measures) -> None:
        self.deals += 1
        for name in base | change:
            pairs = self.pairs.setdefault(name, Pairs())
            pairs.count(base.get(name, NOTHING), change.get(name, NOTHING))

    def add(self, other: "Counts") -> None:
        self.games += other.games
        self.deals += other.deals
        self.base.add(other.base)
        self.change.add(other.change)
        for name, pairs in other.pairs.items():
            self.pairs.setdefault(name, Pairs()).add(pairs)


@dataclass
class Comparison:
    """Deals are numbered from 1; each is played with all seatings of the bots."""

    base: Spec
    change: Spec
    bots: tuple[str, ...]  # of each seat
    games: int  # of each arm, rounded up to whole deals
    seed: str

    @cached_property
    def tables(self) -> tuple[Any, Any]:
        return self.base.make(), self.change.make()

    @cached_property
    def seatings(self) -> list[tuple[str, ...]]:
        """The rotations of the bots that differ: with equal bots there is one."""
        turns = range(len(self.bots))
        return list(dict.fromkeys(self.bots[turn:] + self.bots[:turn] for turn in turns))

    @property
    def deals(self) -> int:
        return -(-self.games // len(self.seatings))

    @property
    def total_games(self) -> int:
        return 2 * self.deals * len(self.seatings)

    def play(self, part: range) -> Counts:
        counts = Counts(self.base.seats)
        for number in part:
            seed = f"{self.seed}/{number}"
            base, change = (
                self.play_deal(game, seed, arm)
                for game, arm in zip(self.tables, (counts.base, counts.change), strict=True)
            )
            counts.games += 2 * len(self.seatings)
            if not base.tally.unfinished and not change.tally.unfinished:
                alone = self.base.seats == 1
                counts.count(base.measures(alone), change.measures(alone))
        return counts

    def play_deal(self, game: Any, seed: str, arm: Arm) -> Deal:
        deal = Deal(game.seats)
        for seating in self.seatings:
            self.play_one(game, seating, seed, deal, arm.course)
        arm.tally.add(deal.tally)
        return deal

    def play_one(
        self, game: Any, seating: Sequence[str], seed: str, deal: Deal, course: Course
    ) -> None:
        bots = [make_bot(name, game, seat, seed) for seat, name in enumerate(seating)]
        watcher = Watcher(game)
        state: Any
        state, decisions = play_game(game, bots, Seeded(seed), watch=watcher)
        if not state.over():
            deal.tally.count_unfinished(decisions)
            return
        outcome = game.outcome(state)
        rounds = -(-state.turn // game.seats)
        deal.count(seating, state.rules.order, outcome, rounds, decisions)
        if len(outcome.details["sides"]) > 1:
            course.count(watcher.rounds[: rounds - 1], outcome)


def compare(task: Comparison, jobs: int = 1, progress: Progress | None = None) -> Counts:
    """Play all deals; on any number of cores the same comes out."""
    counts = Counts(task.base.seats)
    bare = replace(task)  # a process makes its tables itself
    for part in play_parts(bare, task.deals, min(jobs, task.deals)):
        counts.add(part)
        if progress:
            progress(part.games)
    return counts

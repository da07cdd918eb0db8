"""A tournament as plain data, and its deals by number. A deal is played with all rotations."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

from motorpool.bots.play import play_game
from motorpool.bots.program.command import USUAL_SECONDS
from motorpool.bots.program.program_bot import dismiss
from motorpool.core.chance import Seeded
from motorpool.core.errors import BadOption
from motorpool.lab.programs import Forfeits, Programs, check_name
from motorpool.lab.simulate import Spec
from motorpool.lab.tournament.line_ups import LineUp, labels, line_ups, seatings

Won = tuple[int, ...] | None  # the bots of the sides that won; None: the game would not end


@dataclass(frozen=True)
class Deal:
    """What came of one deal: who won its games, one for each rotation of the seats."""

    number: int
    won: tuple[Won, ...]
    forfeits: Forfeits = field(default_factory=Counter)


@dataclass
class Plan:
    """What is played. Deals are numbered from 1, one for each line-up in turn."""

    spec: Spec
    bots: tuple[str, ...]
    table: int  # bots at one table
    games: int  # of each line-up, at most; rounded up to whole deals
    seed: str
    until_clear: bool = False
    seconds: float = USUAL_SECONDS  # for each answer of a program

    @cached_property
    def game(self) -> Any:
        return self.spec.make()

    @cached_property
    def programs(self) -> Programs:
        return Programs(self.seconds)

    @cached_property
    def line_ups(self) -> list[LineUp]:
        return line_ups(len(self.bots), self.table)

    @property
    def rounds(self) -> int:
        """The deals of each line-up."""
        return -(-self.games // self.table)

    @property
    def deals(self) -> int:
        return self.rounds * len(self.line_ups)

    @property
    def total_games(self) -> int:
        return self.deals * self.table

    def check(self) -> None:
        """Refuse what cannot be played, or not evenly."""
        for name in self.bots:
            check_name(name)
        sides = self.game.rules.sides
        if sides < 2:
            raise BadOption("cli-tournament-solo")
        if len(self.bots) < self.table:
            values = {"bots": len(self.bots), "table": self.table}
            raise BadOption("cli-tournament-few-bots", values)
        if sides % self.table:
            raise BadOption("cli-tournament-uneven", {"table": self.table, "sides": sides})

    def place_of(self, number: int) -> tuple[int, int]:
        """The line-up of a deal, and its round from 0."""
        rounds, line_up = divmod(number - 1, len(self.line_ups))
        return line_up, rounds

    def number_of(self, line_up: int, rounds: int) -> int:
        return rounds * len(self.line_ups) + line_up + 1

    def play(self, part: range) -> list[Deal]:
        return [self.play_deal(number) for number in part]

    def play_deal(self, number: int) -> Deal:
        """Named after its bots, so that others who take part as well change nothing."""
        index, rounds = self.place_of(number)
        line_up = self.line_ups[index]
        names = "+".join(labels(self.bots)[bot] for bot in line_up)
        seed = f"{self.seed}/{names}/{rounds + 1}"
        sides = self.game.rules.sides
        won = tuple(self.play_one(seating, seed) for seating in seatings(line_up, rounds, sides))
        return Deal(number, won, self.programs.take_forfeits())

    def play_one(self, seating: Sequence[int], seed: str) -> Won:
        """One game; all seats of a side have the same bot, and its result."""
        side = self.game.rules.side
        bots = [
            self.programs.seat_bot(self.bots[seating[side[seat]]], self.game, seat, seed)
            for seat in range(self.spec.seats)
        ]
        try:
            state, _ = play_game(self.game, bots, Seeded(seed))
            if not state.over():
                return None
            outcome = self.game.outcome(state)
            dismiss(bots, outcome)
        finally:
            dismiss(bots, None)
        winners = outcome.winners
        return tuple(sorted(seating[won] for won in {side[seat] for seat in winners}))

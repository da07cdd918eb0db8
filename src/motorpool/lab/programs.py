"""Programs at the tables of simulations and tournaments. Each process has its own."""

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from motorpool.bots import Bot, make_bot
from motorpool.bots.program.command import is_program, read_command
from motorpool.bots.program.program_bot import STALLED, ProgramBot
from motorpool.bots.registry import check_bot
from motorpool.core.game import Game

Forfeits = Counter[tuple[str, str]]  # decisions, by program and why


def check_name(name: str) -> None:
    """Refuse what names neither a bot nor a program."""
    if is_program(name):
        read_command(name)
    else:
        check_bot(name)


def told_forfeits(forfeits: Mapping[tuple[str, str], int]) -> list[dict[str, Any]]:
    """As plain data, for a report."""
    return [
        {"bot": bot, "why": why, "decisions": decisions}
        for (bot, why), decisions in sorted(forfeits.items())
    ]


@dataclass
class Programs:
    """Makes them, and counts what they forfeit.

    Who stalls until it is stopped is not waited for in the games that follow: what the clock
    decides cannot be played again anyway, and a thousand games would take hours.
    """

    seconds: float
    forfeits: Forfeits = field(default_factory=Counter)
    stalled: set[str] = field(default_factory=set)

    def seat_bot(self, name: str, game: Game, seat: int, seed: str) -> Bot:
        if is_program(name):
            return self.sit_down(name, game, seat, seed)
        return make_bot(name, game, seat, seed)

    def sit_down(self, kind: str, game: Game, seat: int, seed: str) -> ProgramBot:
        def forfeited(why: str) -> None:
            self.forfeits[kind, why] += 1
            if bot.failures == STALLED:
                self.stalled.add(kind)

        failures = STALLED if kind in self.stalled else ()
        bot = ProgramBot(kind, game, seat, seed, forfeited, self.seconds, failures)
        return bot

    def take_forfeits(self) -> Forfeits:
        """Those since the last call."""
        forfeits, self.forfeits = self.forfeits, Counter()
        return forfeits

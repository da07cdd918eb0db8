"""Programs at the tables of a simulation. Each process that plays games has its own."""

from collections import Counter
from dataclasses import dataclass, field

from motorpool.bots.program.program_bot import STALLED, ProgramBot
from motorpool.core.game import Game


@dataclass
class Programs:
    """Makes them, and counts what they forfeit.

    Who stalls until it is stopped is not waited for in the games that follow: what the clock
    decides cannot be played again anyway, and a thousand games would take hours.
    """

    seconds: float
    forfeits: Counter[tuple[str, str]] = field(default_factory=Counter)
    stalled: set[str] = field(default_factory=set)

    def sit_down(self, kind: str, game: Game, seat: int, seed: str) -> ProgramBot:
        def forfeited(why: str) -> None:
            self.forfeits[kind, why] += 1
            if bot.failures == STALLED:
                self.stalled.add(kind)

        failures = STALLED if kind in self.stalled else ()
        bot = ProgramBot(kind, game, seat, seed, forfeited, self.seconds, failures)
        return bot

    def take_forfeits(self) -> Counter[tuple[str, str]]:
        """Those since the last call."""
        forfeits, self.forfeits = self.forfeits, Counter()
        return forfeits

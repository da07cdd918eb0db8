"""How long a search may think: so many rounds, or so long; and on how many cores."""

import re
from dataclasses import dataclass

from motorpool.core.errors import BadOption

WRITTEN = re.compile(r"(?P<number>\d{1,7})(?P<unit>ms|s|)(@(?P<cores>\d{1,2}))?")
IN_MILLISECONDS = {"ms": 1, "s": 1000}


@dataclass(frozen=True)
class Budget:
    """Rounds or time: rounds give the same choice again, time does not.

    Cores share the rounds; of the time each has all.
    """

    rounds: int = 0
    milliseconds: int = 0
    cores: int = 1

    def shares(self) -> "list[Budget]":
        """What each core has to do."""
        if not self.rounds:
            return [Budget(milliseconds=self.milliseconds)] * self.cores
        whole, over = divmod(self.rounds, self.cores)
        return [Budget(rounds=whole + (core < over)) for core in range(self.cores)]


def read_budget(bot: str, text: str) -> Budget:
    """'2000' is rounds, '500ms' and '2s' are time, '2s@4' is on four cores."""
    found = WRITTEN.fullmatch(text)
    number, cores = (int(found["number"]), int(found["cores"] or 1)) if found else (0, 0)
    if not found or not number or not cores:
        raise BadOption("bot-budget", {"bot": bot, "budget": text})
    if not found["unit"]:
        return Budget(rounds=number, cores=min(cores, number))
    return Budget(milliseconds=number * IN_MILLISECONDS[found["unit"]], cores=cores)

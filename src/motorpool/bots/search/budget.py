"""How long a search may think: so many rounds, or so long."""

import re
from dataclasses import dataclass

from motorpool.core.errors import BadOption

WRITTEN = re.compile(r"(?P<number>\d{1,7})(?P<unit>ms|s|)")
IN_MILLISECONDS = {"ms": 1, "s": 1000}


@dataclass(frozen=True)
class Budget:
    """One of both: rounds give the same choice again, time does not."""

    rounds: int = 0
    milliseconds: int = 0


def read_budget(bot: str, text: str) -> Budget:
    """'2000' is rounds, '500ms' and '2s' are time."""
    found = WRITTEN.fullmatch(text)
    if found is None or int(found["number"]) == 0:
        raise BadOption("bot-budget", {"bot": bot, "budget": text})
    number = int(found["number"])
    if not found["unit"]:
        return Budget(rounds=number)
    return Budget(milliseconds=number * IN_MILLISECONDS[found["unit"]])

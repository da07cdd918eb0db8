"""What this process has counted at its tables, for those who watch the server."""

from collections.abc import Sequence
from dataclasses import dataclass, field

from motorpool.server.tables.entries import By, Choose, Entry


@dataclass
class Counts:
    """`choices` are those that this process has committed, by who made them."""

    choices: dict[By, int] = field(default_factory=lambda: {"person": 0, "bot": 0, "clock": 0})

    def committed(self, entries: Sequence[Entry]) -> None:
        for entry in entries:
            if isinstance(entry, Choose):
                self.choices[entry.by] += 1

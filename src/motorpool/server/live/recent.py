"""The last moments of a table in memory, while somebody asks for what is new again and again."""

import asyncio
from collections import deque

from motorpool.server.tables.table import Happening, Table

MOST_KEPT = 40  # moments; each takes some 10 KB
KEPT_SECONDS = 60.0  # after somebody has asked
Step = tuple[Table, Happening]


class Recent:
    """Nothing is kept while nobody asks: who has a socket is told at once, and needs none of it."""

    def __init__(self) -> None:
        self.before: Table | None = None  # as it was before the first of the steps
        self.steps: deque[Step] = deque()
        self.timer: asyncio.TimerHandle | None = None

    def wanted(self) -> None:
        """From now on keep what happens, for a while."""
        if self.timer is not None:
            self.timer.cancel()
        self.timer = asyncio.get_running_loop().call_later(KEPT_SECONDS, self.forget)

    def forget(self) -> None:
        self.before = self.timer = None
        self.steps.clear()

    def add(self, before: Table, after: Table, happening: Happening) -> None:
        if self.timer is None:
            return
        if self.before is None:
            self.before = before
        self.steps.append((after, happening))
        if len(self.steps) > MOST_KEPT:
            self.before, _ = self.steps.popleft()

    def since(self, number: int, until: int) -> tuple[Table, list[Step]] | None:
        """The table after an entry, and the steps from there to another; None when not kept."""
        if self.before is None or number < self.before.version:
            return None
        tables = [self.before, *(table for table, _ in self.steps)]
        first = number - self.before.version
        return tables[first], list(self.steps)[first : until - self.before.version]

"""Games that are played again from their start: it takes a while, and nobody waits for it."""

import asyncio
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from motorpool.server.database.database import Database
from motorpool.server.tables import storage
from motorpool.server.tables.storage import Logged
from motorpool.server.tables.table import Table

Result = TypeVar("Result")
# One after another: more of them at once would only take the time from those who play
THREAD = ThreadPoolExecutor(1, "replaying")
LONG = 40  # entries; fewer are played sooner than handed over


async def aside(work: Callable[[], Result]) -> Result:
    """Do something in a thread; what it looks at must not change meanwhile."""
    return await asyncio.get_running_loop().run_in_executor(THREAD, work)


async def load(database: Database, id: str) -> Table | None:
    """A table with all that has happened there."""
    table = await storage.empty_table(database, id)
    if table is not None:
        await play_on(table, await storage.later_entries(database, id, 0))
    return table


async def play_on(table: Table, log: Sequence[Logged]) -> None:
    """Let entries happen at a table that nobody else knows of yet."""

    def play() -> None:
        for logged in log:
            table.evolve(logged.entry, logged.at)

    if len(log) > LONG:
        await aside(play)
    else:
        play()

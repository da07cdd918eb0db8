"""Tidying up once an hour: what nobody will miss is removed, a little at a time.

Every process does it by itself. When two come to the same thing, one of them removes it.
"""

import asyncio
import random
from collections.abc import Awaitable, Callable
from functools import partial

from motorpool.server.database.database import Database, Unavailable
from motorpool.server.identity.tidying import forget_links, forget_visitors
from motorpool.server.identity.visitors import Visitors
from motorpool.server.moments import now
from motorpool.server.operating.logs import log, log_error
from motorpool.server.tables.tidying import remove_quiet

DAY = 24 * 60 * 60 * 1000  # milliseconds
UNSTARTED_DAYS = 30
UNSEEN_DAYS = 365
FIRST_SECONDS = 60  # after the start there is enough to do
EVERY_SECONDS = 60 * 60
BREATH_SECONDS = 0.1  # between two batches
NOT_STARTED = ("open", "closed")
STARTED = ("over", "playing")


class Tidier:
    """`keep_days` is for how long games are kept; None is for ever."""

    def __init__(self, database: Database, visitors: Visitors, keep_days: int | None) -> None:
        self.database = database
        self.visitors = visitors
        self.keep_days = keep_days
        self.task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self.task = asyncio.create_task(self.run())

    async def stop(self) -> None:
        if self.task is not None:
            self.task.cancel()
            await asyncio.gather(self.task, return_exceptions=True)

    async def run(self) -> None:
        """Not at the same moment as the processes that were started together with this one."""
        await asyncio.sleep(FIRST_SECONDS * random.uniform(1, 2))
        while True:
            try:
                await self.tidy_up()
            except Unavailable:
                pass  # there is time
            except Exception as error:  # nobody at a table shall notice
                log_error("tidying up failed", error)
            await asyncio.sleep(EVERY_SECONDS)

    async def tidy_up(self) -> None:
        tables = 0
        for status, days in self.days_of_tables().items():
            before = now() - days * DAY
            tables += await all_of(partial(remove_quiet, self.database, status, before))
        unseen = now() - UNSEEN_DAYS * DAY
        visitors = await all_of(partial(forget_visitors, self.visitors, unseen))
        await forget_links(self.visitors)
        if tables or visitors:
            log("tidied up", tables=tables, visitors=visitors)

    def days_of_tables(self) -> dict[str, int]:
        """For how many days tables of each status may be quiet."""
        days = dict.fromkeys(NOT_STARTED, UNSTARTED_DAYS)
        return days if self.keep_days is None else days | dict.fromkeys(STARTED, self.keep_days)


async def all_of(batch: Callable[[], Awaitable[int]]) -> int:
    """Batch after batch, until one finds nothing; others get their turn between them."""
    total = 0
    while done := await batch():
        total += done
        await asyncio.sleep(BREATH_SECONDS)
    return total

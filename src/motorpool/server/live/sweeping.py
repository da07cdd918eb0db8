"""Looks for tables that somebody has to wake: a clock ran out, or a bot was left behind."""

import asyncio
import logging
from collections.abc import Coroutine
from typing import Any, Protocol

from motorpool.server.database.database import Database, Row, Statement, Unavailable
from motorpool.server.live.turns import Turns
from motorpool.server.moments import now
from motorpool.server.refusals import Unknown
from motorpool.server.tables import storage
from motorpool.server.tables.storage import number_of
from motorpool.server.tables.summary import WAKE_UP

SWEEP_SECONDS = 1.0
MOST_SWEPT = 200  # tables at a time
# How long a table that cannot be read is left alone, in milliseconds: as long as it was quiet
SHORTEST_REST = 60_000
LONGEST_REST = 24 * 60 * 60_000

log = logging.getLogger(__name__)


class Wakes(Protocol):
    """A hall, as the sweeper knows it."""

    def wake_watched(self) -> None:
        """Let the bots play that are late at tables where somebody looks."""

    async def wake(self, id: str) -> None:
        """Bring a table in and let its bots play."""


class Sweeper:
    """Takes no more tables into memory than can soon have their `turns`."""

    def __init__(self, database: Database, hall: Wakes, turns: Turns) -> None:
        self.database = database
        self.hall = hall
        self.turns = turns
        self.unreadable: set[str] = set()  # that the log has told of
        self.tasks: list[asyncio.Task[None]] = []

    def start(self) -> None:
        works: tuple[Coroutine[Any, Any, None], ...] = (
            self.wake_bots(),
            self.sweep_here(),
            self.sweep(),
        )
        self.tasks = [asyncio.create_task(work) for work in works]

    async def stop(self) -> None:
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)

    async def wake_bots(self) -> None:
        """After a start: bots that were about to play when the server was stopped play at once."""
        until, last = now() + WAKE_UP, (0, "")
        try:
            while rows := await self.database.fetch(storage.DUE, until, *last, MOST_SWEPT):
                for row in rows:
                    await self.turns.room()
                    await self.look_at(row)
                last = (number_of(rows[-1]["due"]), str(rows[-1]["id"]))
        except Unavailable:
            log.warning("the database cannot be reached; bots wait")

    async def sweep_here(self) -> None:
        """Where somebody looks: nobody waits for tables that rest."""
        while True:
            await asyncio.sleep(SWEEP_SECONDS)
            self.hall.wake_watched()

    async def sweep(self) -> None:
        """Whatever is due, for as long as the server runs."""
        while True:
            await asyncio.sleep(SWEEP_SECONDS)
            try:
                for row in await self.database.fetch(storage.DUE, now(), 0, "", MOST_SWEPT):
                    if self.turns.is_full():
                        break
                    await self.look_at(row)
            except Unavailable:
                log.warning("the database cannot be reached; clocks wait")

    async def look_at(self, row: Row) -> None:
        id = str(row["id"])
        try:
            await self.hall.wake(id)
        except Unavailable:
            raise
        except Unknown:
            return  # removed meanwhile
        except Exception:  # a table that cannot be read holds up no other
            if id not in self.unreadable:
                self.unreadable.add(id)
                log.exception("a table cannot be read", extra={"fields": {"table": id}})
            await self.put_off(id, row)
        else:
            self.unreadable.discard(id)

    async def put_off(self, id: str, row: Row) -> None:
        """Each time for twice as long, for the longer it was quiet the longer it rests."""
        moment = now()
        rest = min(max(moment - number_of(row["changed"]), SHORTEST_REST), LONGEST_REST)
        await self.database.run(Statement(storage.PUT_OFF, (id, row["due"], moment + rest)))

"""Waiting at a table without a socket."""

import asyncio

from motorpool.server.live.hall import Hall
from motorpool.server.live.live_table import LiveTable
from motorpool.server.refusals import Gone


class Ear:
    """A watcher that only hears that something has happened."""

    words = None

    def __init__(self, visitor: str | None) -> None:
        self.visitor = visitor
        self.heard = asyncio.Event()
        self.dismissed = False

    def deliver(self, message: bytes) -> None:
        self.heard.set()

    def dismiss(self) -> None:
        self.dismissed = True
        self.heard.set()


async def wait_for_news(
    hall: Hall, id: str, visitor: str | None, after: int, seconds: float
) -> LiveTable:
    """The table, as soon as there is something after an entry, or when the time is up."""
    ear = Ear(visitor)
    live, _ = await hall.watch(id, ear)
    try:
        async with asyncio.timeout(seconds):
            while live.table.version <= after:
                ear.heard.clear()
                await ear.heard.wait()
                if ear.dismissed:
                    raise Gone("table-gone")
    except TimeoutError:
        pass
    finally:
        live.remove(ear)
    return live

"""Who thinks next where nobody waits: a few bots at a time, one table after another."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

MOST_WAITING = 50  # tables in the line; all of them are in memory


class Turns:
    """A line before a few places; a table for which somebody waits need not stand in it."""

    def __init__(self, places: int) -> None:
        self.free = places
        self.line: dict[str, asyncio.Future[bool]] = {}  # by table, in their order
        self.moved = asyncio.Event()

    def is_full(self) -> bool:
        return len(self.line) >= MOST_WAITING

    async def room(self) -> None:
        """Wait until the line is not full."""
        while self.is_full():
            self.moved.clear()
            await self.moved.wait()

    @asynccontextmanager
    async def turn(self, id: str, at_once: bool) -> AsyncIterator[None]:
        """Wait for a place and hold it."""
        holds = not at_once and await self.take(id)
        try:
            yield
        finally:
            if holds:
                self.give_back()

    async def take(self, id: str) -> bool:
        """Whether there is a place to give back: who was let through has none."""
        if self.free:
            self.free -= 1
            return True
        waits: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self.line[id] = waits
        try:
            return await waits
        except asyncio.CancelledError:
            self.line.pop(id, None)
            self.moved.set()
            if not waits.cancelled() and waits.result():
                self.give_back()  # it was called, but does not come
            raise

    def give_back(self) -> None:
        if not any(self.call(id, True) for id in list(self.line)):
            self.free += 1

    def let_through(self, id: str) -> None:
        """Somebody waits at this table now."""
        self.call(id, False)

    def call(self, id: str, to_place: bool) -> bool:
        """Out of the line; False when nobody comes."""
        waits = self.line.pop(id, None)
        self.moved.set()
        if waits is None or waits.done():
            return False
        waits.set_result(to_place)
        return True

"""The connection on which PostgreSQL tells what other processes did; it comes back by itself."""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import TypeAlias

import asyncpg

CHANNEL = "motorpool"
LOOK_SECONDS = 15.0  # how often to see whether a silent connection is alive
ANSWER_SECONDS = 5.0
FIRST_PAUSE, LONGEST_PAUSE = 0.05, 2.0  # between attempts to come back

TROUBLE = (OSError, asyncpg.PostgresError, asyncpg.InterfaceError)

# asyncpg has these types for checkers only
Connection: TypeAlias = "asyncpg.Connection[asyncpg.Record]"


class Listener:
    """Gives every notification to every callback, and "" after a gap."""

    def __init__(self, connect: Callable[[], Awaitable[Connection]]) -> None:
        self.connect = connect
        self.callbacks: list[Callable[[str], None]] = []
        self.connection: Connection | None = None
        self.lost = asyncio.Event()
        self.keeping: asyncio.Task[None] | None = None

    async def start(self) -> None:
        await self.listen()
        self.keeping = asyncio.create_task(self.keep())

    async def stop(self) -> None:
        if self.keeping is not None:
            self.keeping.cancel()
            await asyncio.wait([self.keeping])
        if self.connection is not None:
            with suppress(*TROUBLE):
                await self.connection.close(timeout=ANSWER_SECONDS)

    async def keep(self) -> None:
        while True:
            await self.watch()
            await self.come_back()
            self.tell("")

    async def watch(self) -> None:
        """Until the connection is lost; a machine that vanished says nothing, so it is asked."""
        while self.connection is not None and not self.lost.is_set():
            with suppress(TimeoutError):
                await asyncio.wait_for(self.lost.wait(), LOOK_SECONDS)
                return
            try:
                await self.connection.execute("SELECT 1", timeout=ANSWER_SECONDS)
            except TROUBLE:
                self.connection.terminate()
                return

    async def come_back(self) -> None:
        pause = FIRST_PAUSE
        while True:
            try:
                return await self.listen()
            except TROUBLE:
                await asyncio.sleep(pause)
                pause = min(2 * pause, LONGEST_PAUSE)

    async def listen(self) -> None:
        """On a new connection."""
        connection = await self.connect()
        lost = asyncio.Event()
        connection.add_termination_listener(lambda _: lost.set())
        try:
            await connection.add_listener(CHANNEL, lambda *told: self.tell_all(str(told[-1])))
        except BaseException:
            connection.terminate()
            raise
        self.connection, self.lost = connection, lost

    def tell_all(self, notes: str) -> None:
        for note in notes.split("\n"):
            self.tell(note)

    def tell(self, note: str) -> None:
        """In calls of their own, so that a callback that fails harms nobody else."""
        for callback in self.callbacks:
            asyncio.get_running_loop().call_soon(callback, note)

"""A thread with an SQLite connection of its own, which serves what it is asked."""

import asyncio
import sqlite3
from collections.abc import Callable
from contextlib import suppress
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Generic, TypeVar

from motorpool.server.database.transaction import settling

Job = TypeVar("Job")
MOST_AT_ONCE = 256


class SqliteThread(Generic[Job]):
    """Gives all the jobs that wait to `serve`, at most `MOST_AT_ONCE` together.

    `serve` gets the connection and the jobs, in this thread; what it returns is called in the
    event loop. It must not raise.
    """

    def __init__(
        self,
        name: str,
        connect: Callable[[], sqlite3.Connection],
        serve: Callable[[sqlite3.Connection, list[Job]], Callable[[], None]],
    ) -> None:
        self.connect = connect
        self.serve = serve
        self.jobs: SimpleQueue[Job | None] = SimpleQueue()  # None: the end
        # A process that ends without closing must not hang; what is lost was not acknowledged
        self.thread = Thread(target=self.work, name=name, daemon=True)
        self.loop = asyncio.get_running_loop()
        self.started: asyncio.Future[None] = self.loop.create_future()
        self.ended: asyncio.Future[None] = self.loop.create_future()

    async def start(self) -> None:
        """Raises what the connecting raised."""
        self.thread.start()
        try:
            await self.started
        except BaseException:
            await self.stop()
            raise

    async def stop(self) -> None:
        """Let it finish what was asked, then end it."""
        self.jobs.put(None)
        await asyncio.shield(self.ended)
        self.thread.join()

    def tell(self, callback: Callable[[], None]) -> None:
        """Call back in the event loop, as long as there is one."""
        with suppress(RuntimeError):
            self.loop.call_soon_threadsafe(callback)

    def work(self) -> None:
        try:
            connection = self.connect()
        except Exception as error:
            self.tell(settling(self.started, error))
        else:
            self.tell(settling(self.started, None))
            try:
                self.work_with(connection)
            finally:
                connection.close()
        finally:
            self.tell(settling(self.ended, None))

    def work_with(self, connection: sqlite3.Connection) -> None:
        job = self.jobs.get()
        while job is not None:
            together = [job]
            with suppress(Empty):
                while job is not None and len(together) < MOST_AT_ONCE:
                    job = self.jobs.get_nowait()
                    if job is not None:
                        together.append(job)
            self.tell(self.serve(connection, together))
            if job is not None:
                job = self.jobs.get()

"""PostgreSQL: several processes and machines on one database."""

import asyncio
from collections.abc import Callable
from typing import TypeAlias

import asyncpg

from motorpool.server.database.database import Row, Statement, Unavailable, Value, check_note
from motorpool.server.database.postgres_errors import translated
from motorpool.server.database.postgres_listener import Listener
from motorpool.server.database.postgres_opening import CONNECT_SECONDS, migrate_database
from motorpool.server.database.postgres_writers import Writers
from motorpool.server.database.transaction import Transaction

CONNECTIONS = 10
PATIENCE_SECONDS = 20.0  # with a server that has not answered

# asyncpg has this type for checkers only
Pool: TypeAlias = "asyncpg.Pool[asyncpg.Record]"


class Postgres:
    """A `Database` on a server."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.listener = Listener(lambda: asyncpg.connect(url, timeout=CONNECT_SECONDS))
        self.writers: Writers | None = None
        self.reading: set[asyncio.Task[list[Row]]] = set()

    async def open(self) -> None:
        await migrate_database(self.url)
        pool = await asyncpg.create_pool(
            self.url,
            min_size=1,
            max_size=CONNECTIONS,
            reset=keep_as_it_is,
            timeout=CONNECT_SECONDS,
            command_timeout=PATIENCE_SECONDS,
        )
        try:
            await self.listener.start()
        except BaseException:
            pool.terminate()
            raise
        self.writers = Writers(pool)

    async def close(self) -> None:
        writers, self.writers = self.writers, None
        if writers is None:
            return
        await writers.finish()
        if self.reading:
            await asyncio.wait(self.reading)
        await self.listener.stop()
        try:
            await asyncio.wait_for(writers.pool.close(), CONNECT_SECONDS)
        except TimeoutError:
            writers.pool.terminate()

    async def fetch(self, sql: str, *args: Value) -> list[Row]:
        if self.writers is None:
            raise Unavailable("the database is closed")
        task = asyncio.create_task(read(self.writers.pool, sql, args))
        self.reading.add(task)
        task.add_done_callback(self.reading.discard)
        return await task

    async def run(self, *statements: Statement, notify: str | None = None) -> None:
        check_note(notify)
        if self.writers is None:
            raise Unavailable("the database is closed")
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.writers.ask(Transaction(statements, notify, done))
        await done

    def listen(self, callback: Callable[[str], None]) -> None:
        self.listener.callbacks.append(callback)


async def read(pool: Pool, sql: str, args: tuple[Value, ...]) -> list[Row]:
    try:
        return [dict(record) for record in await pool.fetch(sql, *args)]
    except Exception as error:
        told = translated(error)
        if told is error:
            raise
        raise told from error


async def keep_as_it_is(_: "asyncpg.Connection[asyncpg.Record]") -> None:
    """Nobody here changes settings of a connection: nothing to undo, and a round trip saved."""

"""Two writers, each with a connection; what waits while both are busy goes together."""

import asyncio
from collections import deque
from typing import TypeAlias

import asyncpg

from motorpool.server.database.postgres_commit import commit_together
from motorpool.server.database.postgres_errors import translated
from motorpool.server.database.transaction import Transaction, settling

WRITERS = 2  # while one waits for the disk, the other prepares what comes next
MOST_AT_ONCE = 64

# asyncpg has this type for checkers only
Pool: TypeAlias = "asyncpg.Pool[asyncpg.Record]"


class Writers:
    def __init__(self, pool: Pool) -> None:
        self.pool = pool
        self.waiting: deque[Transaction] = deque()
        self.free = WRITERS
        self.at_work: set[asyncio.Task[None]] = set()

    def ask(self, transaction: Transaction) -> None:
        self.waiting.append(transaction)
        if self.free:
            self.free -= 1
            writer = asyncio.create_task(self.work())
            self.at_work.add(writer)
            writer.add_done_callback(self.at_work.discard)

    async def work(self) -> None:
        """Until nothing waits; it is free in the moment in which it sees that."""
        try:
            while self.waiting:
                count = min(len(self.waiting), MOST_AT_ONCE)
                together = [self.waiting.popleft() for _ in range(count)]
                outcomes = await self.commit(together)
                for transaction, failure in zip(together, outcomes, strict=True):
                    settling(transaction.done, failure)()
        finally:
            self.free += 1

    async def commit(self, together: list[Transaction]) -> list[Exception | None]:
        try:
            async with self.pool.acquire() as connection:
                return await commit_together(connection, together)
        except Exception as error:  # no connection to be had
            return [translated(error) for _ in together]

    async def finish(self) -> None:
        while self.at_work:
            await asyncio.wait(self.at_work)

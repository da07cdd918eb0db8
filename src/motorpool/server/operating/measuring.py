"""A database with a watch beside it."""

import time
from collections.abc import Callable

from motorpool.server.database.database import (
    Conflict,
    Database,
    Row,
    Statement,
    Unavailable,
    Value,
)
from motorpool.server.operating.metrics import Metrics


class MeasuredDatabase:
    """Does what the database below does; what comes of each transaction is counted."""

    def __init__(self, under: Database, metrics: Metrics) -> None:
        self.under = under
        self.metrics = metrics

    async def open(self) -> None:
        await self.under.open()

    async def close(self) -> None:
        await self.under.close()

    async def fetch(self, sql: str, *args: Value) -> list[Row]:
        return await self.under.fetch(sql, *args)

    async def run(self, *statements: Statement, notify: str | None = None) -> None:
        begun = time.perf_counter()
        try:
            await self.under.run(*statements, notify=notify)
        except Conflict:
            self.metrics.conflicts.inc()
            raise
        except Unavailable:
            self.metrics.unavailable.inc()
            raise
        self.metrics.commit_seconds.observe(time.perf_counter() - begun)

    def listen(self, callback: Callable[[str], None]) -> None:
        self.under.listen(callback)

"""A listener that keeps what it hears."""

import asyncio

from motorpool.server.database.database import Database


class Heard:
    """Notes in the order in which they came."""

    def __init__(self, database: Database) -> None:
        self.notes: list[str] = []
        self.more = asyncio.Event()
        database.listen(self.hear)

    def hear(self, note: str) -> None:
        self.notes.append(note)
        self.more.set()

    async def until(self, last: str) -> list[str]:
        async with asyncio.timeout(20):
            while last not in self.notes:
                self.more.clear()
                await self.more.wait()
        return self.notes

"""Looks at finished games, made in a thread, one at a time, and kept for a while."""

import asyncio
from collections import OrderedDict
from collections.abc import Callable

from motorpool.server.database.database import Database
from motorpool.server.live.reviewing import curve_text, draws_text, replay_text
from motorpool.server.tables import storage
from motorpool.server.tables.table import Table

MOST_BYTES = 32 * 1024 * 1024
Key = tuple[str, str, int, str | None]  # table, what of it, seat, language


class Reviews:
    """All for tables whose game is over: those do not change any more."""

    def __init__(self) -> None:
        self.texts: OrderedDict[Key, bytes] = OrderedDict()
        self.lock = asyncio.Lock()

    async def replay(
        self, database: Database, table: Table, audience: int, language: str | None
    ) -> bytes:
        key = (table.id, "replay", audience, language)
        if key in self.texts:
            return self.kept(key)
        log = (await storage.later_entries(database, table.id, 0))[: table.version]
        return await self.make(key, lambda: replay_text(table, log, audience, language))

    async def curve(self, table: Table) -> bytes:
        return await self.make((table.id, "curve", 0, None), lambda: curve_text(table))

    async def draws(self, table: Table) -> bytes:
        return await self.make((table.id, "draws", 0, None), lambda: draws_text(table))

    async def make(self, key: Key, text: Callable[[], bytes]) -> bytes:
        async with self.lock:
            if key not in self.texts:
                self.texts[key] = await asyncio.to_thread(text)
            found = self.kept(key)
            while len(self.texts) > 1 and sum(map(len, self.texts.values())) > MOST_BYTES:
                self.texts.popitem(last=False)
            return found

    def kept(self, key: Key) -> bytes:
        self.texts.move_to_end(key)
        return self.texts[key]

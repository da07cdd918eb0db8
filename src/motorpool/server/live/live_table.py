"""One table in memory: choices come in one after another, and everybody is told."""

import asyncio
from collections.abc import Callable, Sequence
from typing import Protocol

import orjson

from motorpool.core.errors import Refusal
from motorpool.server.database.database import Conflict, Database
from motorpool.server.live.counts import Counts
from motorpool.server.live.telling import Message, Told, may_look, snapshot, update
from motorpool.server.moments import now
from motorpool.server.refusals import Clash
from motorpool.server.tables import storage
from motorpool.server.tables.entries import Entry
from motorpool.server.tables.table import Happening, Table

Propose = Callable[[Table], Sequence[Entry]]
TRIES = 5  # somebody at another process was quicker so often


class Watcher(Protocol):
    """Somebody who looks at a table."""

    visitor: str | None

    def deliver(self, message: bytes) -> None:
        """Take a message; must not wait."""


class LiveTable:
    """`act` is the only way forward. The table of a moment is never changed again."""

    def __init__(self, database: Database, table: Table, counts: Counts | None = None) -> None:
        self.database = database
        self.table = table
        self.counts = counts or Counts()
        self.lock = asyncio.Lock()
        self.heard = 0  # the last entry that a note has told of
        self.unsure = False  # notes may be lost, or a commit went nobody knows how
        self.watchers: dict[Watcher, int] = {}  # and the seat as which each was told last
        self.told: dict[int, Told] = {}

    @property
    def behind(self) -> bool:
        """Whether the log may hold more than is known here."""
        return self.unsure or self.heard > self.table.version

    async def act(self, propose: Propose) -> Table:
        """Commit what somebody proposes, then let it happen and tell everybody."""
        async with self.lock:
            for _ in range(TRIES):
                if self.behind:
                    await self.read_on()
                try:
                    entries = propose(self.table)
                except Refusal:
                    if await self.read_on():
                        continue  # who asked knew more than was known here
                    raise
                if not entries:
                    return self.table
                moment = now()
                steps = follow(self.table, entries, moment)
                try:
                    await storage.append(self.database, self.table, steps[-1][0], entries, moment)
                except Conflict:
                    self.unsure = True
                    continue
                except BaseException:  # also when who asked is gone: it may have been committed
                    self.unsure = True
                    raise
                self.counts.committed(entries)
                for table, happening in steps:
                    self.table = table
                    self.tell(happening)
                return self.table
            raise Clash("table-busy")

    async def catch_up(self) -> None:
        """Read what another process may have appended to the log."""
        async with self.lock:
            if self.behind:
                await self.read_on()

    async def read_on(self) -> bool:
        """Whether there was anything to read."""
        self.unsure = False  # before the reading: what is heard during it has to be read again
        try:
            later = await storage.later_entries(self.database, self.table.id, self.table.version)
        except BaseException:
            self.unsure = True
            raise
        for logged in later:
            [(self.table, happening)] = follow(self.table, [logged.entry], logged.at)
            self.tell(happening)
        return bool(later)

    # Who watches

    def add(self, watcher: Watcher) -> bytes:
        """Tell a watcher everything from now on; what comes back is how things stand."""
        self.watchers[watcher] = self.table.seat_of(watcher.visitor)
        return encode(self.snapshot_for(self.watchers[watcher]))

    def remove(self, watcher: Watcher) -> None:
        self.watchers.pop(watcher, None)
        if not self.watchers:
            self.told.clear()

    def snapshot_for(self, audience: int) -> Message:
        message, self.told[audience] = snapshot(self.table, audience)
        return message

    def tell(self, happening: Happening) -> None:
        """One update for each audience; who changed seats gets a new snapshot."""
        if not self.watchers:
            return
        prepared: dict[int, bytes] = {}
        for audience in set(self.watchers.values()) & self.told.keys():
            message, self.told[audience] = update(
                self.table, happening, audience, self.told[audience]
            )
            prepared[audience] = encode(message)
        for watcher, audience in list(self.watchers.items()):
            seat = self.table.seat_of(watcher.visitor)
            if seat == audience:
                watcher.deliver(prepared[audience])
            else:
                self.watchers[watcher] = seat
                watcher.deliver(encode(self.snapshot_for(seat)))

    def announce(self, message: Message) -> None:
        """Something beside the game, to all who may look."""
        encoded = encode(message)
        for watcher, seat in list(self.watchers.items()):
            if may_look(self.table, seat):
                watcher.deliver(encoded)


def follow(table: Table, entries: Sequence[Entry], at: int) -> list[tuple[Table, Happening]]:
    """The tables that entries lead to, one after another; the first one stays as it is."""
    steps = []
    for entry in entries:
        table = table.fork()
        steps.append((table, table.evolve(entry, at)))
    return steps


def encode(message: Message) -> bytes:
    return orjson.dumps(message)

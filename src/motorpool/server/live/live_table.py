"""One table in memory: choices come in one after another, and everybody is told."""

import asyncio
import math
import time
from collections.abc import Callable, Sequence
from typing import Protocol

import orjson

from motorpool.core.errors import Refusal
from motorpool.server.database.database import Conflict, Database
from motorpool.server.live.counts import Counts
from motorpool.server.live.recent import Recent
from motorpool.server.live.replaying import LONG, aside
from motorpool.server.live.speaking import speak
from motorpool.server.live.telling import Message, Told, may_look, snapshot, update
from motorpool.server.moments import now
from motorpool.server.refusals import Clash, Gone
from motorpool.server.tables import storage
from motorpool.server.tables.entries import Entry
from motorpool.server.tables.table import Happening, Table

Propose = Callable[[Table], Sequence[Entry]]
Timed = tuple[Entry, int]  # and its moment
FEW = 2  # entries that one request brings, at most
PATIENCE_SECONDS = 10.0  # so long somebody who has asked waits for the bots
TRIES = 5  # somebody at another process was quicker so often


class Watcher(Protocol):
    """Somebody who looks at a table."""

    visitor: str | None

    @property
    def words(self) -> str | None:
        """The language in which to put everything into words as well."""

    def deliver(self, message: bytes) -> None:
        """Take a message; must not wait."""

    def dismiss(self) -> None:
        """The table was removed: there will be nothing more."""


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
        self.recent = Recent()
        self.asked = -math.inf  # when somebody did so last, by the clock of this machine

    def is_awaited(self) -> bool:
        """Whether somebody is there for whom the bots have to play now."""
        return bool(self.watchers) or time.monotonic() - self.asked < PATIENCE_SECONDS

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
                steps = await self.follow([(entry, moment) for entry in entries])
                try:
                    await storage.append(self.database, self.table, steps[-1][0], entries, moment)
                except Conflict:
                    self.unsure = True
                    continue
                except BaseException:  # also when who asked is gone: it may have been committed
                    self.unsure = True
                    raise
                self.counts.committed(entries)
                for step in steps:
                    self.move_on(*step)
                return self.table
            if not await storage.is_there(self.database, self.table.id):
                raise Gone("table-gone")
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
        together = LONG if len(later) > LONG else 1
        for first in range(0, len(later), together):
            some = later[first : first + together]
            for step in await self.follow([(logged.entry, logged.at) for logged in some]):
                self.move_on(*step)
        return bool(later)

    async def follow(self, entries: Sequence[Timed]) -> list[tuple[Table, Happening]]:
        """What entries lead to; whoever holds the lock may wait for a game that is played again."""
        table = self.table
        if len(entries) > FEW or any(table.is_far(entry) for entry, _ in entries):
            return await aside(lambda: follow(table, entries))
        return follow(table, entries)

    def move_on(self, table: Table, happening: Happening) -> None:
        self.recent.add(self.table, table, happening)
        self.table = table
        self.tell(happening)

    # Who watches

    def add(self, watcher: Watcher) -> bytes:
        """Tell a watcher everything from now on; what comes back is how things stand."""
        self.watchers[watcher] = self.table.seat_of(watcher.visitor)
        return encode(self.snapshot_for(watcher))

    def remove(self, watcher: Watcher) -> None:
        self.watchers.pop(watcher, None)
        if not self.watchers:
            self.told.clear()

    def snapshot_for(self, watcher: Watcher) -> Message:
        audience = self.watchers[watcher]
        message, self.told[audience] = snapshot(self.table, audience)
        return self.in_words(message, audience, watcher.words)

    def in_words(self, message: Message, audience: int, language: str | None) -> Message:
        """A message with words, for who wants them; its audience knows of it already."""
        return speak(message, self.table, audience, self.told[audience].view, language)

    def tell(self, happening: Happening) -> None:
        """One update for each audience; who changed seats gets a new snapshot."""
        if not self.watchers:
            return
        messages: dict[int, Message] = {}
        for audience in set(self.watchers.values()) & self.told.keys():
            messages[audience], self.told[audience] = update(
                self.table, happening, audience, self.told[audience]
            )
        prepared: dict[tuple[int, str | None], bytes] = {}
        for watcher, audience in list(self.watchers.items()):
            seat, language = self.table.seat_of(watcher.visitor), watcher.words
            if seat != audience:
                self.watchers[watcher] = seat
                watcher.deliver(encode(self.snapshot_for(watcher)))
                continue
            if (seat, language) not in prepared:
                message = self.in_words(messages[seat], seat, language)
                prepared[seat, language] = encode(message)
            watcher.deliver(prepared[seat, language])

    def dismiss(self) -> None:
        """The table was removed."""
        for watcher in list(self.watchers):
            watcher.dismiss()

    def announce(self, message: Message) -> None:
        """Something beside the game, to all who may look."""
        encoded = encode(message)
        for watcher, seat in list(self.watchers.items()):
            if may_look(self.table, seat):
                watcher.deliver(encoded)


def follow(table: Table, entries: Sequence[Timed]) -> list[tuple[Table, Happening]]:
    """The tables that entries lead to, one after another; the first one stays as it is."""
    steps = []
    for entry, at in entries:
        table = table.fork()
        steps.append((table, table.evolve(entry, at)))
    return steps


def encode(message: Message) -> bytes:
    return orjson.dumps(message)

"""All tables of this process: brought in from the database when somebody asks for them."""

import asyncio
import logging
import secrets
import time
from collections import OrderedDict
from collections.abc import Awaitable

from motorpool.core.fairness import new_secret
from motorpool.server.database.database import Database, Unavailable
from motorpool.server.live.counts import Counts
from motorpool.server.live.driving import Driver
from motorpool.server.live.live_table import LiveTable, Propose, Watcher
from motorpool.server.live.replaying import load
from motorpool.server.live.sweeping import Sweeper
from motorpool.server.moments import now
from motorpool.server.refusals import Gone, Unknown
from motorpool.server.tables import chat, storage
from motorpool.server.tables.setup import Setup
from motorpool.server.tables.summary import due_of
from motorpool.server.tables.table import Table
from motorpool.server.thinking.thinkers import Thinkers

ID_BYTES = 12  # of randomness: nobody guesses the address of a table
INVITE_BYTES = 16
MOST_IDLE = 2_000  # tables without watchers that are kept in memory
A_MOMENT = 0.05  # seconds

log = logging.getLogger(__name__)


class Hall:
    """`table` finds or brings in a table, `act` changes it and wakes its bots."""

    def __init__(self, database: Database, thinkers: Thinkers) -> None:
        self.database = database
        self.driver = Driver(thinkers)
        self.counts = Counts()
        self.tables: OrderedDict[str, LiveTable] = OrderedDict()
        self.loading: dict[str, asyncio.Task[LiveTable]] = {}
        self.tasks: set[asyncio.Task[None]] = set()
        self.sweeper = Sweeper(database, self, self.driver.turns)

    async def start(self) -> None:
        self.database.listen(self.on_note)
        self.sweeper.start()

    async def stop(self) -> None:
        await self.sweeper.stop()
        await self.driver.stop()
        await asyncio.gather(*self.tasks, return_exceptions=True)

    async def create(self, setup: Setup, host: str) -> LiveTable:
        setup.check()
        id, invite = secrets.token_urlsafe(ID_BYTES), secrets.token_urlsafe(INVITE_BYTES)
        table = Table(id, setup, host, invite, new_secret())
        await storage.create(self.database, table, now())
        return self.keep(LiveTable(self.database, table, self.counts))

    async def table(self, id: str) -> LiveTable:
        """The table of an id; many who ask at once share one reading."""
        live = self.tables.get(id)
        if live is not None:
            self.tables.move_to_end(id)
            return live
        if id not in self.loading:
            task = asyncio.create_task(self.bring_in(id))
            self.loading[id] = task
            task.add_done_callback(lambda _: self.loading.pop(id, None))
        return await asyncio.shield(self.loading[id])

    async def up_to_date(self, id: str, known: int = 0) -> LiveTable:
        """For who only looks: what other processes have appended is read first.

        `known` is the last entry that somebody has been told of, here or elsewhere.
        """
        live = await self.table(id)
        if live.table.version < known:
            live.unsure = True
        if live.behind:
            await live.catch_up()
        self.attend(live)
        return live

    async def bring_in(self, id: str) -> LiveTable:
        table = await load(self.database, id)
        if table is None:
            raise Unknown("table-unknown")
        live = self.keep(LiveTable(self.database, table, self.counts))
        live.unsure = True  # until what was appended between reading and listening is read
        await live.catch_up()
        return live

    async def watch(self, id: str, watcher: Watcher, known: int = 0) -> tuple[LiveTable, bytes]:
        """Tell a watcher everything from now on; what comes back is how things stand."""
        while True:
            live = await self.up_to_date(id, known)
            if self.tables.get(id) is live:  # nobody tells one that was put away meanwhile
                return live, live.add(watcher)

    def keep(self, live: LiveTable) -> LiveTable:
        self.tables[live.table.id] = live
        if len(self.tables) > MOST_IDLE:
            idle = [
                id
                for id, other in self.tables.items()
                if other is not live and not other.watchers and id not in self.driver.drives
            ]
            for id in idle[: max(0, len(idle) + 1 - MOST_IDLE)]:  # the new one is idle too
                del self.tables[id]
        return live

    def drop(self, id: str) -> None:
        """A table that was removed for good; who looks at it is told."""
        live = self.tables.pop(id, None)
        if live is not None:
            live.dismiss()

    async def act(self, id: str, propose: Propose) -> Table:
        live = await self.table(id)
        try:
            table = await live.act(propose)
        except Gone:
            self.drop(id)
            raise
        self.attend(live)
        self.driver.wake(live)
        return table

    async def say(self, id: str, visitor: str, body: str) -> int:
        """Keep what somebody says; its number."""
        live = await self.up_to_date(id)
        try:
            return await chat.say(self.database, live.table, visitor, body)
        except Gone:
            self.drop(id)
            raise

    # Bots and clocks

    def attend(self, live: LiveTable) -> None:
        """Somebody is there: the bots of this table do not wait for those of others."""
        live.asked = time.monotonic()
        self.driver.turns.let_through(live.table.id)
        self.wake_late(live)

    def wake_late(self, live: LiveTable) -> None:
        """Go on where a bot should have played by now; before that it may be at another process."""
        due = due_of(live.table, live.table.changed)
        if due is not None and due <= now():
            self.driver.wake(live)

    def wake_watched(self) -> None:
        """Tables at which somebody looks come before all that is due elsewhere."""
        for live in list(self.tables.values()):
            if live.watchers:
                self.wake_late(live)

    async def wake(self, id: str) -> None:
        """Look whether something is due at a table; nobody may be there."""
        live = await self.table(id)
        if live.behind:
            await live.catch_up()
        self.driver.wake(live)
        await asyncio.sleep(0)  # now it thinks, or stands in the line

    # What other processes and the clocks bring

    def on_note(self, note: str) -> None:
        """ "table ID VERSION", "chat ID NUMBER" or "gone ID"; after "" some may have been lost."""
        if not note:
            for live in self.tables.values():
                live.unsure = True
                self.look_again(live)
            return
        kind, _, rest = note.partition(" ")
        id, _, version = rest.partition(" ")
        known = self.tables.get(id)
        if known is None:
            return
        if kind == storage.GONE:
            self.drop(id)
        elif kind == "table":
            known.heard = max(known.heard, int(version))
            if known.lock.locked():  # it is most often our own commit, which is known in a moment
                asyncio.get_running_loop().call_later(A_MOMENT, self.look_again, known)
            else:
                self.look_again(known)
        elif kind == "chat" and known.watchers:
            self.in_background(self.tell_chat(known, int(version)))

    async def tell_chat(self, live: LiveTable, number: int) -> None:
        """Somebody has spoken, here or at another process."""
        for line in await chat.lines(self.database, live.table.id, number - 1):
            if line.number == number:
                live.announce(chat.message_of(line))

    def look_again(self, live: LiveTable) -> None:
        if live.behind and live.watchers:
            self.in_background(live.catch_up())

    def in_background(self, work: Awaitable[None]) -> None:
        async def careful() -> None:
            try:
                await work
            except Unavailable:
                log.warning("a table could not be read just now")

        task = asyncio.create_task(careful())
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

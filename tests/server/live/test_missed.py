"""After a break: what was missed is told as it was told to those who were there."""

import orjson
import pytest

from motorpool.server.database.database import Database
from motorpool.server.live.missed import MOST_MISSED, missed
from motorpool.server.live.telling import snapshot
from motorpool.server.tables import proposals
from motorpool.server.tables.setup import PERSON
from tests.server.live.halls import Listener, begun, choose, open_hall
from tests.server.tables.logs import setup_of

pytestmark = pytest.mark.anyio


async def test_missed_updates_are_those_that_were_sent(database: Database) -> None:
    async with open_hall(database) as hall:
        table = await begun(hall, setup_of(chairs=(PERSON, PERSON, PERSON)))
        first = table.version
        watchers = [Listener(visitor) for visitor in ("ann", "bob", "cid", None)]
        for watcher in watchers:
            await hall.watch(table.id, watcher)
        for which in range(25):
            table = await choose(hall, table, which)
        await hall.act(table.id, lambda t: [proposals.leave(t, "bob")])
        table = await hall.act(table.id, lambda t: [proposals.come_back(t, "bob")])
        for watcher in watchers:
            assert watcher.numbers() == list(range(first + 1, table.version + 1))
            for after in (first, first + 1, first + 20, table.version - 1, table.version):
                told = await missed(database, table, watcher.visitor, after)
                assert orjson.loads(orjson.dumps(told)) == watcher.messages[after - first :]


async def test_what_is_of_no_use_is_a_snapshot(database: Database) -> None:
    async with open_hall(database) as hall:
        table = await begun(hall, setup_of())
        table = await choose(hall, table)
        now = [snapshot(table, table.seat_of("bob"))[0]]
        assert await missed(database, table, "bob", table.version + 1) == now
        assert await missed(database, table, "bob", 0) == now  # it was not that seat then
        assert table.version < MOST_MISSED


async def test_a_memory_game_tells_no_past(database: Database) -> None:
    async with open_hall(database) as hall:
        table = await begun(hall, setup_of("battlegrounds", "family"))
        first = table.version
        for which in range(12):
            table = await choose(hall, table, which)
        for visitor in ("ann", "bob", None):
            [told] = await missed(database, table, visitor, first)
            assert told == snapshot(table, table.seat_of(visitor))[0]
            assert "events" not in told

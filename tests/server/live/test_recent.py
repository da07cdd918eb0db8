"""Who asks again and again is answered from memory, and nobody waits for a game played again."""

import asyncio
import threading
from collections.abc import Callable
from typing import Any

import orjson
import pytest

from motorpool.server.database.database import Database
from motorpool.server.live import recent as recent_module
from motorpool.server.live.hall import Hall
from motorpool.server.live.live_table import LiveTable
from motorpool.server.live.missed import missed
from motorpool.server.live.replaying import LONG
from motorpool.server.tables import match_log, proposals, storage, undoing
from motorpool.server.tables import table as table_module
from motorpool.server.tables.setup import PERSON
from motorpool.server.tables.table import Table
from tests.server.live.halls import Listener, begun, choose, decider_of, open_hall, until
from tests.server.tables.logs import all_of, setup_of

pytestmark = pytest.mark.anyio
VISITORS = ("ann", "bob", None)


@pytest.fixture
def readings(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The logs that were read."""
    read: list[str] = []

    async def later_entries(database: Database, id: str, version: int) -> Any:
        read.append(id)
        return await under(database, id, version)

    under = storage.later_entries
    monkeypatch.setattr(storage, "later_entries", later_entries)
    return read


async def asked(live: LiveTable, visitor: str | None, after: int) -> Any:
    told = await missed(live.database, live.table, visitor, after, None, live.recent)
    return orjson.loads(orjson.dumps(told))


async def watched(hall: Hall, setup: Any) -> tuple[LiveTable, list[Listener]]:
    table = await begun(hall, setup)
    watchers = [Listener(visitor) for visitor in VISITORS]
    for watcher in watchers:
        await hall.watch(table.id, watcher)
    return hall.tables[table.id], watchers


async def test_what_is_kept_is_told_as_it_was(database: Database, readings: list[str]) -> None:
    async with open_hall(database) as hall:
        live, watchers = await watched(hall, setup_of(chairs=(PERSON, PERSON)))
        first = live.table.version
        await asked(live, "ann", first - 1)
        assert readings.pop() == live.table.id
        for which in range(recent_module.MOST_KEPT - 2):
            await choose(hall, live.table, which)
        await hall.act(live.table.id, lambda t: [proposals.leave(t, "bob")])
        await hall.act(live.table.id, lambda t: [proposals.come_back(t, "bob")])
        readings.clear()
        last = live.table.version
        for watcher in watchers:
            for after in (first, first + 1, last - 3, last - 1, last):
                told = await asked(live, watcher.visitor, after)
                assert told == watcher.messages[after - first :]
                assert not readings
            [future] = await asked(live, watcher.visitor, last + 1)
            assert future["type"] == "snapshot"
        await choose(hall, live.table)
        told = await asked(live, "ann", first)  # too long ago now
        assert readings == [live.table.id]
        assert told == watchers[0].messages


async def test_an_earlier_moment_is_told_up_to_that_moment(database: Database) -> None:
    """The socket tells what comes behind it by itself."""
    async with open_hall(database) as hall:
        live, watchers = await watched(hall, setup_of())
        await asked(live, "ann", live.table.version - 1)
        first = live.table.version
        await choose(hall, live.table)
        then = live.table
        await choose(hall, live.table)
        told = await missed(database, then, "ann", first, None, live.recent)
        assert orjson.loads(orjson.dumps(told)) == watchers[0].messages[:1]


async def test_a_memory_game_tells_no_past_from_memory_either(database: Database) -> None:
    async with open_hall(database) as hall:
        table = await begun(hall, setup_of("battlegrounds", "family"))
        live = hall.tables[table.id]
        for which in range(6):
            await asked(live, "ann", live.table.version - 1)
            await choose(hall, live.table, which)
        for visitor in VISITORS:
            [told] = await asked(live, visitor, table.version)
            assert told["type"] == "snapshot"
        assert not live.recent.steps


async def test_who_sat_elsewhere_is_told_anew(database: Database) -> None:
    async with open_hall(database) as hall:
        live = await hall.create(setup_of(), "ann")
        await asked(live, "ann", live.table.version)
        id = live.table.id
        await hall.act(id, lambda t: [proposals.sit(t, "bob", "Bob", None, "")])
        await asked(live, "ann", 0)
        await hall.act(id, lambda t: [proposals.sit(t, "ann", "Ann", None, "")])
        await hall.act(id, lambda t: [proposals.leave(t, "bob")])
        for after in (1, 0):
            [told] = await asked(live, "ann", after)
            assert (told["type"], told["seat"]) == ("snapshot", 1)
        [told] = await asked(live, "ann", 2)
        assert told["type"] == "update"


async def test_nothing_is_kept_for_nobody(
    database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with open_hall(database) as hall:
        live, _ = await watched(hall, setup_of())
        await choose(hall, live.table)
        assert not live.recent.steps
        monkeypatch.setattr(recent_module, "KEPT_SECONDS", 0.3)
        await asked(live, "ann", live.table.version - 1)
        await choose(hall, live.table)
        assert live.recent.steps
        await until(lambda: not live.recent.steps)
        before = live.table.version
        await choose(hall, live.table)
        assert not live.recent.steps
        assert len(await asked(live, "ann", before - 1)) == 2


def noting(threads: list[str], under: Callable[..., Any]) -> Callable[..., Any]:
    """Notes in which thread something is done."""

    def noted(*args: Any) -> Any:
        threads.append(threading.current_thread().name.partition("_")[0])
        return under(*args)

    return noted


async def test_a_long_log_is_played_beside_the_others(
    database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    """By who brings a table in, and by who has not looked at one for long."""
    threads: list[str] = []
    async with open_hall(database) as hall, open_hall(database) as behind:
        table = await begun(hall, setup_of())
        await behind.table(table.id)
        for which in range(2 * LONG + 5):
            table = await choose(hall, table, which)
        async with open_hall(database) as new:
            monkeypatch.setattr(Table, "evolve", noting(threads, Table.evolve))
            for other in (new, behind):
                there = await other.up_to_date(table.id, table.version)
                assert all_of(there.table) == all_of(table)
    assert len(threads) > 4 * LONG
    assert set(threads) == {"replaying"}


async def test_a_way_far_back_is_played_beside_the_others(
    database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    threads: list[str] = []
    async with open_hall(database) as hall, open_hall(database) as other:
        table = await begun(hall, setup_of())
        back = len(record_of(table))
        for which in range(60):
            table = await choose(hall, table, which)
        await other.watch(table.id, Listener("bob"))
        asks, answers = decider_of(table), ({"ann", "bob"} - {decider_of(table)}).pop()
        number = table.decision_number
        await hall.act(table.id, lambda t: [undoing.ask(t, asks, number, back)])
        noted = noting(threads, match_log.start_match)
        for module in (match_log, table_module):
            monkeypatch.setattr(module, "start_match", noted)
        table = await hall.act(table.id, lambda t: undoing.answer(t, answers, number, True))
        assert len(record_of(table)) == back
        async with asyncio.timeout(60):
            there = (await other.up_to_date(table.id, table.version)).table
        assert all_of(there) == all_of(table)
        await missed(database, table, "ann", 3)
    assert len(threads) >= 3
    assert set(threads) == {"replaying"}


def record_of(table: Table) -> list[Any]:
    assert table.match is not None
    return table.match.record.moves

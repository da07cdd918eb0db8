"""Tables are woken when something is due there: after a start at once, broken ones more rarely."""

import asyncio
import logging

import pytest

from motorpool.server.database.database import Database, Statement
from motorpool.server.live import hall as hall_module
from motorpool.server.live import sweeping, turns
from motorpool.server.live.hall import Hall
from motorpool.server.moments import now
from motorpool.server.tables import storage
from motorpool.server.tables.setup import PERSON, ClockSetup
from motorpool.server.tables.storage import number_of
from motorpool.server.tables.table import Table
from motorpool.server.thinking.thinkers import Thinkers
from motorpool.server.thinking.thought import Thought
from tests.server.live.halls import Listener, begun, choose, open_hall, until
from tests.server.tables.logs import setup_of

pytestmark = pytest.mark.anyio
NEVER = 3600.0
MINUTE = 60_000


async def spoil(database: Database, table: Table) -> None:
    sql = "UPDATE entries SET body = $1 WHERE table_id = $2 AND number = $3"
    await database.run(Statement(sql, ('{"do":"dance"}', table.id, table.version), 1))


async def due_of(database: Database, id: str) -> int:
    [row] = await database.fetch("SELECT due FROM tables WHERE id = $1", id)
    return number_of(row["due"])


async def left_to_bots(database: Database, count: int) -> list[Table]:
    """Tables of a server that was stopped when a bot was about to play."""
    tables = []
    async with open_hall(database) as hall:
        for _ in range(count):
            table = await begun(hall, setup_of(chairs=(PERSON, "random")))
            while table.decider() == 0:
                table = await choose(hall, table)
            tables.append(table)
        await hall.driver.stop()
    return tables


class Slow(Thinkers):
    """Bots that choose when they are let go; notes for which tables they think."""

    def __init__(self, workers: int) -> None:
        super().__init__(workers)
        self.thinking: list[str] = []
        self.most = 0
        self.let_go = asyncio.Event()

    async def choose(self, thought: Thought) -> str:
        self.thinking.append(thought.table)
        self.most = max(self.most, len(self.thinking))
        await self.let_go.wait()
        self.thinking.remove(thought.table)
        return thought.decision.texts[0]


async def test_bots_of_many_tables_are_woken_a_few_at_a_time(
    database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    """And who comes meanwhile, to look or to play, waits for none of them."""
    monkeypatch.setattr(sweeping, "SWEEP_SECONDS", 0.02)
    monkeypatch.setattr(turns, "MOST_WAITING", 3)
    tables = await left_to_bots(database, 12)
    for name, moment in (("tables", "due"), ("entries", "at")):
        await database.run(Statement(f"UPDATE {name} SET {moment} = 1"))
    bots = Slow(2)
    hall = Hall(database, bots)
    await hall.start()
    await until(hall.driver.turns.is_full)
    await asyncio.sleep(0.2)  # many sweeps
    assert len(bots.thinking) == 2
    assert len(hall.tables) <= 2 + 3 + 1
    in_line = list(hall.driver.turns.line)[-1]
    resting = next(table.id for table in tables if table.id not in hall.tables)
    for number, id in enumerate((in_line, resting), 3):
        await hall.watch(id, Listener("ann"))
        await until(lambda number=number: len(bots.thinking) == number)  # type: ignore[misc]
        assert bots.thinking[-1] == id
    again = await begun(hall, setup_of(chairs=(PERSON, "random")))
    while again.decider() == 0:
        again = await choose(hall, again)
    await until(lambda: bots.thinking[-1] == again.id)
    assert bots.most == 5
    bots.let_go.set()
    for id in (*(table.id for table in tables), again.id):
        await until(lambda id=id: id in hall.tables and hall.tables[id].table.decider() == 0)  # type: ignore[misc]
    assert bots.most == 5
    await hall.stop()


async def test_who_is_called_and_does_not_come_holds_up_nobody() -> None:
    line = turns.Turns(1)
    held = asyncio.Event()

    async def think(id: str) -> None:
        async with line.turn(id, at_once=False):
            await held.wait()

    first, second, third, last = [asyncio.create_task(think(id)) for id in "abcd"]
    await asyncio.sleep(0)
    assert list(line.line) == ["b", "c", "d"]
    second.cancel()  # in the line
    first.cancel()  # at its place, which goes to the third
    await asyncio.sleep(0)
    third.cancel()  # just called
    await asyncio.wait([first, second, third])
    assert not line.line
    held.set()
    await last
    assert line.free == 1


async def test_bots_go_on_at_once_after_a_start(
    database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Long before they are due: of several batches all."""
    monkeypatch.setattr(sweeping, "SWEEP_SECONDS", NEVER)
    monkeypatch.setattr(sweeping, "MOST_SWEPT", 2)
    tables = await left_to_bots(database, 5)
    due = await due_of(database, tables[0].id)
    async with open_hall(database, bots=True) as hall:
        assert now() < due
        await until(lambda: len(hall.tables) == len(tables))
        for table in tables:
            live = hall.tables[table.id]
            await until(lambda live=live: live.table.decider() == 0)  # type: ignore[misc]


async def test_a_table_that_cannot_be_read_is_looked_at_more_and_more_rarely(
    database: Database, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(sweeping, "SWEEP_SECONDS", NEVER)
    async with open_hall(database) as hall:
        table = await begun(hall, setup_of(clock=ClockSetup("turn", 1)))
        await spoil(database, table)
        del hall.tables[table.id]
        for quiet, rests in ((0, 1), (10, 10), (20, 20), (10**6, 24 * 60)):
            sql = "UPDATE tables SET due = 1, changed = $2 WHERE id = $1"
            await database.run(Statement(sql, (table.id, now() - quiet * MINUTE), 1))
            [row] = await database.fetch(storage.DUE, now(), 0, "", 1)
            with caplog.at_level(logging.ERROR, sweeping.__name__):
                await hall.sweeper.look_at(row)
            assert not await database.fetch(storage.DUE, now(), 0, "", 1)
            rest = await due_of(database, table.id) - now()
            assert (rests - 0.5) * MINUTE < rest < (rests + 0.5) * MINUTE
    [told] = [each for each in caplog.records if each.name == sweeping.__name__]
    assert vars(told)["fields"] == {"table": table.id}


async def test_broken_tables_at_the_head_of_the_list_hold_up_nobody(
    database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sweeping, "SWEEP_SECONDS", 0.02)
    monkeypatch.setattr(sweeping, "MOST_SWEPT", 2)
    async with open_hall(database, bots=True) as hall:
        setup = setup_of("battlegrounds", "family", clock=ClockSetup("turn", 1))
        tables = [await begun(hall, setup) for _ in range(4)]
        for table in tables[:3]:
            await spoil(database, table)
            del hall.tables[table.id]
        sound = tables[3]
        await until(lambda: hall.tables[sound.id].table.version > sound.version)


async def test_only_tables_that_nobody_looks_at_are_put_away(
    database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hall_module, "MOST_IDLE", 3)
    async with open_hall(database) as hall:
        ids = [(await hall.create(setup_of(), "ann")).table.id for _ in range(3)]
        for id in ids:
            await hall.watch(id, Listener("ann"))
        idle = [(await hall.create(setup_of(), "ann")).table.id for _ in range(3)]
        assert set(hall.tables) == {*ids, *idle}
        last = (await hall.create(setup_of(), "ann")).table.id
        assert set(hall.tables) == {*ids, *idle[1:], last}

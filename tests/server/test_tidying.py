"""What nobody will miss is removed, and nothing else."""

import asyncio
from collections.abc import AsyncIterator, Awaitable
from contextlib import nullcontext

import pytest

from motorpool.server.database.database import Database, Statement
from motorpool.server.http.socket.connection import GONE
from motorpool.server.identity.visitors import Visitors
from motorpool.server.live.hall import Hall
from motorpool.server.live.rematch import rematch
from motorpool.server.moments import now
from motorpool.server.refusals import Gone, Unknown
from motorpool.server.tables import chat, proposals, tidying
from motorpool.server.tables.setup import ClockSetup, Setup
from motorpool.server.tables.table import Table
from motorpool.server.tidying import DAY, UNSEEN_DAYS, UNSTARTED_DAYS, Tidier
from tests.server.live.halls import Listener, begun, choose, open_hall, opened
from tests.server.secrets.world import World
from tests.server.tables.logs import setup_of

pytestmark = pytest.mark.anyio
AGE = "UPDATE tables SET changed = $2 WHERE id = $1"
SEEN = "UPDATE visitors SET seen = $2 WHERE id = $1"
SOLO = Setup("battlegrounds", "solo", ("",))


@pytest.fixture
async def world(database_url: str) -> AsyncIterator[World]:
    opened = World(database_url)
    await opened.open()
    yield opened
    await opened.close()


def tidier(database: Database, keep_days: int | None = None) -> Tidier:
    return Tidier(database, Visitors(database), keep_days)


async def age(database: Database, table: Table, days: float) -> str:
    moment = now() - int(days * DAY)
    await database.run(Statement(AGE, (table.id, moment), 1))
    return table.id


async def left(database: Database, name: str = "tables", key: str = "id") -> set[str]:
    return {str(row[key]) for row in await database.fetch(f"SELECT {key} FROM {name}")}


async def finished(hall: Hall, setup: Setup = SOLO) -> Table:
    table = await begun(hall, setup)
    while table.status != "over":
        table = await choose(hall, table)
    return table


async def test_tables_that_were_never_started(database: Database) -> None:
    async with open_hall(database) as hall:
        old = (await hall.create(setup_of(), "ann")).table
        await hall.act(old.id, lambda t: [proposals.sit(t, "ann", "Ann", None, "")])
        await chat.say(database, hall.tables[old.id].table, "ann", "Is anybody there?")
        given_up = (await hall.create(setup_of(), "ann")).table
        await hall.act(given_up.id, lambda t: [proposals.close(t, "ann")])
        young = (await hall.create(setup_of(), "ann")).table
        talked = (await hall.create(setup_of(), "ann")).table
        await hall.act(talked.id, lambda t: [proposals.sit(t, "ann", "Ann", None, "")])
        await chat.say(database, hall.tables[talked.id].table, "ann", "Hello")
        playing, over = await begun(hall, setup_of()), await finished(hall)
        for table in (old, given_up, talked, playing, over):
            await age(database, table, UNSTARTED_DAYS + 1)
        await age(database, young, UNSTARTED_DAYS - 1)
        await database.run(Statement("UPDATE messages SET at = 0 WHERE table_id = $1", (old.id,)))
        await tidier(database).tidy_up()
        kept = {young.id, talked.id, playing.id, over.id}
        assert await left(database) == kept
        assert await left(database, "entries", "table_id") == kept - {young.id}
        assert await left(database, "sitters", "table_id") == kept - {young.id}
        assert await left(database, "messages", "table_id") == {talked.id}
        with pytest.raises(Unknown):
            await hall.table(old.id)


async def test_games_are_kept_for_as_long_as_the_host_wants(database: Database) -> None:
    async with open_hall(database) as hall:
        over, young = await finished(hall), await finished(hall)
        abandoned = await begun(hall, setup_of())
        by_letter = await begun(hall, setup_of(clock=ClockSetup("turn", 20 * 24 * 3600)))
        for table in (over, abandoned, by_letter):
            await age(database, table, 11)
        await age(database, young, 9)
        everything = await left(database)
        await tidier(database).tidy_up()
        assert await left(database) == everything
        await tidier(database, 10).tidy_up()
        assert await left(database) == {young.id, by_letter.id}


async def test_many_at_once_and_several_processes(
    database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tidying, "BATCH", 3)
    async with open_hall(database) as hall:
        for _ in range(10):
            await age(database, (await hall.create(SOLO, "ann")).table, 40)
        await asyncio.gather(*(tidier(database).tidy_up() for _ in range(3)))
        assert not await left(database)


async def test_a_table_where_something_happens_just_then_stays(database: Database) -> None:
    async with open_hall(database) as hall:
        table = (await hall.create(SOLO, "ann")).table
        await hall.act(table.id, lambda t: [proposals.sit(t, "ann", "Ann", None, "")])
        await tidying.remove(database, table.id, table.version)  # as it was found before
        assert await left(database) == {table.id}
        assert await left(database, "entries", "table_id") == {table.id}


async def test_who_acts_at_a_table_that_has_gone(
    database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also at a process that has not heard of it."""
    async with open_hall(database) as hall:
        table = (await hall.create(SOLO, "ann")).table
        live, watcher = hall.tables[table.id], Listener("ann")
        await hall.watch(table.id, watcher)
        with monkeypatch.context() as deaf:
            deaf.setattr(hall, "drop", lambda id: None)
            await tidying.remove(database, table.id, 0)
            await asyncio.sleep(0.2)
        with pytest.raises(Gone, match="table-gone"):
            await hall.act(table.id, lambda t: [proposals.sit(t, "ann", "Ann", None, "")])
        assert watcher.dismissed
        assert table.id not in hall.tables
        assert live.table.version == 0
        assert not await left(database, "entries", "table_id")


async def test_who_speaks_at_a_table_that_has_gone(
    database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with open_hall(database) as hall:
        table = (await hall.create(SOLO, "ann")).table
        await hall.act(table.id, lambda t: [proposals.sit(t, "ann", "Ann", None, "")])
        watcher = Listener("ann")
        await hall.watch(table.id, watcher)
        with monkeypatch.context() as deaf:
            deaf.setattr(hall, "drop", lambda id: None)
            await tidying.remove(database, table.id, 1)
            await asyncio.sleep(0.2)
        with pytest.raises(Gone, match="table-gone"):
            await hall.say(table.id, "ann", "Hello?")
        assert watcher.dismissed
        assert not await left(database, "messages", "table_id")


async def test_no_line_stays_behind_when_its_table_goes(
    database: Database, database_url: str
) -> None:
    """Whoever is first: the line goes with the table, or is refused."""
    sqlite = database_url.startswith("sqlite")
    again = nullcontext(database) if sqlite else opened(database_url)
    async with again as other, open_hall(database) as hall:
        tables = [(await hall.create(SOLO, "ann")).table for _ in range(20)]
        work: list[Awaitable[object]] = []
        for table in tables:
            await hall.act(table.id, lambda t: [proposals.sit(t, "ann", "Ann", None, "")])
            work.append(chat.say(database, hall.tables[table.id].table, "ann", "Hello?"))
            work.append(tidying.remove(other, table.id, 1))
        outcomes = await asyncio.gather(*work, return_exceptions=True)
        assert {type(each) for each in outcomes} <= {int, Gone, type(None)}
        assert not await left(database)
        assert not await left(database, "messages", "table_id")


async def test_a_rematch_that_nobody_began_can_be_asked_for_again(database: Database) -> None:
    async with open_hall(database) as hall:
        over = await finished(hall)
        first = await rematch(hall, over.id, "ann")
        await age(database, first, 31)
        await tidier(database).tidy_up()
        second = await rematch(hall, over.id, "ann")
        assert second.id != first.id
        assert (await rematch(hall, over.id, "ann")).id == second.id
        assert await left(database) == {over.id, second.id}


async def test_who_looks_at_a_table_when_it_goes(world: World) -> None:
    host = await world.somebody()
    sent = {"chairs": ["", ""]}
    table = (await host.browser.post("/api/tables", json=sent)).json()["table"]
    live = await world.house.hall.table(table)
    path = f"/api/tables/{table}"
    waiting = asyncio.create_task(host.get(f"{path}/updates?after=0&wait=20"))
    async with host.socket(table) as socket:
        while len(live.watchers) < 2:
            await asyncio.sleep(0.01)
        await age(world.database, live.table, 31)
        await world.house.tidier.tidy_up()
        assert await socket.ended() == (GONE, "table-gone")
        assert [each["type"] for each in socket.told()] == ["snapshot"]
    assert (await waiting).startswith(b'404 {"error":{"key":"table-gone"')
    assert (await host.get(path)).startswith(b'404 {"error":{"key":"table-unknown"')
    assert not live.watchers


async def test_visitors_of_whom_nothing_is_left(world: World) -> None:
    people = {
        name: await world.somebody()
        for name in ("gone", "seen", "named", "token", "host", "sits", "link")
    }
    await people["named"].browser.named("Anna")
    await people["token"].browser.token()
    await people["host"].browser.post("/api/tables", json={"chairs": ["", ""]})
    [table] = await left(world.database)
    sit = proposals.sit
    live = await world.house.hall.table(table)
    await world.act(live, sit, people["sits"].visitor, "", None, "")
    await people["link"].browser.post("/api/me/link")
    for name, person in people.items():
        days = UNSEEN_DAYS + (-1 if name == "seen" else 1)
        await world.database.run(Statement(SEEN, (person.visitor, now() - days * DAY), 1))
    await asyncio.gather(*(world.house.tidier.tidy_up() for _ in range(2)))
    kept = {people[name].visitor for name in ("seen", "named", "token", "host", "sits")}
    assert await left(world.database, "visitors") == kept
    assert await left(world.database, "devices", "visitor") == kept
    assert not await left(world.database, "links", "visitor")
    assert await people["gone"].browser.me() is None
    assert (await people["named"].browser.me() or {})["name"] == "Anna"


async def test_links_that_are_over(world: World) -> None:
    old, new = [await world.somebody() for _ in range(2)]
    for person in (old, new):
        await person.browser.post("/api/me/link")
    expire = Statement("UPDATE links SET expires = 1 WHERE visitor = $1", (old.visitor,), 1)
    await world.database.run(expire)
    await world.house.tidier.tidy_up()
    assert await left(world.database, "links", "visitor") == {new.visitor}

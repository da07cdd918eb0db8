"""Opening, closing and callers that go away."""

import asyncio
import threading

import pytest

from motorpool.server.database.database import Conflict, Database, Unavailable, connect
from tests.server.database.entries import entry, numbers
from tests.server.database.heard import Heard

pytestmark = pytest.mark.anyio


async def test_closing_waits_for_what_is_under_way(database_url: str):
    database = connect(database_url)
    await database.open()
    writing = [asyncio.create_task(database.run(entry("t", number))) for number in range(40)]
    reading = [asyncio.create_task(database.fetch("SELECT 1 AS one")) for _ in range(40)]
    await asyncio.sleep(0)
    await database.close()
    assert await asyncio.gather(*writing) == [None] * 40
    assert await asyncio.gather(*reading) == [[{"one": 1}]] * 40


@pytest.mark.compiled  # not for the engine: it shows that the wheel has the migrations
async def test_what_was_committed_is_there_after_opening_again(unmigrated_url: str):
    for number in range(3):
        database = connect(unmigrated_url)
        await database.open()
        await database.run(entry("t", number))
        assert await numbers(database, "t") == list(range(number + 1))
        await database.close()


async def test_closed_is_unavailable(database_url: str):
    database = connect(database_url)
    with pytest.raises(Unavailable):
        await database.fetch("SELECT 1")
    await database.open()
    await database.close()
    await database.close()
    with pytest.raises(Unavailable):
        await database.run(entry("t", 1))
    with pytest.raises(Unavailable):
        await database.fetch("SELECT 1")


async def test_nothing_is_left_behind(database_url: str):
    threads, tasks = threading.enumerate(), asyncio.all_tasks()
    database = connect(database_url)
    Heard(database)
    await database.open()
    await database.run(entry("t", 1), notify="one")
    await database.fetch("SELECT 1 AS one")
    await database.close()
    assert threading.enumerate() == threads
    assert asyncio.all_tasks() == tasks


async def test_a_transaction_is_made_although_its_caller_was_cancelled(database: Database):
    heard = Heard(database)
    caller = asyncio.create_task(database.run(entry("t", 1), notify="made"))
    await asyncio.sleep(0)  # asked, not yet answered
    caller.cancel()
    with pytest.raises(asyncio.CancelledError):
        await caller
    await heard.until("made")
    assert await numbers(database, "t") == [1]


async def test_a_failure_that_nobody_waits_for_is_quiet(database: Database):
    reported: list[object] = []
    loop = asyncio.get_running_loop()
    loop.set_exception_handler(lambda _, context: reported.append(context))
    await database.run(entry("t", 1))
    callers = [asyncio.create_task(database.run(entry("t", 1))) for _ in range(5)]
    await asyncio.sleep(0)
    for caller in callers:
        caller.cancel()
    await asyncio.wait(callers)
    with pytest.raises(Conflict):
        await database.run(entry("t", 1))
    await database.close()
    loop.set_exception_handler(None)
    assert reported == []


async def test_two_who_open_at_once_share_the_migrations(unmigrated_url: str):
    first, second = connect(unmigrated_url), connect(unmigrated_url)
    await asyncio.gather(first.open(), second.open())
    await first.run(entry("t", 1))
    await second.run(entry("t", 2))
    assert await numbers(first, "t") == await numbers(second, "t") == [1, 2]
    with pytest.raises(Conflict):
        await second.run(entry("t", 1))
    await first.close()
    await second.close()

"""What others are told after a commit."""

import asyncio

import pytest

from motorpool.server.database.database import LONGEST_NOTE, Conflict, Database, connect
from tests.server.database.entries import entry
from tests.server.database.heard import Heard

pytestmark = pytest.mark.anyio


async def test_notes_come_in_the_order_of_the_commits(database: Database):
    heard = Heard(database)
    for number in range(50):
        await database.run(entry("t", number), notify=f"t {number}")
    assert await heard.until("t 49") == [f"t {number}" for number in range(50)]


async def test_notes_of_many_at_once_come_one_by_one(database: Database):
    """More than one notification of PostgreSQL can carry."""
    heard = Heard(database)
    notes = [f"{number} {'x' * 500}" for number in range(200)]
    await asyncio.gather(
        *(database.run(entry("t", n), notify=note) for n, note in enumerate(notes))
    )
    await database.run(notify="the last")
    assert sorted(await heard.until("the last")) == sorted([*notes, "the last"])


@pytest.mark.parametrize(
    "note", ["'; DROP TABLE entries; --", "a\\'b\\", "ž車 \t", "x" * LONGEST_NOTE]
)
async def test_a_note_comes_as_it_was_sent(database: Database, note: str):
    heard = Heard(database)
    await database.run(notify=note)
    assert await heard.until(note) == [note]


@pytest.mark.parametrize("note", ["", "x" * (LONGEST_NOTE + 1), "ž" * LONGEST_NOTE, "a\0b", "a\nb"])
async def test_a_note_that_cannot_be_carried_is_refused(database: Database, note: str):
    with pytest.raises(ValueError, match="notification"):
        await database.run(entry("t", 1), notify=note)
    assert await database.fetch("SELECT number FROM entries") == []


async def test_what_failed_is_not_told(database: Database):
    heard = Heard(database)
    await database.run(entry("t", 1))
    with pytest.raises(Conflict):
        await database.run(entry("t", 1), notify="lie")
    await database.run(entry("t", 2), notify="truth")
    assert await heard.until("truth") == ["truth"]


async def test_who_hears_a_note_can_read_what_it_is_about(database: Database):
    found: asyncio.Queue[object] = asyncio.Queue()
    asking: set[asyncio.Task[None]] = set()

    async def look() -> None:
        found.put_nowait(await database.fetch("SELECT number FROM entries"))

    database.listen(lambda _: asking.add(asyncio.create_task(look())))
    await database.run(entry("t", 1), notify="look")
    assert await asyncio.wait_for(found.get(), 20) == [{"number": 1}]


async def test_a_listener_that_fails_harms_nobody(database: Database):
    loop = asyncio.get_running_loop()
    reported: list[object] = []
    loop.set_exception_handler(lambda _, context: reported.append(context["exception"]))

    def fail(_: str) -> None:
        raise ZeroDivisionError

    database.listen(fail)
    heard = Heard(database)
    await database.run(entry("t", 1), notify="one")
    await database.run(entry("t", 2), notify="two")
    assert await heard.until("two") == ["one", "two"]
    loop.set_exception_handler(None)
    assert [type(error) for error in reported] == [ZeroDivisionError] * 2


async def test_other_processes_hear_it_on_postgresql(database: Database, database_url: str):
    if database_url.startswith("sqlite"):
        pytest.skip("SQLite is for one process")
    other = connect(database_url)
    heard = Heard(other)
    await other.open()
    await database.run(entry("t", 1), notify="hello")
    assert await heard.until("hello") == ["hello"]
    await other.close()

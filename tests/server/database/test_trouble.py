"""A database that goes away or is full, and comes back."""

import asyncio
import resource
import signal
import sqlite3
from pathlib import Path

import asyncpg
import pytest

from motorpool.server.database import sqlite_connection
from motorpool.server.database.database import Database, Statement, Unavailable, connect
from motorpool.server.database.sqlite_commit import commit_together
from tests.server.conftest import make_database
from tests.server.database.entries import entry, numbers
from tests.server.database.heard import Heard
from tests.server.postgres_cluster import PostgresCluster

pytestmark = pytest.mark.anyio


async def patiently(database: Database, statement: Statement, note: str) -> None:
    async with asyncio.timeout(20):
        while True:
            try:
                return await database.run(statement, notify=note)
            except Unavailable:
                await asyncio.sleep(0.02)


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGQUIT])
async def test_postgresql_goes_and_comes_back(postgres: PostgresCluster, how: signal.Signals):
    database = connect(await make_database(postgres))
    await database.open()
    heard = Heard(database)
    await asyncio.gather(*(database.run(entry("t", number)) for number in range(20)))
    postgres.stop(how)
    for _ in range(3):
        with pytest.raises(Unavailable):
            await database.run(entry("t", 100))
        with pytest.raises(Unavailable):
            await database.fetch("SELECT 1")
    postgres.start()
    await patiently(database, entry("t", 20), "back")
    await heard.until("")
    await database.run(entry("t", 21), notify="all is well")
    await heard.until("all is well")
    await asyncio.gather(*(database.run(entry("t", number)) for number in range(22, 40)))
    assert await numbers(database, "t") == list(range(40))
    await database.close()


async def test_connections_that_were_cut_are_replaced(postgres: PostgresCluster):
    database = connect(await make_database(postgres))
    await database.open()
    heard = Heard(database)
    await asyncio.gather(*(database.run(entry("t", number)) for number in range(20)))
    cutter = await asyncpg.connect(postgres.url())
    await cutter.execute(
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid()"
    )
    await cutter.close()
    await heard.until("")
    await patiently(database, entry("t", 20), "back")
    await heard.until("back")
    await database.close()


async def test_closing_while_postgresql_is_away(postgres: PostgresCluster):
    database = connect(await make_database(postgres))
    await database.open()
    postgres.stop()
    await database.close()
    postgres.start()


async def test_a_deadlock_is_tried_again(postgres: PostgresCluster):
    database = connect(await make_database(postgres))
    await database.open()
    await database.run(entry("t", 1, "0"), entry("t", 2, "0"))
    sql = "UPDATE entries SET body = CAST(CAST(body AS bigint) + 1 AS text) WHERE number = $1"
    pause = Statement("SELECT pg_sleep(0.1)")
    one, two = (Statement(sql, (number,), expect=1) for number in (1, 2))
    await asyncio.gather(database.run(one, pause, two), database.run(two, pause, one))
    rows = await database.fetch("SELECT body FROM entries")
    assert rows == [{"body": "2"}, {"body": "2"}]
    await database.close()


async def test_a_locked_file_is_unavailable_until_it_is_free(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(sqlite_connection, "BUSY_SECONDS", 0.05)
    database = connect(f"sqlite:///{tmp_path}/motorpool.db")
    await database.open()
    holder = sqlite3.connect(tmp_path / "motorpool.db", isolation_level=None)
    holder.execute("BEGIN IMMEDIATE")
    outcomes = await asyncio.gather(
        *(database.run(entry("t", number)) for number in range(5)), return_exceptions=True
    )
    assert [type(outcome) for outcome in outcomes] == [Unavailable] * 5
    assert await numbers(database, "t") == []  # one who writes keeps nobody from reading
    holder.execute("ROLLBACK")
    holder.close()
    await database.run(entry("t", 1))
    await database.close()


async def test_a_full_disk_loses_nothing_that_was_acknowledged(tmp_path: Path):
    database = connect(f"sqlite:///{tmp_path}/motorpool.db")
    await database.open()
    await database.run(entry("t", 0))
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    size = (tmp_path / "motorpool.db-wal").stat().st_size
    resource.setrlimit(resource.RLIMIT_FSIZE, (size + 300_000, hard))
    try:
        outcomes: list[object] = [None]
        for first in range(1, 101, 10):
            outcomes += await asyncio.gather(
                *(database.run(entry("t", first + more, "x" * 10_000)) for more in range(10)),
                return_exceptions=True,
            )
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))
    made = [number for number, outcome in enumerate(outcomes) if outcome is None]
    assert 1 < len(made) < 101
    assert {type(outcome) for outcome in outcomes} == {type(None), Unavailable}
    assert await numbers(database, "t") == made
    await database.run(entry("t", 1000))
    await database.close()
    await database.open()
    assert await numbers(database, "t") == [*made, 1000]
    await database.close()


def test_a_commit_that_fails_fails_all_of_it():
    connection = sqlite3.connect(":memory:", isolation_level=None)
    connection.execute("PRAGMA foreign_keys = ON")
    connection.execute("CREATE TABLE a (id INTEGER PRIMARY KEY)")
    connection.execute(
        "CREATE TABLE b (id INTEGER REFERENCES a (id) DEFERRABLE INITIALLY DEFERRED)"
    )
    good = [Statement("INSERT INTO a VALUES ($1)", (1,))]
    orphan = [Statement("INSERT INTO b VALUES (7)")]
    outcomes = commit_together(connection, [good, orphan])
    assert [type(outcome) for outcome in outcomes] == [Unavailable, Unavailable]
    assert connection.execute("SELECT * FROM a").fetchall() == []
    assert commit_together(connection, [good]) == [None]
    assert connection.execute("SELECT * FROM a").fetchall() == [(1,)]
    connection.close()

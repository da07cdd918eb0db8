"""A database that cannot be used is refused in one sentence."""

import asyncio
import sqlite3
import threading
from pathlib import Path

import asyncpg
import pytest

from motorpool.core.errors import Refusal
from motorpool.server.database import sqlite_connection
from motorpool.server.database.database import connect
from motorpool.words.bundle import Words
from motorpool.words.refusals import refusal_sentence
from tests.server.database.entries import entry, numbers
from tests.server.postgres_cluster import PostgresCluster, free_port

pytestmark = pytest.mark.anyio


async def refused(url: str) -> Refusal:
    before = threading.active_count(), asyncio.all_tasks()
    with pytest.raises(Refusal) as caught:
        await connect(url).open()
    assert (threading.active_count(), asyncio.all_tasks()) == before
    for language in ("en", "pl", "cs"):
        sentence = refusal_sentence(Words(language), caught.value)
        assert sentence.endswith(".")
        assert "\n" not in sentence
    return caught.value


async def set_version(url: str, version: str) -> None:
    sql = f"UPDATE alembic_version SET version_num = '{version}'"
    if url.startswith("sqlite"):
        with sqlite3.connect(url.removeprefix("sqlite:///")) as file:
            file.execute(sql)
        file.close()
    else:
        connection = await asyncpg.connect(url)
        await connection.execute(sql)
        await connection.close()


async def test_a_newer_database_is_refused_and_left_alone(unmigrated_url: str):
    database = connect(unmigrated_url)
    await database.open()
    await database.run(entry("t", 1))
    [made_by] = await database.fetch("SELECT version_num FROM alembic_version")
    await database.close()
    await set_version(unmigrated_url, "9999")
    refusal = await refused(unmigrated_url)
    assert refusal.key == "database-newer"
    await set_version(unmigrated_url, str(made_by["version_num"]))
    await database.open()
    assert await numbers(database, "t") == [1]
    await database.close()


@pytest.mark.parametrize(
    "url", ["", "mysql://me:hush@host/db", "sqlite:///", "/a/file.db", "sqlite"]
)
async def test_a_url_that_is_none_is_refused(url: str):
    with pytest.raises(Refusal) as caught:
        connect(url)
    assert caught.value.key == "database-url"
    assert "hush" not in str(caught.value)


async def test_a_file_that_is_no_database_is_refused(tmp_path: Path):
    file = tmp_path / "letter.txt"
    file.write_text("Dear Sir or Madam, " * 100)
    assert (await refused(f"sqlite:///{file}")).key == "database-corrupt"
    assert file.read_text().startswith("Dear")


async def test_a_damaged_file_is_refused(tmp_path: Path):
    file = tmp_path / "motorpool.db"
    database = connect(f"sqlite:///{file}")
    await database.open()
    await database.close()
    damaged = bytearray(file.read_bytes())
    damaged[100:4096] = b"\xff" * 3996  # the first page, where the schema is
    file.write_bytes(damaged)
    assert (await refused(f"sqlite:///{file}")).key == "database-corrupt"


async def test_a_directory_is_refused(tmp_path: Path):
    assert (await refused(f"sqlite:///{tmp_path}")).key == "database-failed"


async def test_a_file_below_a_file_is_refused(tmp_path: Path):
    (tmp_path / "file").touch()
    assert (await refused(f"sqlite:///{tmp_path}/file/motorpool.db")).key == "database-failed"


async def test_a_file_that_another_holds_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(sqlite_connection, "BUSY_SECONDS", 0.05)
    holder = sqlite3.connect(tmp_path / "motorpool.db", isolation_level=None)
    holder.execute("BEGIN EXCLUSIVE")
    url = f"sqlite:///{tmp_path}/motorpool.db"
    assert (await refused(url)).key == "database-locked"
    holder.execute("ROLLBACK")
    database = connect(url)
    await database.open()
    await database.close()
    holder.close()


async def test_a_new_file_is_for_its_owner_only(tmp_path: Path):
    database = connect(f"sqlite:///{tmp_path}/new/place/motorpool.db")
    await database.open()
    await database.run(entry("t", 1))
    for file in (tmp_path / "new" / "place").iterdir():
        assert file.stat().st_mode & 0o077 == 0, file
    await database.close()


@pytest.mark.parametrize(
    "url",
    ["postgresql://me:hush@127.0.0.1:{closed}/db", "postgresql://me:hush@127.0.0.1:hush/db"],
)
async def test_a_postgresql_that_is_not_there_is_refused_without_the_password(url: str):
    refusal = await refused(url.format(closed=free_port()))
    assert refusal.key in ("database-failed", "database-url")
    for language in ("en", "pl", "cs"):
        assert "hush" not in refusal_sentence(Words(language), refusal)


async def test_a_database_that_is_not_there_is_refused(postgres: PostgresCluster):
    refusal = await refused(postgres.url("nowhere"))
    assert refusal.key == "database-failed"
    assert "nowhere" in str(refusal.values["why"])

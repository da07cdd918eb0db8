"""A database of an earlier version is brought up to date, with all that it holds."""

from typing import Any

import pytest
from alembic import command

from motorpool.server.database.database import Conflict, Database, Statement, connect

pytestmark = pytest.mark.anyio
TABLE = """
    INSERT INTO tables
        (id, version, status, listed, host, created, changed, setup, summary, invite, secret)
    VALUES ('kept', 0, 'open', 0, 'ann', 1, 1, '{}', '{}', 'invite', 'secret')
"""
LINE = """
    INSERT INTO messages (table_id, number, at, seat, name, body) VALUES ($1, $2, 1, 0, 'Ann', 'Hi')
"""


async def made_by(version: str, url: str, monkeypatch: pytest.MonkeyPatch) -> Database:
    upgrade = command.upgrade

    def only_to(config: Any, _: str) -> None:
        upgrade(config, version)

    database = connect(url)
    with monkeypatch.context() as earlier:
        earlier.setattr(command, "upgrade", only_to)
        await database.open()
    return database


async def lines(database: Database) -> list[tuple[object, object]]:
    rows = await database.fetch("SELECT table_id, number FROM messages ORDER BY table_id, number")
    return [(row["table_id"], row["number"]) for row in rows]


async def test_talk_belongs_to_its_table(
    unmigrated_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    database = await made_by("0001", unmigrated_url, monkeypatch)
    await database.run(Statement(TABLE), *(Statement(LINE, ("kept", n)) for n in (1, 2)))
    await database.run(Statement(LINE, ("lost", 1)))  # as it could be left behind
    await database.close()
    await database.open()
    assert await lines(database) == [("kept", 1), ("kept", 2)]
    with pytest.raises(Conflict):
        await database.run(Statement(LINE, ("lost", 1)))
    if unmigrated_url.startswith("sqlite"):
        [row] = await database.fetch("SELECT sql FROM sqlite_master WHERE name = 'messages'")
        assert "WITHOUT ROWID" in str(row["sql"])
        assert "STRICT" in str(row["sql"])
    await database.run(Statement("DELETE FROM tables WHERE id = 'kept'", (), 1))
    assert not await lines(database)
    await database.close()

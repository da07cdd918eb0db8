"""Tables in the database: the log is appended to, everything else follows from it."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import orjson

from motorpool.server.database.database import Database, Statement, Value
from motorpool.server.tables.entries import Entry, Sit, entry_from
from motorpool.server.tables.setup import Setup
from motorpool.server.tables.summary import due_of, summary_of
from motorpool.server.tables.table import Table

NEW_TABLE = """
    INSERT INTO tables
        (id, version, status, listed, host, created, changed, setup, summary, invite, secret)
    VALUES ($1, 0, 'open', $2, $3, $4, $4, $5, $6, $7, $8)
"""
NEW_ENTRY = "INSERT INTO entries (table_id, number, at, body) VALUES ($1, $2, $3, $4)"
NEW_HEAD = """
    UPDATE tables SET version = $2, status = $3, changed = $4, due = $5, summary = $6
    WHERE id = $1 AND version = $7
"""
SIT = "INSERT INTO sitters (table_id, seat, visitor) VALUES ($1, $2, $3)"
STAND = "DELETE FROM sitters WHERE table_id = $1 AND seat = $2"
TABLE = "SELECT * FROM tables WHERE id = $1"
ENTRIES = "SELECT number, at, body FROM entries WHERE table_id = $1 AND number > $2 ORDER BY number"
OF_INVITE = "SELECT id FROM tables WHERE invite = $1"
OPEN_TABLES = """
    SELECT id, changed, summary FROM tables WHERE status = 'open' AND listed = 1
    ORDER BY changed DESC LIMIT $1
"""
MINE = """
    SELECT tables.id, tables.changed, tables.status, tables.summary, sitters.seat
    FROM sitters JOIN tables ON tables.id = sitters.table_id
    WHERE sitters.visitor = $1 AND tables.status <> 'closed'
    ORDER BY tables.changed DESC LIMIT $2
"""
UNFINISHED = """
    SELECT tables.id FROM sitters JOIN tables ON tables.id = sitters.table_id
    WHERE sitters.visitor = $1 AND tables.status IN ('open', 'playing')
    ORDER BY tables.changed DESC LIMIT $2
"""
DUE = """
    SELECT id, due, changed FROM tables
    WHERE due IS NOT NULL AND due <= $1 AND (due > $2 OR due = $2 AND id > $3)
    ORDER BY due, id LIMIT $4
"""
PUT_OFF = "UPDATE tables SET due = $3 WHERE id = $1 AND due = $2"
GONE = "gone"  # begins what all processes are told when a table was removed


@dataclass(frozen=True)
class Logged:
    """An entry as the log holds it."""

    number: int
    at: int
    entry: Entry


def dump(value: Any) -> str:
    return orjson.dumps(value).decode()


async def create(database: Database, table: Table, now: int) -> None:
    setup, summary = dump(table.setup.to_data()), dump(summary_of(table))
    args: tuple[Value, ...] = (
        table.id,
        int(table.setup.listed),
        table.host,
        now,
        setup,
        summary,
        table.invite,
        table.secret,
    )
    await database.run(Statement(NEW_TABLE, args, 1))


async def append(
    database: Database, before: Table, after: Table, entries: Sequence[Entry], now: int
) -> None:
    """Commit the entries that lead from one table to the other; `Conflict` when too late."""
    statements = []
    for number, entry in enumerate(entries, before.version + 1):
        body = dump(entry.to_data())
        statements.append(Statement(NEW_ENTRY, (before.id, number, now, body)))
        if isinstance(entry, Sit):
            statements.append(Statement(SIT, (before.id, entry.seat, entry.visitor)))
    for seat, person in enumerate(before.people):
        if person is not None and after.people[seat] is None:
            statements.append(Statement(STAND, (before.id, seat)))
    due, summary = due_of(after, now), dump(summary_of(after))
    head = (after.id, after.version, after.status, now, due, summary, before.version)
    statements.append(Statement(NEW_HEAD, head, 1))
    await database.run(*statements, notify=f"table {before.id} {after.version}")


async def is_there(database: Database, id: str) -> bool:
    return bool(await database.fetch("SELECT 1 AS one FROM tables WHERE id = $1", id))


async def empty_table(database: Database, id: str) -> Table | None:
    """A table as it was made: what has happened there is in the log."""
    rows = await database.fetch(TABLE, id)
    if not rows:
        return None
    [row] = rows
    setup = Setup.from_data(orjson.loads(str(row["setup"])))
    return Table(str(row["id"]), setup, str(row["host"]), str(row["invite"]), str(row["secret"]))


async def later_entries(database: Database, id: str, version: int) -> list[Logged]:
    rows = await database.fetch(ENTRIES, id, version)
    return [
        Logged(number_of(row["number"]), number_of(row["at"]), entry_of(row["body"]))
        for row in rows
    ]


def entry_of(body: Value) -> Entry:
    return entry_from(orjson.loads(str(body)))


def number_of(value: Value) -> int:
    assert isinstance(value, int)
    return value

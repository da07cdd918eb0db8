"""Connections to an SQLite file, and its errors in the words of the interface."""

import sqlite3
import time
from contextlib import suppress
from pathlib import Path

from motorpool.server.database.batches import check
from motorpool.server.database.database import Conflict, Statement, Unavailable, Value

BUSY_SECONDS = 5.0  # how long one waits for another process that writes

CONFLICTS = (
    sqlite3.SQLITE_CONSTRAINT_FOREIGNKEY,
    sqlite3.SQLITE_CONSTRAINT_PRIMARYKEY,
    sqlite3.SQLITE_CONSTRAINT_ROWID,
    sqlite3.SQLITE_CONSTRAINT_UNIQUE,
)
# Primary codes: not a mistake in the statement but the state of the file, the disk or the machine
OUT_OF_REACH = (
    sqlite3.SQLITE_BUSY,
    sqlite3.SQLITE_CANTOPEN,
    sqlite3.SQLITE_CORRUPT,
    sqlite3.SQLITE_FULL,
    sqlite3.SQLITE_IOERR,
    sqlite3.SQLITE_LOCKED,
    sqlite3.SQLITE_NOMEM,
    sqlite3.SQLITE_NOTADB,
    sqlite3.SQLITE_PERM,
    sqlite3.SQLITE_PROTOCOL,
    sqlite3.SQLITE_READONLY,
)


def make_file(path: Path) -> None:
    """A new file that only its owner can read: it holds what decides running games."""
    path.parent.mkdir(parents=True, exist_ok=True)
    with suppress(FileExistsError):
        path.touch(0o600, exist_ok=False)


def connect_writer(path: Path) -> sqlite3.Connection:
    # Without an isolation level the module begins no transactions of its own
    connection = sqlite3.connect(path, timeout=BUSY_SECONDS, isolation_level=None)
    try:
        write_ahead(connection)
        connection.execute("PRAGMA synchronous = FULL")
        connection.execute("PRAGMA foreign_keys = ON")
    except BaseException:
        connection.close()
        raise
    return connection


def write_ahead(connection: sqlite3.Connection) -> None:
    """Where two ask for it at once, SQLite refuses one of them without waiting."""
    last = time.monotonic() + BUSY_SECONDS
    while True:
        try:
            connection.execute("PRAGMA journal_mode = WAL")
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode & 0xFF != sqlite3.SQLITE_BUSY or time.monotonic() > last:
                raise
            time.sleep(0.01)
        else:
            return


def connect_reader(path: Path) -> sqlite3.Connection:
    connection = sqlite3.connect(path, timeout=BUSY_SECONDS, isolation_level=None)
    connection.execute("PRAGMA query_only = ON")
    return connection


def bound(args: tuple[Value, ...]) -> dict[str, Value]:
    """To SQLite $1 is a parameter with the name "1"."""
    for arg in args:
        if isinstance(arg, str) and "\0" in arg:
            raise ValueError("PostgreSQL keeps no NUL in a text, so SQLite shall not either")
    return {str(number): arg for number, arg in enumerate(args, 1)}


def apply(connection: sqlite3.Connection, batch: list[Statement]) -> None:
    """Execute inside a transaction; `Conflict` when other rows were changed than expected."""
    if len(batch) > 1:
        changed = connection.executemany(
            batch[0].sql, [bound(each.args) for each in batch]
        ).rowcount
    else:
        cursor = connection.execute(batch[0].sql, bound(batch[0].args))
        changed = len(cursor.fetchall()) if cursor.description else cursor.rowcount
    check(batch, changed)


def translated(error: Exception) -> Exception:
    """The error as the interface has it; one that only a mistake of ours can cause stays."""
    code = getattr(error, "sqlite_errorcode", None)
    if code is None:
        return error
    if code in CONFLICTS:
        return Conflict(str(error))
    if code & 0xFF in OUT_OF_REACH:
        return Unavailable(str(error))
    return error

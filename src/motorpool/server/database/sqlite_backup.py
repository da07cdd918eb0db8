"""A copy of an SQLite file as of one committed moment, while a server goes on writing to it."""

import os
import sqlite3
import tempfile
from contextlib import closing
from pathlib import Path

from motorpool.core.errors import Refusal
from motorpool.server.database.sqlite_connection import BUSY_SECONDS
from motorpool.server.database.sqlite_opening import refusal


def back_up(path: Path, target: Path) -> int:
    """Copy a database to a new file that only its owner can read: how many tables it holds."""
    if not path.is_file():
        raise Refusal("backup-nothing", {"place": str(path)})
    if target.exists():
        raise Refusal("backup-exists", {"place": str(target)})
    try:
        number, name = tempfile.mkstemp(prefix=f".{target.name}.", dir=target.parent)
    except OSError as error:
        values = {"place": str(target), "why": error.strerror or str(error)}
        raise Refusal("backup-failed", values) from error
    os.close(number)
    unfinished = Path(name)
    try:
        count = copy(path, unfinished)
        unfinished.rename(target)  # what has this name is whole
    finally:
        unfinished.unlink(missing_ok=True)
    return count


def copy(path: Path, target: Path) -> int:
    """All pages in one step: a reader of the write-ahead log sees one moment, and blocks nobody."""
    try:
        with (
            closing(sqlite3.connect(path, timeout=BUSY_SECONDS)) as source,
            closing(sqlite3.connect(target, isolation_level=None)) as copied,
        ):
            source.backup(copied)
            copied.execute("PRAGMA journal_mode = DELETE")  # one file, without helpers beside it
            [(told,)] = copied.execute("PRAGMA quick_check(1)").fetchall()
            if told != "ok":
                raise Refusal("database-corrupt", {"place": str(path)})
            [(count,)] = copied.execute("SELECT count(*) FROM tables").fetchall()
            return int(count)
    except (OSError, sqlite3.Error) as error:
        raise refusal(path, error) from error

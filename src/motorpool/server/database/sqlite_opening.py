"""Opening an SQLite file: a sentence for each reason why it cannot be used."""

import sqlite3
from pathlib import Path
from threading import Lock

from sqlalchemy import create_engine, event
from sqlalchemy.engine import Connection
from sqlalchemy.exc import DBAPIError
from sqlalchemy.pool import StaticPool

from motorpool.core.errors import Refusal
from motorpool.server.database.migrate import migrate
from motorpool.server.database.sqlite_connection import connect_writer, make_file

ONE_AT_A_TIME = Lock()  # Alembic keeps its context in a module: two threads would mix theirs


def open_file(path: Path) -> sqlite3.Connection:
    """The connection that writes, after the migrations; a `Refusal` when it cannot be."""
    try:
        make_file(path)
        connection = connect_writer(path)
    except (OSError, sqlite3.Error) as error:
        raise refusal(path, error) from error
    try:
        migrate_file(connection, str(path))
    except DBAPIError as error:
        connection.close()
        raise refusal(path, error.orig or error) from error
    except BaseException:
        connection.close()
        raise
    return connection


def migrate_file(connection: sqlite3.Connection, place: str) -> None:
    """Alembic on this very connection, in one transaction that keeps other processes out."""
    engine = create_engine("sqlite://", creator=lambda: connection, poolclass=StaticPool)

    @event.listens_for(engine, "begin")
    def _begin(begun: Connection) -> None:
        begun.exec_driver_sql("BEGIN IMMEDIATE")

    # A table that is made anew would otherwise take what refers to it along
    connection.execute("PRAGMA foreign_keys = OFF")
    with ONE_AT_A_TIME, engine.begin() as begun:
        migrate(begun, place)
    connection.execute("PRAGMA foreign_keys = ON")


def refusal(path: Path, error: BaseException) -> Refusal:
    code = getattr(error, "sqlite_errorcode", 0) & 0xFF
    if code == sqlite3.SQLITE_BUSY:
        return Refusal("database-locked", {"place": str(path)})
    if code in (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB):
        return Refusal("database-corrupt", {"place": str(path)})
    why = getattr(error, "strerror", None) or str(error)
    return Refusal("database-failed", {"place": str(path), "why": why})

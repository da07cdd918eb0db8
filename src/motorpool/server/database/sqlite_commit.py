"""Group commit: many transactions wait for the disk once."""

import sqlite3
from collections.abc import Sequence
from contextlib import suppress

from motorpool.server.database.batches import batches
from motorpool.server.database.database import Statement, Unavailable
from motorpool.server.database.sqlite_connection import apply, translated


def commit_together(
    connection: sqlite3.Connection, transactions: Sequence[Sequence[Statement]]
) -> list[Exception | None]:
    """Make each transaction or leave it without a trace; None for each that is on the disk."""
    try:
        connection.execute("BEGIN IMMEDIATE")
        outcomes = attempt_all(connection, transactions)
        connection.execute("COMMIT")
    except Exception as error:  # whatever it is, nobody may wait for ever
        with suppress(sqlite3.Error):
            connection.execute("ROLLBACK")  # fails when SQLite has done so by itself
        return [Unavailable(str(error)) for _ in transactions]
    return outcomes


def attempt_all(
    connection: sqlite3.Connection, transactions: Sequence[Sequence[Statement]]
) -> list[Exception | None]:
    """As one, and when that fails one by one: hardly any fails, and single steps take longer."""
    connection.execute("SAVEPOINT all_of_them")
    try:
        for batch in batches(transactions):
            apply(connection, batch)
    except Exception:
        if not connection.in_transaction:  # a bad failure, such as a full disk, ends all of them
            raise
        connection.execute("ROLLBACK TO all_of_them")
        return [attempt(connection, statements) for statements in transactions]
    return [None for _ in transactions]


def attempt(connection: sqlite3.Connection, statements: Sequence[Statement]) -> Exception | None:
    """One transaction among others; its failure is its own."""
    connection.execute("SAVEPOINT one")
    failure = None
    try:
        for statement in statements:
            apply(connection, [statement])
    except Exception as error:
        if not connection.in_transaction:
            raise
        failure = translated(error)
        connection.execute("ROLLBACK TO one")
    connection.execute("RELEASE one")
    return failure

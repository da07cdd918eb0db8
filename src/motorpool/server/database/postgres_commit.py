"""Group commit on PostgreSQL: many transactions wait for the disk once.

A commit with NOTIFY keeps every other one in the database waiting until it is on the disk, so
ten connections would be no faster than one. Those who wait therefore travel together.
"""

from collections.abc import Iterator, Sequence
from contextlib import suppress

import asyncpg

from motorpool.server.database.batches import batches
from motorpool.server.database.database import LONGEST_NOTE, Unavailable
from motorpool.server.database.postgres_batches import Connection, execute
from motorpool.server.database.postgres_errors import translated
from motorpool.server.database.postgres_listener import CHANNEL, TROUBLE
from motorpool.server.database.transaction import Transaction

ATTEMPTS = 3  # of a transaction that PostgreSQL gave up to end a deadlock


async def commit_together(
    connection: Connection, transactions: Sequence[Transaction]
) -> list[Exception | None]:
    """Make each transaction or leave it without a trace; None for each that is on the disk.

    They are made as one, and when that fails one by one: hardly any fails, and a savepoint for
    each would cost more than the statements.
    """
    if len(transactions) == 1:
        return [await commit_alone(connection, transactions[0])]
    try:
        await transact(connection, transactions)
    except asyncpg.TransactionRollbackError:
        pass
    except Exception as error:
        if isinstance(translated(error), Unavailable):
            return [translated(error) for _ in transactions]
    else:
        return [None for _ in transactions]
    return [await commit_alone(connection, each) for each in transactions]


async def commit_alone(connection: Connection, transaction: Transaction) -> Exception | None:
    failure: Exception | None = None
    for _ in range(ATTEMPTS):
        try:
            await transact(connection, [transaction])
        except asyncpg.TransactionRollbackError as error:
            failure = translated(error)
        except Exception as error:
            return translated(error)
        else:
            return None
    return failure


async def transact(connection: Connection, transactions: Sequence[Transaction]) -> None:
    """All as one transaction; the notes and the commit travel together."""
    await connection.execute("BEGIN")
    try:
        for batch in batches([each.statements for each in transactions]):
            await execute(connection, batch)
        notes = [each.note for each in transactions if each.note is not None]
        told = [f"NOTIFY {CHANNEL}, {quoted(lines)}" for lines in packed(notes)]
        await connection.execute("; ".join([*told, "COMMIT"]))
    except BaseException:
        with suppress(*TROUBLE):
            if connection.is_in_transaction():
                await connection.execute("ROLLBACK")
        raise


def packed(notes: Sequence[str]) -> Iterator[str]:
    """Notes as the lines of few notifications: each one costs, here and where it is heard."""
    lines: list[str] = []
    size = 0
    for note in notes:
        length = len(note.encode()) + 1
        if lines and size + length > LONGEST_NOTE:
            yield "\n".join(lines)
            lines, size = [], 0
        lines.append(note)
        size += length
    if lines:
        yield "\n".join(lines)


def quoted(text: str) -> str:
    """NOTIFY takes no arguments; E'' reads the same whatever the server's settings."""
    return "E'" + text.replace("\\", "\\\\").replace("'", "''") + "'"

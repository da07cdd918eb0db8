"""A batch of statements in one journey to PostgreSQL and back."""

from typing import TypeAlias

import asyncpg
from asyncpg.pool import PoolConnectionProxy

from motorpool.server.database.batches import check
from motorpool.server.database.database import Statement

# asyncpg has this type for checkers only
Connection: TypeAlias = "PoolConnectionProxy[asyncpg.Record]"


async def execute(connection: Connection, batch: list[Statement]) -> None:
    """One statement with the arguments of each; `Conflict` when not all changed their rows."""
    sql, expect = batch[0].sql, batch[0].expect
    if len(batch) == 1:
        status = await connection.execute(sql, *batch[0].args)  # such as "INSERT 0 1"
        if expect is not None:
            check(batch, int(status.rpartition(" ")[2]))
    elif expect is None:
        await connection.executemany(sql, [each.args for each in batch])
    else:
        counted = f"{sql} RETURNING 1"
        check(batch, len(await connection.fetchmany(counted, [each.args for each in batch])))

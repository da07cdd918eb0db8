"""Entries of a log, which the tests of the databases write and read."""

from motorpool.server.database.database import Database, Statement

INSERT = "INSERT INTO entries (table_id, number, at, body) VALUES ($1, $2, $3, $4)"


def entry(table: str, number: int, body: str = "{}") -> Statement:
    return Statement(INSERT, (table, number, 1_700_000_000_000, body))


async def numbers(database: Database, table: str) -> list[object]:
    sql = "SELECT number FROM entries WHERE table_id = $1 ORDER BY number"
    return [row["number"] for row in await database.fetch(sql, table)]

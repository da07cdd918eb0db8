"""Tables at which nothing has happened for long, removed with all that belongs to them."""

from contextlib import suppress

from motorpool.server.database.database import Conflict, Database, Statement
from motorpool.server.tables.storage import GONE, number_of

BATCH = 100
# One that has a clock or a bot to wait for is not quiet; `listed` is there for the index
QUIET = """
    SELECT id, version FROM tables
    WHERE status = $1 AND listed IN (0, 1) AND changed < $2 AND due IS NULL AND NOT EXISTS (
        SELECT 1 FROM messages WHERE messages.table_id = tables.id AND messages.at >= $2
    )
    LIMIT $3
"""
REMOVE = "DELETE FROM tables WHERE id = $1 AND version = $2"
BELONGINGS = ("entries", "sitters")  # the talk goes by its foreign key


async def remove_quiet(database: Database, status: str, before: int) -> int:
    """Remove some tables that have been quiet since a moment; 0 when there are none left."""
    rows = await database.fetch(QUIET, status, before, BATCH)
    for row in rows:
        await remove(database, str(row["id"]), number_of(row["version"]))
    return len(rows)


async def remove(database: Database, id: str, version: int) -> None:
    """Remove a table, unless something has happened there or another process was quicker."""
    belongings = (
        Statement(f"DELETE FROM {name} WHERE table_id = $1", (id,)) for name in BELONGINGS
    )
    with suppress(Conflict):
        await database.run(Statement(REMOVE, (id, version), 1), *belongings, notify=f"{GONE} {id}")

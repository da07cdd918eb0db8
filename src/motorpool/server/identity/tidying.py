"""Visitors of whom nothing is left but a cookie that nobody has shown for long."""

from contextlib import suppress

from motorpool.server.database.database import Conflict, Statement
from motorpool.server.identity.visitors import Visitors
from motorpool.server.moments import now

BATCH = 100
FORGOTTEN = """
    SELECT id FROM visitors WHERE name = '' AND seen < $1
    AND NOT EXISTS (SELECT 1 FROM tokens WHERE tokens.visitor = visitors.id)
    AND NOT EXISTS (SELECT 1 FROM sitters WHERE sitters.visitor = visitors.id)
    AND id NOT IN (SELECT host FROM tables)
    LIMIT $2
"""
FORGET = "DELETE FROM visitors WHERE id = $1 AND name = '' AND seen < $2"  # who is back stays
BELONGINGS = ("devices", "links")


async def forget_visitors(visitors: Visitors, before: int) -> int:
    """Forget some who were not seen since a moment; 0 when there are none left."""
    rows = await visitors.database.fetch(FORGOTTEN, before, BATCH)
    for row in rows:
        id = str(row["id"])
        belongings = (
            Statement(f"DELETE FROM {name} WHERE visitor = $1", (id,)) for name in BELONGINGS
        )
        with suppress(Conflict):
            await visitors.change(id, Statement(FORGET, (id, before), 1), *belongings)
    return len(rows)


async def forget_links(visitors: Visitors) -> None:
    """Those that nobody can use any more."""
    await visitors.database.run(Statement("DELETE FROM links WHERE expires <= $1", (now(),)))

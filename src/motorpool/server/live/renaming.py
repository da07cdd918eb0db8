"""Somebody has another name: at all tables where that one sits and the game is not over."""

import logging

from motorpool.core.errors import Refusal
from motorpool.server.database.database import Unavailable
from motorpool.server.live.hall import Hall
from motorpool.server.tables import proposals
from motorpool.server.tables.lists import MOST_LISTED
from motorpool.server.tables.storage import UNFINISHED

log = logging.getLogger(__name__)


async def rename_at_tables(hall: Hall, visitor: str, name: str) -> None:
    """One after another, at as many as their list shows."""
    for row in await hall.database.fetch(UNFINISHED, visitor, MOST_LISTED):
        id = str(row["id"])
        try:
            await hall.act(id, lambda table: proposals.rename(table, visitor, name))
        except Unavailable:
            raise
        except Refusal:
            pass  # it has gone, or too much is happening there
        except Exception:  # a table that cannot be read does not keep anybody from a name
            log.exception("a table cannot be read", extra={"fields": {"table": id}})

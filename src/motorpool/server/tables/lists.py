"""Lists of tables: those that anybody may join, and one's own."""

import json
from typing import Any

from motorpool.server.database.database import Database, Row
from motorpool.server.refusals import Unknown
from motorpool.server.tables.storage import MINE, OF_INVITE, OPEN_TABLES

MOST_LISTED = 100


async def open_tables(database: Database) -> list[dict[str, Any]]:
    return [listed(row) for row in await database.fetch(OPEN_TABLES, MOST_LISTED)]


async def tables_of(database: Database, visitor: str) -> list[dict[str, Any]]:
    """Where somebody sits, first where it is the turn of that seat; without lessons."""
    found = []
    for row in await database.fetch(MINE, visitor, MOST_LISTED):
        told = listed(row)
        if "lesson" in told["summary"]:
            continue
        your_turn = told["summary"]["decider"] == row["seat"]
        found.append(told | {"seat": row["seat"], "your_turn": your_turn})
    return sorted(found, key=lambda told: not told["your_turn"])


def listed(row: Row) -> dict[str, Any]:
    summary = json.loads(str(row["summary"]))
    return {"id": row["id"], "changed": row["changed"], "summary": summary}


async def table_of_invite(database: Database, invite: str) -> str:
    rows = await database.fetch(OF_INVITE, invite)
    if not rows:
        raise Unknown("invite-unknown", field="invite")
    return str(rows[0]["id"])

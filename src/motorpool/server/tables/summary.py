"""What lists of tables show without a look into the log, and when a table must be looked at."""

from typing import Any

from motorpool.server.tables.table import Table

WAKE_UP = 5_000  # milliseconds; so long a bot that should play may be quiet before others help


def summary_of(table: Table) -> dict[str, Any]:
    """Only what everybody may know."""
    told: dict[str, Any] = {
        "game": table.setup.game,
        "preset": table.setup.preset,
        "status": table.status,
        "chairs": chairs_of(table),
        "clock": {"kind": table.setup.clock.kind, "seconds": table.setup.clock.seconds},
        "decider": table.decider(),
    }
    if table.setup.lesson:
        told["lesson"] = table.setup.lesson
    if table.match is not None:
        told["moves"] = len(table.match.record.moves)
        if table.match.record.result is not None:
            told["result"] = table.match.record.result
    return told


def chairs_of(table: Table) -> list[dict[str, Any]]:
    return [
        {
            "bot": bot or None,
            "name": person.name if person else None,
            "away": person.away if person else False,
        }
        for bot, person in zip(table.setup.chairs, table.people, strict=True)
    ]


def due_of(table: Table, now: int) -> int | None:
    """When the sweeper has to look: a clock runs out, or a bot has not played."""
    seat = table.decider()
    if seat < 0:
        return None
    if table.bot_of(seat, now) is not None:
        return now + WAKE_UP
    return table.clock.due()

"""What a client missed during a break, told again from memory or from the log."""

import asyncio
from collections.abc import Iterable, Iterator

from motorpool.server.database.database import Database
from motorpool.server.live.recent import Recent, Step
from motorpool.server.live.replaying import aside
from motorpool.server.live.speaking import View, speak
from motorpool.server.live.telling import Message, snapshot, update
from motorpool.server.tables import storage
from motorpool.server.tables.storage import Logged
from motorpool.server.tables.table import Table

MOST_MISSED = 400  # updates; beyond that a snapshot is shorter


async def missed(
    database: Database,
    table: Table,
    visitor: str | None,
    after: int,
    words: str | None = None,
    recent: Recent | None = None,
) -> list[Message]:
    """The updates after a number, or one snapshot when those would be of no use.

    At a memory game what was shown is not shown again: whoever was away has missed it.
    """
    told = await missed_updates(database, table, visitor, after, recent)
    if words is None:
        return [message for message, _ in told]
    seat = table.seat_of(visitor)
    # They may be many, and the others do not wait for it
    return await asyncio.to_thread(
        lambda: [speak(message, table, seat, view, words) for message, view in told]
    )


async def missed_updates(
    database: Database, table: Table, visitor: str | None, after: int, recent: Recent | None
) -> list[tuple[Message, View | None]]:
    """Each with the view behind it."""
    seat = table.seat_of(visitor)
    if after == table.version:
        return []
    forgets = table.match is not None and table.status == "playing" and table.match.game.forgets
    if forgets or not 0 <= table.version - after <= MOST_MISSED:
        return [latest(table, seat)]
    kept = None
    if recent is not None:
        kept = recent.since(after, table.version)
        recent.wanted()
    if kept is not None:
        told = updates(*kept, visitor, seat)
    else:
        log = await storage.later_entries(database, table.id, 0)
        told = await aside(lambda: replayed_updates(table, log, visitor, seat, after))
    return [latest(table, seat)] if told is None else told


def replayed_updates(
    table: Table, log: list[Logged], visitor: str | None, seat: int, after: int
) -> list[tuple[Message, View | None]] | None:
    again = Table(table.id, table.setup, table.host, table.invite, table.secret)
    for logged in log[:after]:
        again.evolve(logged.entry, logged.at)

    def steps() -> Iterator[Step]:
        for logged in log[after : table.version]:
            yield again, again.evolve(logged.entry, logged.at)

    return updates(again, steps(), visitor, seat)


def updates(
    before: Table, steps: Iterable[Step], visitor: str | None, seat: int
) -> list[tuple[Message, View | None]] | None:
    """None when somebody did not sit at that seat all the time."""
    if before.seat_of(visitor) != seat:
        return None
    _, told = snapshot(before, seat)
    messages = []
    for table, happening in steps:
        if table.seat_of(visitor) != seat:
            return None
        message, told = update(table, happening, seat, told)
        messages.append((message, told.view))
    return messages


def latest(table: Table, seat: int) -> tuple[Message, View | None]:
    message, told = snapshot(table, seat)
    return message, told.view

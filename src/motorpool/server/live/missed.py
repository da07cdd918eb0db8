"""What a client missed during a break, told again from the log."""

from motorpool.server.database.database import Database
from motorpool.server.live.telling import Message, snapshot, update
from motorpool.server.tables import storage
from motorpool.server.tables.table import Table

MOST_MISSED = 400  # updates; beyond that a snapshot is shorter


async def missed(
    database: Database, table: Table, visitor: str | None, after: int
) -> list[Message]:
    """The updates after a number, or one snapshot when those would be of no use.

    At a memory game what was shown is not shown again: whoever was away has missed it.
    """
    seat = table.seat_of(visitor)
    if after == table.version:
        return []
    forgets = table.match is not None and table.status == "playing" and table.match.game.forgets
    if forgets or not 0 <= table.version - after <= MOST_MISSED:
        return [snapshot(table, seat)[0]]
    again = Table(table.id, table.setup, table.host, table.invite, table.secret)
    log = await storage.later_entries(database, table.id, 0)
    for logged in log[:after]:
        again.evolve(logged.entry, logged.at)
    if again.seat_of(visitor) != seat:
        return [snapshot(table, seat)[0]]
    _, told = snapshot(again, seat)
    messages = []
    for logged in log[after : table.version]:
        happening = again.evolve(logged.entry, logged.at)
        if again.seat_of(visitor) != seat:
            return [snapshot(table, seat)[0]]
        message, told = update(again, happening, seat, told)
        messages.append(message)
    return messages

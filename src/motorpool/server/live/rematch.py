"""After the game: the same table again."""

from collections.abc import Awaitable, Callable

from motorpool.server.live.hall import Hall
from motorpool.server.refusals import Clash, Unknown
from motorpool.server.tables import proposals
from motorpool.server.tables.entries import Rematch
from motorpool.server.tables.table import Table


async def rematch(
    hall: Hall, id: str, visitor: str, allow: Callable[[], Awaitable[object]] | None = None
) -> Table:
    """Whoever of the people asks first makes the new table; all others are told of it.

    `allow` refuses who has made too many.
    """
    old = (await hall.up_to_date(id)).table
    proposals.seated(old, visitor)
    if old.status != "over":
        raise Clash("table-not-over")
    before = old.next_table
    if before is None or await is_gone(hall, before):
        if allow is not None:
            await allow()
        new = (await hall.create(old.setup, visitor)).table
        entry = Rematch(new.id, new.invite)
        old = await hall.act(id, lambda table: [entry] if table.next_table == before else [])
        if old.next_table != entry:  # somebody was quicker: nobody is to wait at this one
            await hall.act(new.id, lambda table: [proposals.close(table, visitor)])
    assert old.next_table is not None
    return (await hall.table(old.next_table.table)).table


async def is_gone(hall: Hall, entry: Rematch) -> bool:
    """A table at which nobody began is removed after a while."""
    try:
        await hall.table(entry.table)
    except Unknown:
        return True
    return False

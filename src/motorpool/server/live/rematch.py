"""After the game: the same table again."""

from motorpool.server.live.hall import Hall
from motorpool.server.refusals import Clash
from motorpool.server.tables import proposals
from motorpool.server.tables.entries import Rematch
from motorpool.server.tables.table import Table


async def rematch(hall: Hall, id: str, visitor: str) -> Table:
    """Whoever of the people asks first makes the new table; all others are told of it."""
    old = (await hall.up_to_date(id)).table
    proposals.seated(old, visitor)
    if old.status != "over":
        raise Clash("table-not-over")
    if old.next_table is None:
        new = (await hall.create(old.setup, visitor)).table
        entry = Rematch(new.id, new.invite)
        old = await hall.act(id, lambda table: [entry] if table.next_table is None else [])
        if old.next_table != entry:  # somebody was quicker: nobody is to wait at this one
            await hall.act(new.id, lambda table: [proposals.close(table, visitor)])
    assert old.next_table is not None
    return (await hall.table(old.next_table.table)).table

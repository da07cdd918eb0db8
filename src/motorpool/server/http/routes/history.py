"""Finished games: the record, another game with the same people, and another end."""

from fastapi import APIRouter, Response

from motorpool.server.http.answers import errors
from motorpool.server.http.asking import Asking, Known
from motorpool.server.http.house import TheHouse
from motorpool.server.http.routes.tables import AtTable, made
from motorpool.server.http.table_models import BranchSent, TableMade
from motorpool.server.live import rematch as same_table
from motorpool.server.live.telling import check_look
from motorpool.server.refusals import Clash
from motorpool.server.tables.branching import branch_setup

router = APIRouter(prefix="/api/tables/{table}", tags=["history"])


@router.get(
    "/record",
    response_class=Response,
    responses={
        **errors(401, 403, 404, 409),
        200: {"content": {"application/json": {"schema": {"type": "object"}}}},
    },
)
async def record(table: AtTable, asker: Asking, house: TheHouse) -> Response:
    """The record of a finished game, with the proof that chance was fair."""
    live = await house.hall.up_to_date(table)
    check_look(live.table, asker.id)
    if live.table.status != "over":
        raise Clash("table-not-over")
    return Response(live.table.record().to_text(), media_type="application/json")


@router.post("/rematch", status_code=201, responses=errors(401, 403, 404, 409))
async def rematch(table: AtTable, visitor: Known, asker: Asking, house: TheHouse) -> TableMade:
    """The same table again, for the same people; who asks later gets the one that is there."""
    return made(await same_table.rematch(house.hall, table, visitor.id, asker.host))


@router.post("/branch", status_code=201, responses=errors(401, 403, 404, 409))
async def branch(table: AtTable, sent: BranchSent, asker: Asking, house: TheHouse) -> TableMade:
    """A new table that goes on from any moment of a finished game."""
    live = await house.hall.up_to_date(table)
    check_look(live.table, asker.id)
    setup = branch_setup(live.table, sent.moves, tuple(sent.chairs))
    visitor = await asker.host()
    return made((await house.hall.create(setup, visitor.id)).table)

"""What has happened at a table, in words."""

from fastapi import APIRouter, Request

from motorpool.server.http.answers import errors
from motorpool.server.http.asking import Asking
from motorpool.server.http.house import TheHouse, address_of
from motorpool.server.http.languages import AskedLanguage, asked_language
from motorpool.server.http.routes.tables import AtTable
from motorpool.server.http.table_models import LogTold
from motorpool.server.live.telling import check_look
from motorpool.server.live.whole_log import whole_log

router = APIRouter(prefix="/api/tables/{table}", tags=["playing"])


@router.get("/log", responses=errors(401, 403, 404))
async def log(
    table: AtTable,
    asker: Asking,
    house: TheHouse,
    request: Request,
    language: AskedLanguage = None,
) -> LogTold:
    """The whole game so far, as I may know it; a memory game names no picture face down."""
    live = await house.hall.up_to_date(table)
    known = live.table
    check_look(known, asker.id)
    house.limit("reviews", house.doors.reviews, asker.id or address_of(request))
    asked, seat = asked_language(request, language), known.seat_of(asker.id)
    lines = await whole_log(house.database, known, seat, asked, house.reviews.lock)
    return LogTold.model_validate({"number": known.version, "lines": lines})

"""Finished games to look at again: as a seat saw them, as a curve, and draw by draw."""

from typing import Annotated, Any

from fastapi import APIRouter, Query, Request, Response

from motorpool.server.http.answers import errors
from motorpool.server.http.asking import Asker, Asking
from motorpool.server.http.house import TheHouse, address_of
from motorpool.server.http.kept import NOT_MODIFIED, kept_answer
from motorpool.server.http.languages import Language
from motorpool.server.http.review_models import Curve, Draws, Replay
from motorpool.server.http.routes.tables import AtTable
from motorpool.server.http.table_models import MOST_CHAIRS
from motorpool.server.live.telling import check_look
from motorpool.server.refusals import BadRequest, Clash
from motorpool.server.tables.table import BYSTANDER, Table

router = APIRouter(prefix="/api/tables/{table}", tags=["history"])
ANSWERS: dict[int | str, dict[str, Any]] = {**errors(401, 403, 404, 409), **NOT_MODIFIED}
Seat = Annotated[
    int | None,
    Query(
        ge=BYSTANDER,
        lt=MOST_CHAIRS,
        description="As whom to look; without it as myself, -1 as who only looks on",
    ),
]
InWords = Annotated[Language | None, Query(description="With words, in this language")]


@router.get("/replay", response_model=Replay, responses=ANSWERS)
async def replay(
    request: Request,
    table: AtTable,
    asker: Asking,
    house: TheHouse,
    seat: Seat = None,
    words: InWords = None,
) -> Response:
    """The whole game from the first decision on, as a seat saw it."""
    finished = await finished_table(asker, table)
    audience = finished.seat_of(asker.id) if seat is None else seat
    if audience >= len(finished.people):
        raise BadRequest("replay-seat", {"seats": len(finished.people)}, "seat")
    text = await house.reviews.replay(house.database, finished, audience, words)
    return kept_answer(request, text)


@router.get("/curve", response_model=Curve, responses=ANSWERS)
async def curve(request: Request, table: AtTable, asker: Asking, house: TheHouse) -> Response:
    """How the points went, move by move."""
    finished = await finished_table(asker, table)
    return kept_answer(request, await house.reviews.curve(finished))


@router.get("/draws", response_model=Draws, responses=ANSWERS)
async def draws(request: Request, table: AtTable, asker: Asking, house: TheHouse) -> Response:
    """Every draw with what lay in the bag: all that is needed to check it by the proof."""
    finished = await finished_table(asker, table)
    return kept_answer(request, await house.reviews.draws(finished))


async def finished_table(asker: Asker, id: str) -> Table:
    """The table, for who may look at it, when its game is over."""
    house = asker.house
    table = (await house.hall.up_to_date(id)).table
    check_look(table, asker.id)
    if table.status != "over":
        raise Clash("table-not-over")
    house.limit("reviews", house.doors.reviews, asker.id or address_of(asker.connection))
    return table

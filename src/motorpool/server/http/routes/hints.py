"""A hint for the seat that is to decide."""

from fastapi import APIRouter

from motorpool.bots.registry import STRONGEST
from motorpool.server.http.answers import errors
from motorpool.server.http.asking import Known
from motorpool.server.http.house import TheHouse
from motorpool.server.http.routes.tables import AtTable
from motorpool.server.http.table_models import Hint, HintReason, HintSent
from motorpool.server.live.hinting import check_hint
from motorpool.server.live.hinting import hint as think

router = APIRouter(prefix="/api/tables/{table}", tags=["playing"])


@router.post("/hint", responses=errors(401, 403, 404, 409))
async def hint(table: AtTable, sent: HintSent, visitor: Known, house: TheHouse) -> Hint:
    """What the strongest bot would choose, seeing what I see; nobody else is told of it."""
    check_hint((await house.hall.up_to_date(table)).table, visitor.id, sent.decision)
    house.limit("hints", house.doors.hints, visitor.id)
    chosen = await think(house.hall, house.thinkers, table, visitor.id, sent.decision)
    reason = [HintReason(action=action, chance=round(won, 3)) for action, won in chosen.reason]
    return Hint(decision=sent.decision, action=chosen.action, bot=STRONGEST, reason=reason)

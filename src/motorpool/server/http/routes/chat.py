"""Talk at a table."""

from typing import Annotated

from fastapi import APIRouter, Query

from motorpool.server.http.answers import errors
from motorpool.server.http.asking import Asking, Known
from motorpool.server.http.house import TheHouse
from motorpool.server.http.routes.tables import AtTable
from motorpool.server.http.table_models import Chat, ChatLine, Done, MessageSent
from motorpool.server.live.telling import check_look
from motorpool.server.tables import chat

router = APIRouter(prefix="/api/tables/{table}/chat", tags=["chat"])


@router.get("", responses=errors(401, 403, 404))
async def listen(
    table: AtTable,
    asker: Asking,
    house: TheHouse,
    after: Annotated[int, Query(ge=0, le=2**31)] = 0,
) -> Chat:
    """What was said after a number; of very much only the last."""
    live = await house.hall.up_to_date(table)
    check_look(live.table, asker.id)
    found = await chat.lines(house.database, table, after)
    return Chat(messages=[ChatLine.model_validate(line) for line in found])


@router.post("", status_code=201, responses=errors(401, 403, 404, 409))
async def speak(table: AtTable, sent: MessageSent, visitor: Known, house: TheHouse) -> Done:
    """Say something to all at the table; between allies not during a fight."""
    await house.hall.table(table)  # one that is not there costs nothing
    house.limit("chat", house.doors.chat, visitor.id)
    return Done(number=await house.hall.say(table, visitor.id, sent.body))

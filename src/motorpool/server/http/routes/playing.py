"""Playing without a socket: look, choose, take back, and wait for what the others do."""

from typing import Annotated

from fastapi import APIRouter, Query

from motorpool.server.http.answers import errors
from motorpool.server.http.asking import Asking, Known
from motorpool.server.http.house import TheHouse
from motorpool.server.http.languages import AskedWords
from motorpool.server.http.routes.tables import AtTable, done
from motorpool.server.http.table_models import (
    AnswerUndoSent,
    AskUndoSent,
    ChoiceSent,
    Done,
    Messages,
    UndoSent,
)
from motorpool.server.live.missed import missed
from motorpool.server.live.speaking import speak
from motorpool.server.live.telling import snapshot
from motorpool.server.live.waiting import wait_for_news
from motorpool.server.tables import proposals, undoing

LONGEST_WAIT = 25  # seconds; proxies often end a request after 30

router = APIRouter(prefix="/api/tables/{table}", tags=["playing"])


@router.get("", responses=errors(401, 404))
async def look(
    table: AtTable, asker: Asking, house: TheHouse, words: AskedWords = None
) -> Messages:
    """The table as I see it."""
    live = await house.hall.up_to_date(table)
    seat = live.table.seat_of(asker.id)
    message, told = snapshot(live.table, seat)
    return Messages(messages=[speak(message, live.table, seat, told.view, words)])


@router.get("/updates", responses=errors(401, 404))
async def updates(
    table: AtTable,
    asker: Asking,
    house: TheHouse,
    after: Annotated[int, Query(ge=0, le=2**31)],
    wait: Annotated[int, Query(ge=0, le=LONGEST_WAIT)] = 0,
    words: AskedWords = None,
) -> Messages:
    """What happened after an entry; with `wait` the answer waits so many seconds for something."""
    visitor = asker.id
    live = await house.hall.up_to_date(table, after)
    if wait and live.table.version == after:  # a number from the future is answered at once
        live = await wait_for_news(house.hall, table, visitor, after, wait)
    told = await missed(house.database, live.table, visitor, after, words, live.recent)
    return Messages(messages=told)


@router.post("/choices", responses=errors(401, 403, 404, 409))
async def choose(table: AtTable, sent: ChoiceSent, visitor: Known, house: TheHouse) -> Done:
    """Answer the decision that waits."""
    return done(
        await house.hall.act(
            table, lambda t: [proposals.choose_as(t, visitor.id, sent.decision, sent.action)]
        )
    )


@router.post("/undo", responses=errors(401, 403, 404, 409))
async def undo(table: AtTable, sent: UndoSent, visitor: Known, house: TheHouse) -> Done:
    """Take my last choice back, while it has shown nothing new and nobody has chosen since."""
    return done(await house.hall.act(table, lambda t: [undoing.undo(t, visitor.id, sent.decision)]))


@router.post("/undo/ask", responses=errors(401, 403, 404, 409))
async def ask_undo(table: AtTable, sent: AskUndoSent, visitor: Known, house: TheHouse) -> Done:
    """Ask the others to go back further."""
    return done(
        await house.hall.act(
            table, lambda t: [undoing.ask(t, visitor.id, sent.decision, sent.moves)]
        )
    )


@router.post("/undo/answer", responses=errors(401, 403, 404, 409))
async def answer_undo(
    table: AtTable, sent: AnswerUndoSent, visitor: Known, house: TheHouse
) -> Done:
    """Agree to go back, or not."""
    return done(
        await house.hall.act(
            table, lambda t: undoing.answer(t, visitor.id, sent.decision, sent.yes)
        )
    )

"""Tables: made, found, sat down at and left."""

import asyncio
from typing import Annotated

from fastapi import APIRouter, Path

from motorpool.server.http.answers import errors
from motorpool.server.http.asking import Asking, Known
from motorpool.server.http.house import TheHouse
from motorpool.server.http.table_models import (
    TABLE_PATTERN,
    Done,
    InviteSent,
    Listed,
    ListedMine,
    MyTables,
    PlaySent,
    SitSent,
    StandInSent,
    TableFound,
    TableMade,
    Tables,
    TableSent,
)
from motorpool.server.identity.visitor import Visitor
from motorpool.server.live.hall import Hall
from motorpool.server.refusals import Forbidden, Unknown
from motorpool.server.tables import lists, proposals
from motorpool.server.tables.setup import PERSON, Setup
from motorpool.server.tables.table import Table

router = APIRouter(prefix="/api", tags=["tables"])
AtTable = Annotated[str, Path(pattern=TABLE_PATTERN)]


def made(table: Table) -> TableMade:
    return TableMade(table=table.id, invite=table.invite, commitment=table.commitment)


@router.post("/tables", status_code=201, responses=errors(401, 403, 409))
async def new_table(sent: TableSent, asker: Asking, house: TheHouse) -> TableMade:
    """A table of one's own; nobody sits at it yet, the host neither."""
    if sent.files:  # to read them takes long: they count also when they are refused
        visitor = await asker.host()
        setup = await asyncio.to_thread(sent.setup)
        setup.check()
    else:
        setup = sent.setup()
        setup.check()
        visitor = await asker.host()
    live = await house.hall.create(setup, visitor.id)
    return made(live.table)


@router.post("/play", status_code=201, responses=errors(401, 403, 409))
async def play_now(sent: PlaySent, asker: Asking, house: TheHouse) -> TableMade:
    """A table against bots that has begun already."""
    setup = Setup(sent.game, sent.preset, (PERSON, *sent.bots), dict(sent.switches), chat=False)
    setup.check()
    visitor = await asker.host()
    live = await house.hall.create(setup, visitor.id)
    await sit_down(house.hall, live.table.id, visitor, None, sent.salt)
    table = await house.hall.act(live.table.id, lambda t: [proposals.start(t, visitor.id)])
    return made(table)


@router.get("/tables", responses=errors(401))
async def open_tables(house: TheHouse) -> Tables:
    """Tables that anybody may join, the newest first."""
    found = await lists.open_tables(house.database)
    return Tables(tables=[Listed.model_validate(each) for each in found])


@router.get("/tables/mine", responses=errors(401))
async def my_tables(visitor: Known, house: TheHouse) -> MyTables:
    """Where I sit; first where it is my turn."""
    found = await lists.tables_of(house.database, visitor.id)
    return MyTables(tables=[ListedMine.model_validate(each) for each in found])


@router.post("/invitations", responses=errors(401, 403, 404))
async def open_invitation(sent: InviteSent, house: TheHouse) -> TableFound:
    """The table that an invitation is for."""
    return TableFound(table=await lists.table_of_invite(house.database, sent.invite))


@router.get("/tables/{table}/invitation", responses=errors(401, 404))
async def invitation(table: AtTable, visitor: Known, house: TheHouse) -> TableMade:
    """The invitation of a table of mine once more; others do not even hear whether it is there."""
    try:
        found = (await house.hall.up_to_date(table)).table
    except Unknown:
        found = None
    if found is None or found.host != visitor.id:
        raise Unknown("table-not-yours")
    return made(found)


@router.post("/tables/{table}/sit", responses=errors(401, 403, 404, 409))
async def sit(table: AtTable, sent: SitSent, asker: Asking, house: TheHouse) -> Done:
    """Take a chair; at a table that is not listed only with its invitation."""
    live = await house.hall.up_to_date(table)
    known = asker.known
    invited = sent.invite == live.table.invite or live.table.setup.listed
    if not invited and (known is None or known.id != live.table.host):
        raise Forbidden("table-invite-needed", field="invite")
    proposals.sit(live.table, asker.id or "", "", sent.seat, sent.salt)  # or refused at once
    visitor = await asker.somebody()
    return await sit_down(house.hall, table, visitor, sent.seat, sent.salt)


async def sit_down(hall: Hall, id: str, visitor: Visitor, seat: int | None, salt: str) -> Done:
    return done(
        await hall.act(id, lambda t: [proposals.sit(t, visitor.id, visitor.name, seat, salt)])
    )


@router.post("/tables/{table}/leave", responses=errors(401, 403, 404, 409))
async def leave(table: AtTable, visitor: Known, house: TheHouse) -> Done:
    """Stand up; in a running game the stand-in plays on until one is back."""
    return done(await house.hall.act(table, lambda t: [proposals.leave(t, visitor.id)]))


@router.post("/tables/{table}/return", responses=errors(401, 403, 404, 409))
async def come_back(table: AtTable, visitor: Known, house: TheHouse) -> Done:
    """Play again oneself."""
    return done(await house.hall.act(table, lambda t: [proposals.come_back(t, visitor.id)]))


@router.post("/tables/{table}/stand-in", responses=errors(401, 403, 404, 409))
async def call_stand_in(table: AtTable, sent: StandInSent, visitor: Known, house: TheHouse) -> Done:
    """Let the stand-in play for somebody who has not been heard of for long."""
    return done(
        await house.hall.act(
            table, lambda t: [proposals.call_stand_in(t, visitor.id, sent.decision)]
        )
    )


@router.post("/tables/{table}/start", responses=errors(401, 403, 404, 409))
async def start(table: AtTable, visitor: Known, house: TheHouse) -> Done:
    """Begin; for the host, when all chairs are taken."""
    return done(await house.hall.act(table, lambda t: [proposals.start(t, visitor.id)]))


@router.post("/tables/{table}/close", responses=errors(401, 403, 404, 409))
async def close(table: AtTable, visitor: Known, house: TheHouse) -> Done:
    """Give a table up that has not begun; for the host."""
    return done(await house.hall.act(table, lambda t: [proposals.close(t, visitor.id)]))


def done(table: Table) -> Done:
    return Done(number=table.version)

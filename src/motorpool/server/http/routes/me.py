"""Who I am: the name, and the link that takes me to another device."""

from fastapi import APIRouter

from motorpool.server.http.answers import errors
from motorpool.server.http.asking import Asker, Asking, Person
from motorpool.server.http.house import TheHouse
from motorpool.server.http.models import LinkSent, LinkTold, Me, NameSent, VisitorTold
from motorpool.server.identity.links import make_link, open_link
from motorpool.server.identity.names import read_name
from motorpool.server.identity.visitor import Visitor
from motorpool.server.live.renaming import rename_at_tables

router = APIRouter(prefix="/api", tags=["identity"])


def told(visitor: Visitor | None) -> Me:
    return Me(visitor=None if visitor is None else VisitorTold.model_validate(visitor))


@router.get("/me", responses=errors(401))
async def who_am_i(asker: Asking) -> Me:
    """Who asks; null while nothing was done that needs a visitor."""
    asker.renew_cookie()
    return told(asker.known)


@router.patch("/me", responses=errors(401, 403))
async def set_name(sent: NameSent, asker: Asking, house: TheHouse) -> Me:
    """Set the name, also at the tables where I sit; makes a visitor of whoever is none.

    A game that is over keeps the names by which it was played.
    """
    name = read_name(sent.name, "name")
    visitor = await asker.somebody()
    house.limit("names", house.doors.names, visitor.id)
    renamed = await house.visitors.rename(visitor, name)
    await rename_at_tables(house.hall, visitor.id, name)
    return told(renamed)


@router.post("/me/link", status_code=201, responses=errors(401, 403))
async def new_link(visitor: Person, house: TheHouse) -> LinkTold:
    """A code that makes another device mine: good for ten minutes, once, and only the newest."""
    return LinkTold.model_validate(await make_link(house.visitors, visitor))


@router.post("/link", responses=errors(401, 403, 404, 409))
async def use_link(sent: LinkSent, asker: Asking, house: TheHouse) -> Me:
    """Become, on this device, who the code was made by."""
    here = None if asker.known is None else asker.owner()
    visitor, secret = await open_link(house.visitors, sent.code, here, sent.replace)
    become(asker, visitor, secret)
    return told(visitor)


def become(asker: Asker, visitor: Visitor, secret: str) -> None:
    asker.known = visitor
    asker.give_cookie(secret)

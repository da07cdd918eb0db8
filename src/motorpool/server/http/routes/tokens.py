"""My tokens, for programs that act for me."""

from typing import Annotated

from fastapi import APIRouter, Path, Response

from motorpool.server.http.answers import errors
from motorpool.server.http.asking import Asking, Person
from motorpool.server.http.house import TheHouse
from motorpool.server.http.models import LabelSent, NewToken, Tokens, TokenTold
from motorpool.server.identity.names import read_name
from motorpool.server.identity.secrets import ID_PATTERN
from motorpool.server.identity.tokens import create_token, list_tokens, revoke_token

router = APIRouter(prefix="/api/me/tokens", tags=["identity"])


@router.get("", responses=errors(401, 403))
async def my_tokens(visitor: Person, house: TheHouse) -> Tokens:
    """All my tokens, without what makes them work."""
    found = await list_tokens(house.visitors, visitor)
    return Tokens(tokens=[TokenTold.model_validate(each) for each in found])


@router.post("", status_code=201, responses=errors(401, 403, 409))
async def new_token(sent: LabelSent, asker: Asking, house: TheHouse) -> NewToken:
    """A token; makes a visitor of whoever is none, so that a program needs no browser."""
    label = read_name(sent.label, "label")
    visitor = await asker.somebody()
    asker.owner()
    token, secret = await create_token(house.visitors, visitor, label)
    return NewToken(id=token.id, label=token.label, created=token.created, secret=secret)


@router.delete("/{token}", status_code=204, responses=errors(401, 403, 404))
async def forget_token(
    token: Annotated[str, Path(pattern=ID_PATTERN)], visitor: Person, house: TheHouse
) -> Response:
    """End a token, at once."""
    await revoke_token(house.visitors, visitor, token)
    return Response(status_code=204)

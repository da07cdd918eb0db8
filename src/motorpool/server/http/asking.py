"""Who asks: the visitor of a request, by cookie or by token."""

from typing import Annotated

from fastapi import Depends
from starlette.requests import HTTPConnection

from motorpool.server.http.house import House, address_of, house_of
from motorpool.server.identity.cookies import read_cookie, write_cookie
from motorpool.server.identity.visitor import Visitor
from motorpool.server.refusals import Forbidden, Nobody

COOKIE = "motorpool.cookie"  # in the scope: what Set-Cookie says when the answer goes out
VISITOR = "motorpool.visitor"  # in the scope: whose request it is, for the log
CHALLENGE = {"WWW-Authenticate": "Bearer"}


class Asker:
    """The visitor of a request, if there is one; made only once somebody is needed.

    What may still be refused must be refused before: a newcomer is a row that stays.
    """

    def __init__(self, connection: HTTPConnection, house: House, known: Visitor | None) -> None:
        self.connection = connection
        self.house = house
        self.known = known

    @property
    def id(self) -> str | None:
        return None if self.known is None else self.known.id

    def needed(self) -> Visitor:
        """Whoever is known already."""
        if self.known is None:
            raise Nobody("server-nobody", headers=CHALLENGE)
        return self.known

    def owner(self) -> Visitor:
        """The person, not a program: a token that is lost must not carry the identity away."""
        visitor = self.needed()
        if visitor.token is not None:
            raise Forbidden("server-token-may-not")
        return visitor

    async def somebody(self) -> Visitor:
        """Whoever is known, or somebody new from now on."""
        if self.known is None:
            house = self.house
            house.limit("newcomers", house.doors.newcomers, address_of(self.connection))
            self.known, secret = await house.visitors.create()
            house.metrics.newcomers.inc()
            self.give_cookie(secret)
        return self.known

    async def host(self) -> Visitor:
        """Whoever makes a new table: a row that stays too, so only so many of them."""
        house = self.house
        house.limit("tables", house.doors.tables_of_address, address_of(self.connection))
        visitor = await self.somebody()
        house.limit("tables", house.doors.tables, visitor.id)
        return visitor

    def give_cookie(self, secret: str) -> None:
        secure = is_secure(self.connection, self.house)
        self.connection.scope[COOKIE] = write_cookie(secret, secure)

    def renew_cookie(self) -> None:
        """Let the cookie of somebody who comes again last as long as a new one."""
        secret = read_cookie(self.connection.cookies, is_secure(self.connection, self.house))
        if self.known is not None and self.known.device is not None and secret is not None:
            self.give_cookie(secret)


def is_secure(connection: HTTPConnection, house: House) -> bool:
    public = house.settings.public_url
    return connection.url.scheme in ("https", "wss") or (public or "").startswith("https:")


async def who_asks(connection: HTTPConnection) -> Asker:
    """For sockets too."""
    house = house_of(connection)
    known = await find_visitor(connection, house)
    if known is not None:
        connection.scope[VISITOR] = known.id
        house.limit("visitor", house.doors.visitor, known.id)
    return Asker(connection, house, known)


async def find_visitor(connection: HTTPConnection, house: House) -> Visitor | None:
    """With a token no cookie counts, and a wrong one is no visitor at all."""
    authorization = connection.headers.get("authorization")
    known = None
    if authorization is not None:
        scheme, _, token = authorization.partition(" ")
        if scheme.lower() == "bearer":
            known = await house.visitors.by_token(token.strip())
        if known is None:
            raise Nobody("server-token-wrong", headers=CHALLENGE)
    else:
        secret = read_cookie(connection.cookies, is_secure(connection, house))
        if secret is not None:
            known = await house.visitors.by_secret(secret)
    return known


async def known_visitor(asker: Annotated[Asker, Depends(who_asks)]) -> Visitor:
    return asker.needed()


async def person(asker: Annotated[Asker, Depends(who_asks)]) -> Visitor:
    return asker.owner()


Asking = Annotated[Asker, Depends(who_asks)]  # anybody; `await asker.somebody()` makes a visitor
Known = Annotated[Visitor, Depends(known_visitor)]  # a visitor, otherwise 401
Person = Annotated[Visitor, Depends(person)]  # a visitor by cookie: 403 for a token

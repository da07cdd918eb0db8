"""The gate before all routes: what may come in at all, and what every answer carries."""

import asyncio
from contextlib import suppress

from starlette.exceptions import HTTPException
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from motorpool.core.errors import Refusal
from motorpool.server.http.asking import COOKIE
from motorpool.server.http.errors import refusal_of, refuse, too_large
from motorpool.server.http.hosts import check_host
from motorpool.server.http.house import House, address_of
from motorpool.server.http.origins import check_origin
from motorpool.server.operating.logs import log_error
from motorpool.server.refusals import TooLarge, Trouble

SAFE = ("GET", "HEAD", "OPTIONS", "TRACE")
POLICY_VIOLATION = 1008
# What a server has that can answer a socket as it answers a request, before it is accepted
DENIAL = "websocket.http.response"
DRAINED = 2**20  # bytes of a body that is too large
DRAIN_SECONDS = 2.0
HANG_UP_SECONDS = 1.0
CONTENT_SECURITY_POLICY = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
    )
)
HEADERS = {
    "Content-Security-Policy": CONTENT_SECURITY_POLICY,
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "same-origin",  # a link may hold an invitation
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
}


class Gate:
    """Limits, origins and headers; also what nobody else has caught."""

    def __init__(self, app: ASGIApp, house: House) -> None:
        self.app = app
        self.house = house

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        answer = Answer(scope, send)
        connection = HTTPConnection(scope)
        try:
            self.check(connection)
            body = Body(receive, self.house.settings.limits.body_bytes)
            await self.app(scope, body.receive, answer.send)
        except Exception as error:
            refusal = refusal_of(error)
            if isinstance(refusal, Trouble):
                log_error("trouble", error)
            if answer.begun:
                raise
            await self.refuse(connection, refusal, answer, receive)
        if answer.denied:
            await hung_up(receive)

    def check(self, connection: HTTPConnection) -> None:
        house, scope = self.house, connection.scope
        house.limit("address", house.doors.address, address_of(connection))
        check_host(connection, house.settings)
        socket = scope["type"] == "websocket"
        if (socket or scope["method"] not in SAFE) and "authorization" not in connection.headers:
            needed = socket or "cookie" in connection.headers
            check_origin(connection, house.settings.public_url, needed)
        most = house.settings.limits.body_bytes
        headers = sum(len(name) + len(value) for name, value in scope["headers"])
        if headers > most or length_of(connection) > most:
            raise too_large(most)

    async def refuse(
        self, connection: HTTPConnection, refusal: Refusal, answer: "Answer", receive: Receive
    ) -> None:
        scope = connection.scope
        if scope["type"] == "websocket" and DENIAL not in scope.get("extensions", {}):
            close = {"type": "websocket.close", "code": POLICY_VIOLATION, "reason": refusal.key}
            await answer.send(close)
            return
        if isinstance(refusal, TooLarge) and length_of(connection) <= DRAINED:
            await drain(receive)
        response = refuse(connection, refusal)
        await response(scope, receive, answer.send)


def length_of(connection: HTTPConnection) -> int:
    """Of the body, as the client says; 0 when it says nothing."""
    length = connection.headers.get("content-length", "")
    return int(length) if length.isdecimal() else 0


async def drain(receive: Receive) -> None:
    """Read what is on its way: a proxy that cannot send it all never hears the answer."""
    length = 0
    with suppress(TimeoutError):
        async with asyncio.timeout(DRAIN_SECONDS):
            while length < DRAINED:
                message = await receive()
                if message["type"] != "http.request" or not message.get("more_body"):
                    return
                length += len(message.get("body", b""))


async def hung_up(receive: Receive) -> None:
    """Until the line of a refused socket is down: uvicorn logs an error about one who ends sooner.

    The first end that is heard is that of the answer.
    """
    with suppress(TimeoutError):
        async with asyncio.timeout(HANG_UP_SECONDS):
            for _ in range(2):
                while (await receive())["type"] != "websocket.disconnect":
                    pass


class Answer:
    """Adds to an answer what all answers carry."""

    def __init__(self, scope: Scope, send: Send) -> None:
        self.scope = scope
        self.under = send
        self.begun = False
        self.denied = False  # a socket, with an answer instead

    async def send(self, message: Message) -> None:
        self.begun = True
        if message["type"] == f"{DENIAL}.start":
            self.denied = True
        if message["type"] in ("http.response.start", f"{DENIAL}.start"):
            headers = message.setdefault("headers", [])
            headers = [*headers, *((k.lower().encode(), v.encode()) for k, v in HEADERS.items())]
            if not any(name == b"cache-control" for name, _ in headers):
                headers.append((b"cache-control", b"no-store"))
            if COOKIE in self.scope:
                headers.append((b"set-cookie", self.scope[COOKIE].encode()))
            message = {**message, "headers": headers}
        await self.under(message)


class Body:
    """Counts what comes in: who says no length, or a wrong one, gets no further either."""

    def __init__(self, receive: Receive, most: int) -> None:
        self.under = receive
        self.most = most
        self.length = 0

    async def receive(self) -> Message:
        message = await self.under()
        if message["type"] == "http.request":
            self.length += len(message.get("body", b""))
            if self.length > self.most:
                # The framework lets only this kind of error pass while it reads a body
                raise HTTPException(TooLarge.status, str(self.most))
        return message

"""The socket of a table: a snapshot or what was missed, then every update; choices come back."""

import asyncio
from typing import Annotated

import orjson
from fastapi import APIRouter, Path, Query, WebSocket
from pydantic import ValidationError
from starlette.websockets import WebSocketDisconnect

from motorpool.core.errors import Refusal
from motorpool.server.database.database import Conflict, Unavailable
from motorpool.server.http.asking import find_visitor, who_asks
from motorpool.server.http.errors import error_body, refusal_of, status_of
from motorpool.server.http.house import House, address_of, house_of
from motorpool.server.http.languages import AskedWords, language_of
from motorpool.server.http.socket import messages as said
from motorpool.server.http.socket.connection import Connection
from motorpool.server.http.table_models import TABLE_PATTERN
from motorpool.server.http.validation import field_refusal
from motorpool.server.live.live_table import LiveTable, encode
from motorpool.server.live.missed import missed
from motorpool.server.refusals import BadRequest, Nobody, TooMany, Trouble
from motorpool.server.tables import proposals, undoing
from motorpool.server.tables.table import Table

LONGEST_MESSAGE = 4_096
MOST_REFUSED = 20  # messages in a row that make no sense, or come too often
IDENTITY_SECONDS = 20.0
# Why a socket is closed: codes of our own; the reason is a key as in errors
NONSENSE = 4000
REVOKED = 4001
TOO_SLOW = 4008
FLOOD = 4029
TROUBLE = 1011

router = APIRouter()


@router.get("/api/socket-schema.json", tags=["playing"])
async def schema() -> dict[str, object]:
    """The JSON schema of all messages on the socket."""
    return said.socket_schema()


@router.websocket("/api/tables/{table}/socket")
async def watch(
    socket: WebSocket,
    table: Annotated[str, Path(pattern=TABLE_PATTERN)],
    after: Annotated[int | None, Query(ge=0, le=2**31)] = None,
    words: AskedWords = None,
) -> None:
    """`after` is the number of the last message before a break."""
    house = house_of(socket)
    asker = await who_asks(socket)
    await house.hall.table(table)  # one that is not there is refused before anything is accepted
    with house.sockets.one_more(asker.id, address_of(socket)):
        await socket.accept()
        connection = Connection(socket, asker.id, words)
        try:
            await serve(house, connection, table, after)
        except WebSocketDisconnect:
            pass
        except Exception as error:
            refusal = refusal_of(error)
            await connection.close(TROUBLE, refusal.key)
            if isinstance(refusal, Trouble):
                raise


async def serve(house: House, connection: Connection, table: str, after: int | None) -> None:
    """Tell how things stand, or what was missed, then everything that happens."""
    live, snapshot = await house.hall.watch(table, connection, after or 0)
    at_first = live.table
    try:
        first = [snapshot]
        if after is not None:
            visitor, words = connection.visitor, connection.words
            told = await missed(house.database, at_first, visitor, after, words, live.recent)
            first = [encode(message) for message in told]
        connection.begin(first)
        await talk(Talk(house, live, connection))
    finally:
        live.remove(connection)


async def talk(talk: "Talk") -> None:
    """Until one of them ends: the sending, the reading, the patience or the identity."""
    connection = talk.connection
    works = (connection.send_all(), talk.read(), connection.too_slow.wait(), talk.watch_identity())
    tasks = [asyncio.create_task(work) for work in works]
    try:
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in tasks:
            task.cancel()
        results = await asyncio.gather(*tasks, return_exceptions=True)
    if connection.too_slow.is_set():
        await connection.close(TOO_SLOW, "too-slow")
    for result in results:
        if isinstance(result, Exception):
            raise result


class Talk:
    """What one client says."""

    def __init__(self, house: House, live: LiveTable, connection: Connection) -> None:
        self.house = house
        self.live = live
        self.connection = connection
        self.socket = connection.socket
        self.language = language_of(self.socket.headers.get("accept-language"))
        self.refused = 0  # in a row

    async def read(self) -> None:
        while self.refused < MOST_REFUSED:
            message = await self.socket.receive()
            if message["type"] == "websocket.disconnect":
                return
            text = message.get("text")
            if text is None or len(text) > LONGEST_MESSAGE:
                await self.connection.end(NONSENSE, "message-unreadable")
                return
            if not await self.is_still_known():
                await self.send_away()
                return
            await self.answer(text)
        await self.connection.end(FLOOD, "too-many")

    async def watch_identity(self) -> None:
        """Who only listens is looked at now and then: a device or a token may be revoked."""
        while await self.is_still_known():
            await asyncio.sleep(IDENTITY_SECONDS)
        await self.send_away()

    async def send_away(self) -> None:
        """What still waits is not for them any more."""
        self.connection.waiting.clear()
        await self.connection.end(REVOKED, "server-nobody")

    async def is_still_known(self) -> bool:
        """Whether the cookie or token of this socket still stands for whom it stood for."""
        if self.connection.visitor is None:
            return True
        try:
            known = await find_visitor(self.socket, self.house)
        except Nobody:
            return False
        except Unavailable:
            return True  # nothing can be changed either
        return known is not None and known.id == self.connection.visitor

    async def answer(self, text: str) -> None:
        ref = ""
        try:
            message = read(text)
            ref = message.ref
            self.limit()
            reply = await self.do(message)
        except (Refusal, Conflict, Unavailable) as error:
            ref = ref or ref_of(text)
            refusal = refusal_of(error)
            hopeless = isinstance(refusal, BadRequest | TooMany)
            self.refused = self.refused + 1 if hopeless else 0
            body = error_body(refusal, self.connection.words or self.language)
            reply = {"type": "error", "ref": ref, "status": status_of(refusal), "error": body}
        else:
            self.refused = 0
        self.connection.deliver(encode(reply))

    def limit(self) -> None:
        house, visitor = self.house, self.connection.visitor
        if visitor is None:
            house.limit("address", house.doors.address, address_of(self.socket))
        else:
            house.limit("visitor", house.doors.visitor, visitor)

    async def do(self, message: said.FromClient) -> dict[str, object]:
        if isinstance(message, said.Ping):
            return {"type": "pong", "ref": message.ref}
        if isinstance(message, said.Speak):
            return self.speak(message)
        visitor = self.visitor()
        if isinstance(message, said.Say):
            self.house.limit("chat", self.house.doors.chat, visitor)
            number = await self.house.hall.say(self.live.table.id, visitor, message.body)
        else:
            number = (await self.act(message, visitor)).version
        return {"type": "done", "ref": message.ref, "number": number}

    def speak(self, message: said.Speak) -> dict[str, object]:
        """From now on in that language; what waits is told in it once more."""
        self.connection.words = message.language
        told = self.live.snapshot_for(self.connection)
        return {
            "type": "words",
            "ref": message.ref,
            "number": told["number"],
            "language": message.language,
            "words": told["words"],
        }

    async def act(self, message: said.FromClient, visitor: str) -> Table:
        hall, id = self.house.hall, self.live.table.id
        match message:
            case said.Choose(decision=decision, action=action):
                return await hall.act(
                    id, lambda t: [proposals.choose_as(t, visitor, decision, action)]
                )
            case said.Undo(decision=decision):
                return await hall.act(id, lambda t: [undoing.undo(t, visitor, decision)])
            case said.AskUndo(decision=decision, moves=moves):
                return await hall.act(id, lambda t: [undoing.ask(t, visitor, decision, moves)])
            case said.AnswerUndo(decision=decision, yes=yes):
                return await hall.act(id, lambda t: undoing.answer(t, visitor, decision, yes))
        raise BadRequest("message-unreadable")

    def visitor(self) -> str:
        if self.connection.visitor is None:
            raise Nobody("server-nobody")
        return self.connection.visitor


def read(text: str) -> said.FromClient:
    try:
        return said.from_client.validate_json(text)
    except ValidationError as error:
        first = error.errors()[0]
        if first["type"] == "literal_error":
            raise field_refusal(first["type"], str(first["loc"][-1]), first["ctx"]) from None
        where = ".".join(str(part) for part in first["loc"])
        raise BadRequest("message-unreadable", field=where or None) from None


def ref_of(text: str) -> str:
    """The reference of a message that is not understood otherwise: its sender waits for it."""
    try:
        found = orjson.loads(text)
    except ValueError:
        return ""
    ref = found.get("ref") if isinstance(found, dict) else None
    return ref if isinstance(ref, str) and len(ref) <= said.LONGEST_REF else ""

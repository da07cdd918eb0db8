"""The line to a table: holds one connection after another, and nothing is lost or done twice."""

import asyncio
import itertools
from typing import TYPE_CHECKING, Any

from motorpool.client.connections import Connections
from motorpool.client.errors import (
    BadRequest,
    Forbidden,
    Nobody,
    NotFound,
    Refused,
    TooMany,
    Trouble,
    Unreachable,
    refused,
)
from motorpool.client.news import ChatLine, News
from motorpool.client.opening import Broken, Language
from motorpool.client.pending import Pending
from motorpool.client.reading import read
from motorpool.client.requests import Request

if TYPE_CHECKING:
    from motorpool.client.client import Client

# Why the server closes a socket
NONSENSE = 4000  # what it cannot read at all
REVOKED = 4001  # the token or the device is no longer good
GONE = 4004  # the table was removed
TRY_AGAIN = 1.0  # seconds, after a trouble of the server


class Line(Connections):
    """`run` keeps `sight` up to date; `ask` answers when what was asked is known to have happened.

    After a break a request is sent again only if nothing shows that it was done. Should it have
    been done nevertheless, it names a decision that is answered, and the server refuses it.
    """

    def __init__(
        self, client: "Client", table: str, patience: float, words: Language | None
    ) -> None:
        super().__init__(client, table, patience, words)
        self.client = client
        self.chat: dict[int, ChatLine] = {}
        self.said = 0  # the number of one's own last line
        self.news: asyncio.Queue[News | None] = asyncio.Queue()  # None: there will be no more
        self.ready = asyncio.Event()  # at the first time that all is known
        self.refs = map(str, itertools.count(1))
        self.pending = Pending()
        self.ping = ""

    async def ask(self, request: Request) -> int:
        if self.failure is not None:
            raise self.failure
        ref = next(self.refs)
        with self.pending.keeping(ref, request):
            await self.send_request(ref)
            return await request.answer

    def end(self, failure: Exception) -> None:
        self.failure = failure
        self.pending.fail_all(failure)
        self.news.put_nowait(None)
        self.ready.set()

    def hear_close(self, code: int, reason: str) -> None:
        if code == NONSENSE:
            self.pending.fail_all(BadRequest(400, {"key": reason}))
        elif code == REVOKED:
            raise Nobody(401, {"key": reason})
        elif code == GONE:
            raise NotFound(404, {"key": reason})

    async def greet(self) -> None:
        """The answer to a ping comes after all that was missed."""
        self.ping = next(self.refs)
        await self.send({"type": "ping", "ref": self.ping})

    async def send_request(self, ref: str) -> None:
        """Send, or find that it has happened; while there is no connection it waits."""
        if self.online and not self.pending.settle_if_shown(ref):
            message = self.pending.message(ref)
            if message is not None:
                await self.send(message)

    # What the server says

    async def hear(self, message: dict[str, Any]) -> None:
        match message["type"]:
            case "snapshot":
                self.tell(self.sight.take(message))
            case "update":
                self.tell(self.sight.follow(message))
            case "chat":
                self.hear_chat(read(ChatLine, message))
            case "done":
                self.pending.settle(message["ref"], message["number"])
            case "error":
                await self.hear_error(message["ref"], refused(message["status"], message["error"]))
            case "pong":
                if message["ref"] == self.ping:
                    await self.catch_up()

    def tell(self, news: News) -> None:
        self.pending.hear(news, self.sight)
        self.news.put_nowait(news)

    def hear_chat(self, line: ChatLine) -> None:
        """What was said during a break is asked for; until then nothing counts."""
        if self.online and line.number not in self.chat:
            self.chat[line.number] = line
            self.tell(line)

    async def catch_up(self) -> None:
        """All updates have come; after a break the socket does not say what was said."""
        if self.sight.table["chat"]:
            for line in await self.lines_missed():
                self.chat[line.number] = line
                if self.ready.is_set():
                    self.tell(line)
        self.online = True
        self.patience.renew()
        self.ready.set()
        for ref in self.pending.refs():
            await self.send_request(ref)

    async def lines_missed(self) -> list[ChatLine]:
        try:
            return await self.client.chat(self.table, max(self.chat, default=0))
        except Forbidden:
            return []
        except Unreachable as error:
            raise Broken(str(error)) from error

    async def hear_error(self, ref: str, error: Refused) -> None:
        seconds = error.seconds if isinstance(error, TooMany) else TRY_AGAIN
        passing = isinstance(error, TooMany | Trouble)
        if ref == self.ping and passing:
            self.later(seconds, self.greet)
        elif self.pending.settle_if_shown(ref):
            pass
        elif passing:
            self.later(seconds, lambda: self.send_request(ref))
        else:
            self.pending.fail(ref, error)

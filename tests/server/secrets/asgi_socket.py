"""A socket without a network: every message that the server sends, in order and byte for byte."""

import asyncio
import json
from collections.abc import Collection
from typing import Any, Self
from urllib.parse import urlencode

from starlette.types import ASGIApp, Message, Scope

from tests.server.browser import ORIGIN

SECONDS = 60  # after which something hangs, however busy the machine is


class Socket:
    """Enter to connect. `sent` is all that came, `closed` how it ended."""

    def __init__(
        self,
        app: ASGIApp,
        table: str,
        headers: dict[str, str] | None = None,
        after: int | None = None,
        origin: str | None = ORIGIN,
        extensions: Collection[str] = ("websocket.http.response",),
        words: str | None = None,
    ) -> None:
        self.app = app
        self.path = f"/api/tables/{table}/socket"
        query = {"after": after, "words": words}
        self.query = urlencode({name: told for name, told in query.items() if told is not None})
        said = {"host": ORIGIN.partition("//")[2]} | (headers or {})
        if origin is not None:
            said["origin"] = origin
        self.headers = [(name.lower().encode(), value.encode()) for name, value in said.items()]
        self.extensions = extensions
        self.incoming: asyncio.Queue[Message] = asyncio.Queue()
        self.sent: list[str] = []
        self.accepted = False
        self.closed: tuple[int, str] | None = None
        self.answered: dict[str, str] = {}  # the headers of a refusal
        self.reads = asyncio.Event()
        self.reads.set()  # cleared by who does not read
        self.news = asyncio.Condition()
        self.pings = 0

    async def __aenter__(self) -> Self:
        scope = {
            "type": "websocket",
            "asgi": {"version": "3.0"},
            "http_version": "1.1",
            "scheme": "ws",
            "path": self.path,
            "raw_path": self.path.encode(),
            "query_string": self.query.encode(),
            "root_path": "",
            "headers": self.headers,
            "client": ("127.0.0.1", 50_000),
            "server": ("localhost", 8000),
            "subprotocols": [],
            "state": {},
            "extensions": {name: {} for name in self.extensions},
        }
        self.incoming.put_nowait({"type": "websocket.connect"})
        self.task = asyncio.create_task(self.serve(scope))
        await self.until(lambda: self.accepted or self.closed is not None)
        return self

    async def __aexit__(self, *_: object) -> None:
        self.reads.set()
        self.incoming.put_nowait({"type": "websocket.disconnect", "code": 1000})
        await asyncio.wait_for(self.task, SECONDS)

    async def serve(self, scope: Scope) -> None:
        await self.app(scope, self.incoming.get, self.take)

    async def take(self, message: Message) -> None:
        await self.reads.wait()
        async with self.news:
            kind = message["type"]
            if kind == "websocket.accept":
                self.accepted = True
            elif kind == "websocket.send":
                assert self.accepted
                assert self.closed is None
                self.sent.append(message["text"])
            elif kind == "websocket.close":
                reason = message["reason"]
                assert isinstance(reason, str)
                self.closed = (message["code"], reason)
            elif kind == "websocket.http.response.start":
                self.closed = (message["status"], "")
                self.answered = {k.decode(): v.decode() for k, v in message["headers"]}
            elif kind == "websocket.http.response.body":
                assert self.closed is not None
                key = json.loads(message["body"])["error"]["key"]
                self.closed = (self.closed[0], key)
                self.incoming.put_nowait({"type": "websocket.disconnect", "code": 1006})
            self.news.notify_all()

    async def until(self, done: Any) -> None:
        """Wait for something; an end of the connection counts too."""
        async with asyncio.timeout(SECONDS), self.news:
            await self.news.wait_for(lambda: done() or self.task.done())

    def say_raw(self, text: str | bytes) -> None:
        kind = "text" if isinstance(text, str) else "bytes"
        self.incoming.put_nowait({"type": "websocket.receive", kind: text})

    def say(self, type: str, **fields: Any) -> None:
        self.say_raw(json.dumps({"type": type, **fields}))

    async def settle(self) -> None:
        """Wait until all that was said is answered: a ping comes back behind everything else."""
        self.pings += 1
        ref = f"settled {self.pings}"
        self.say("ping", ref=ref)
        start = len(self.sent)
        await self.until(lambda: self.closed or any(ref in text for text in self.sent[start:]))

    async def ended(self) -> tuple[int, str]:
        await self.until(lambda: self.closed is not None)
        assert self.closed is not None
        return self.closed

    def told(self, kind: str | None = None) -> list[dict[str, Any]]:
        messages = [json.loads(text) for text in self.sent]
        return [each for each in messages if kind is None or each["type"] == kind]

"""One socket: messages out in order, without letting a slow reader hold up the table."""

import asyncio
from collections import deque
from contextlib import suppress

from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

MOST_WAITING = 1_000  # messages that a slow reader may be behind
CLOSING_SECONDS = 5.0  # for somebody who reads nothing at all
GONE = 4004


class Connection:
    """A watcher of a table. Until `begin` everything that happens is kept back."""

    def __init__(self, socket: WebSocket, visitor: str | None, words: str | None = None) -> None:
        self.socket = socket
        self.visitor = visitor
        self.words = words  # the language of the sentences, for who wants them
        self.waiting: deque[bytes] = deque()
        self.news = asyncio.Event()
        self.begun = False
        self.too_slow = asyncio.Event()
        self.last: tuple[int, str] | None = None  # why it is to be closed
        self.closed = asyncio.Event()

    def begin(self, first: list[bytes]) -> None:
        """What comes before everything that was kept back."""
        self.waiting.extendleft(reversed(first))
        self.begun = True
        self.news.set()

    def deliver(self, message: bytes) -> None:
        if self.last is not None:
            return
        if len(self.waiting) >= MOST_WAITING:
            self.too_slow.set()
        else:
            self.waiting.append(message)
        if self.begun:
            self.news.set()

    def dismiss(self) -> None:
        self.last = (GONE, "table-gone")
        self.news.set()

    async def send_all(self) -> None:
        """Send what waits, until the socket is closed."""
        while True:
            await self.news.wait()
            self.news.clear()
            while self.waiting:
                await self.socket.send_text(self.waiting.popleft().decode())
            if self.last is not None:
                await self.close(*self.last)
                self.closed.set()
                return

    async def end(self, code: int, reason: str) -> None:
        """Close behind all that waits: two must not send at the same time."""
        self.last = (code, reason)
        self.news.set()
        with suppress(TimeoutError):
            async with asyncio.timeout(CLOSING_SECONDS):
                await self.closed.wait()

    async def close(self, code: int, reason: str) -> None:
        """For who sends; otherwise only when nobody sends any more."""
        if self.socket.application_state == WebSocketState.CONNECTED:
            # When it is closed already, or nothing can be sent any more
            with suppress(RuntimeError, WebSocketDisconnect, TimeoutError):
                async with asyncio.timeout(CLOSING_SECONDS):
                    await self.socket.close(code, reason)

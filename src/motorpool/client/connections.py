"""Connections to the socket of a table, one after another, for as long as somebody listens."""

import asyncio
import json
from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable
from typing import Any

from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed

from motorpool.client.calling import Caller
from motorpool.client.errors import ClientError, TooMany, Trouble
from motorpool.client.opening import Broken, Language, Patience, open_socket
from motorpool.client.sight import Gap, Sight


class Connections(ABC):
    """After a break the next one goes on behind the last entry in `sight`."""

    def __init__(self, caller: Caller, table: str, patience: float, words: Language | None) -> None:
        self.caller = caller
        self.table = table
        self.words = words
        self.patience = Patience(patience)
        self.sight = Sight()
        self.socket: ClientConnection | None = None
        self.online = False  # and nothing more is missed
        self.failure: Exception | None = None  # why there will be no more
        self.running: asyncio.Task[None] | None = None
        self.tasks: set[asyncio.Task[None]] = set()

    @abstractmethod
    async def greet(self) -> None:
        """The first thing to say on a new connection."""

    @abstractmethod
    async def hear(self, message: dict[str, Any]) -> None: ...

    @abstractmethod
    def hear_close(self, code: int, reason: str) -> None: ...

    @abstractmethod
    def end(self, failure: Exception) -> None: ...

    def start(self) -> None:
        self.running = asyncio.create_task(self.run())

    async def run(self) -> None:
        try:
            while True:
                await self.connect_once()
        except Exception as error:
            self.end(error)

    async def stop(self) -> None:
        """Nobody wants to know any more."""
        tasks = [*self.tasks, *([] if self.running is None else [self.running])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self.end(self.failure or ClientError("the seat was left"))

    async def connect_once(self) -> None:
        """Until the connection breaks; then wait a little."""
        try:
            self.socket = await open_socket(self.caller, self.table, self.sight.number, self.words)
            async with self.socket:
                await self.listen(self.socket)
            why = "closed"
        except Gap:
            self.sight.number = None
            why = "a message was missing"
        except ConnectionClosed as error:
            why = repr(error)
            if error.rcvd is not None:
                self.hear_close(error.rcvd.code, error.rcvd.reason)
        except (Broken, TooMany, Trouble) as error:
            why = str(error)
        finally:
            self.online = False
        await asyncio.sleep(self.patience.wait(why))

    async def listen(self, socket: ClientConnection) -> None:
        await self.greet()
        async for text in socket:
            await self.hear(json.loads(text))

    async def send(self, message: dict[str, Any]) -> None:
        assert self.socket is not None
        try:
            await self.socket.send(json.dumps(message))
        except ConnectionClosed:
            self.online = False  # whoever listens finds out too; it is sent again afterwards

    def later(self, seconds: float, work: Callable[[], Awaitable[None]]) -> None:
        async def wait() -> None:
            await asyncio.sleep(seconds)
            await work()

        task = asyncio.create_task(wait())
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

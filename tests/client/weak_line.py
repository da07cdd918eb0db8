"""A line between client and server that can be cut, and that can swallow what is said."""

import asyncio
from contextlib import suppress


class WeakLine:
    """Listens at `url` and passes everything on to the server, until it is told otherwise."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.url = ""
        self.to_server = True
        self.to_client = True
        self.opened = 0  # connections so far
        self.writers: list[asyncio.StreamWriter] = []
        self.listening: asyncio.Server | None = None

    async def __aenter__(self) -> "WeakLine":
        self.listening = await asyncio.start_server(self.connect, "127.0.0.1", 0)
        self.url = f"http://127.0.0.1:{self.listening.sockets[0].getsockname()[1]}"
        return self

    async def __aexit__(self, *_: object) -> None:
        assert self.listening is not None
        self.listening.close()
        self.cut()
        await self.listening.wait_closed()

    async def connect(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.opened += 1
        server_reader, server_writer = await asyncio.open_connection("127.0.0.1", self.port)
        self.writers += [writer, server_writer]
        await asyncio.gather(
            self.pass_on(reader, server_writer, "to_server"),
            self.pass_on(server_reader, writer, "to_client"),
        )

    async def pass_on(
        self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, way: str
    ) -> None:
        with suppress(ConnectionError):
            while data := await reader.read(65536):
                if getattr(self, way):
                    writer.write(data)
                    await writer.drain()
        writer.close()

    def cut(self) -> None:
        """Break all connections; new ones work again."""
        for writer in self.writers:
            writer.transport.abort()
        self.writers.clear()
        self.to_server = self.to_client = True

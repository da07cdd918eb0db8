"""A WebSocket with as little work as possible, so that the clients are not what is measured."""

import asyncio
from collections.abc import Callable
from typing import cast

TEXT, CLOSE, PING, PONG = 1, 8, 9, 10
NO_MASK = b"\0\0\0\0"  # a mask that changes nothing is a mask too


class Wire(asyncio.Protocol):
    """One socket of one person; `heard` gets every text message."""

    def __init__(self, request: bytes, heard: Callable[[bytes], None]) -> None:
        self.request = request
        self.heard = heard
        self.buffer = bytearray()
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.lost = False
        self.transport: asyncio.Transport

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)  # uvloop's are no subclasses
        self.transport.write(self.request)

    def connection_lost(self, error: Exception | None) -> None:
        self.lost = True
        if not self.opened.done():
            self.opened.set_exception(ConnectionError(f"refused: {bytes(self.buffer[:200])!r}"))

    def data_received(self, data: bytes) -> None:
        self.buffer += data
        if not self.opened.done():
            end = self.buffer.find(b"\r\n\r\n")
            if end < 0 or not self.buffer.startswith(b"HTTP/1.1 101"):
                return  # a refusal is told when the connection ends
            del self.buffer[: end + 4]
            self.opened.set_result(None)
        self.read_frames()

    def read_frames(self) -> None:
        buffer, at = self.buffer, 0
        while len(buffer) - at >= 2:
            kind, length, begin = buffer[at] & 15, buffer[at + 1] & 127, at + 2
            if length >= 126:
                size = 2 if length == 126 else 8
                length, begin = int.from_bytes(buffer[begin : begin + size], "big"), begin + size
            if len(buffer) < begin + length:
                break
            payload = bytes(buffer[begin : begin + length])
            at = begin + length
            if kind == TEXT:
                self.heard(payload)
            elif kind == PING:
                self.send(payload, PONG)
        del buffer[:at]

    def send(self, payload: bytes, kind: int = TEXT) -> None:
        size = len(payload)
        if size < 126:
            head = bytes((128 | kind, 128 | size))
        else:
            head = bytes((128 | kind, 254)) + size.to_bytes(2, "big")
        self.transport.write(head + NO_MASK + payload)


def socket_request(port: int, table: str, cookie: str) -> bytes:
    return (
        f"GET /api/tables/{table}/socket HTTP/1.1\r\n"
        f"Host: 127.0.0.1:{port}\r\n"
        f"Origin: http://127.0.0.1:{port}\r\n"
        f"Cookie: motorpool={cookie}\r\n"
        "Connection: Upgrade\r\nUpgrade: websocket\r\n"
        "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
    ).encode()

"""On a real socket: what no client library would send."""

import socket
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from motorpool.server.operating.settings import Settings, sqlite_url
from tests.server.serving import served

PATCH = b"PATCH /api/me HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    path: Path = tmp_path_factory.mktemp("wire") / "motorpool.db"
    with served(Settings(sqlite_url(path))) as url:
        yield url


def send(server: str, *parts: bytes) -> bytes:
    """Whatever comes back until the server closes or is silent."""
    host, _, port = server.removeprefix("http://").partition(":")
    told = b""
    with socket.create_connection((host, int(port)), timeout=10) as wire:
        try:
            for part in parts:
                wire.sendall(part)
            wire.shutdown(socket.SHUT_WR)
            while got := wire.recv(65536):
                told += got
        except ConnectionError:  # closed while we still sent
            pass
    return told


@pytest.mark.parametrize(
    "sent",
    [
        b"\0\0\0\0\r\n\r\n",
        b"GET / HTTP/9.9\r\n\r\n",
        b"GET /" + b"x" * 100_000 + b" HTTP/1.1\r\nHost: localhost\r\n\r\n",
        b"GET / HTTP/1.1\r\nHost: localhost\r\nContent-Length: -1\r\n\r\n",
        b"GET / HTTP/1.1\r\nHost: localhost\r\nX: " + b"y" * 200_000 + b"\r\n\r\n",
        PATCH + b"Content-Length: 5\r\nContent-Length: 6\r\n\r\n{}",
        PATCH + b"Transfer-Encoding: chunked\r\n\r\nzz\r\n",
        PATCH + b"Content-Length: 100\r\n\r\n{",
    ],
)
def test_nonsense_harms_nobody(server, sent):
    told = send(server, sent)
    assert b" 200 " not in told.partition(b"\r\n")[0]
    assert b"Traceback" not in told
    assert httpx.get(f"{server}/healthz").json() == {"status": "ok"}


def test_a_body_without_end_is_cut_off(server):
    """In pieces, without a length: nobody has to read it all to refuse it."""
    piece = b"4000\r\n" + b" " * 0x4000 + b"\r\n"
    told = send(server, PATCH + b"Transfer-Encoding: chunked\r\n\r\n", *[piece] * 200)
    assert told == b"" or told.startswith(b"HTTP/1.1 413 ")
    assert httpx.get(f"{server}/healthz").status_code == 200


def test_a_length_that_is_too_large_is_refused_before_the_body(server):
    told = send(server, PATCH + b"Content-Length: 99999999999\r\n\r\n")
    assert told.startswith(b"HTTP/1.1 413 ")
    assert b'"server-too-large"' in told


def test_what_a_proxy_passes_on_is_not_from_this_machine(server):
    assert httpx.get(f"{server}/metrics").status_code == 200
    headers = {"X-Forwarded-For": "127.0.0.1"}
    assert httpx.get(f"{server}/metrics", headers=headers).status_code == 403

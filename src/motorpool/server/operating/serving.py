"""Serving until a signal comes: opens the database, listens, stops in order."""

import asyncio
import errno
import logging
import signal
import socket
from collections.abc import Callable, Iterator
from contextlib import contextmanager

import uvicorn

from motorpool.core.errors import BadOption
from motorpool.server.database.database import connect
from motorpool.server.http.app import make_app
from motorpool.server.operating.logs import start_logs
from motorpool.server.operating.resources import allow_many_sockets, collect_rarely
from motorpool.server.operating.settings import Settings

SIGNALS = (signal.SIGINT, signal.SIGTERM)
SECONDS_TO_STOP = 10  # for requests under way; then they are cut off
BACKLOG = 2048
PORT_USED = "cli-serve-port-used"


class Server(uvicorn.Server):
    """Says when it is ready; when a signal has ended it, it does not send it to itself again."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self.ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self.ready()

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        before = {number: signal.signal(number, self.handle_exit) for number in SIGNALS}
        try:
            yield
        finally:
            for number, handler in before.items():
                signal.signal(number, handler)


def serve(settings: Settings, ready: Callable[[str], None], quiet: bool = False) -> None:
    """Serve; `ready` gets the address to open. A `Refusal` says why it cannot be.

    When `quiet`, only what goes wrong is logged.
    """
    listening = listen(settings.host, settings.port)
    allow_many_sockets()
    collect_rarely()
    with listening:
        config = uvicorn.Config("", loop="auto", log_config=None)
        with asyncio.Runner(loop_factory=config.get_loop_factory()) as runner:
            runner.run(serve_on(listening, settings, ready, quiet))


async def serve_on(
    listening: socket.socket, settings: Settings, ready: Callable[[str], None], quiet: bool
) -> None:
    database = connect(settings.database)
    await database.open()
    start_logs(least=logging.WARNING if quiet else logging.INFO)
    try:
        config = uvicorn.Config(
            make_app(settings, database),
            http="auto",
            ws="websockets-sansio",
            ws_max_size=settings.limits.body_bytes,
            ws_per_message_deflate=False,  # updates are small, and its buffers large
            lifespan="on",
            log_config=None,
            access_log=False,
            server_header=False,
            proxy_headers=True,
            forwarded_allow_ips=list(settings.trusted_proxies),
            timeout_graceful_shutdown=SECONDS_TO_STOP,
            backlog=BACKLOG,
        )
        url = settings.public_url or address_of(listening)
        await Server(config, lambda: ready(url)).serve(sockets=[listening])
    finally:
        await database.close()


def listen(host: str, port: int) -> socket.socket:
    """A socket at this address; bound before anything else, so that what cannot be is told."""
    try:
        found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
    except (OSError, UnicodeError) as error:
        why = getattr(error, "strerror", None) or "?"
        raise BadOption("cli-serve-host-bad", {"host": host, "why": why}) from None
    family, kind, protocol, _, address = found[0]
    listening = socket.socket(family, kind, protocol)
    try:
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind(address)
        listening.listen(BACKLOG)
    except OSError as error:
        listening.close()
        raise why_not(error, host, port) from None
    return listening


def is_taken(host: str, port: int) -> bool:
    """Whether something else listens there."""
    try:
        listen(host, port).close()
    except BadOption as refusal:
        return refusal.key == PORT_USED
    return False


def why_not(error: OSError, host: str, port: int) -> BadOption:
    if error.errno == errno.EADDRINUSE:
        return BadOption(PORT_USED, {"port": str(port)})
    if error.errno in (errno.EACCES, errno.EPERM):
        return BadOption("cli-serve-port-forbidden", {"port": str(port)})
    return BadOption("cli-serve-host-bad", {"host": host, "why": error.strerror or "?"})


def address_of(listening: socket.socket) -> str:
    """As one types it; an address that stands for all is opened here as localhost."""
    host, port = listening.getsockname()[:2]
    if host in ("0.0.0.0", "::"):
        host = "localhost"
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"

"""A server on a real socket, in a thread of the tests."""

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from threading import Event, Thread

import uvicorn

from motorpool.server.database.database import connect
from motorpool.server.http.app import make_app
from motorpool.server.operating.serving import address_of, listen
from motorpool.server.operating.settings import Limit, Limits, Settings

AMPLE = Limit(1e9, 1e9)
NO_LIMITS = Limits(
    address=AMPLE, visitor=AMPLE, newcomers=AMPLE, tables=AMPLE, tables_of_address=AMPLE
)
NO_PAGE = Path("no-page")  # to read the page takes longer than most tests that do not ask for it


@contextmanager
def served(settings: Settings) -> Iterator[str]:
    """The address of a server that answers until the end of the block."""
    listening = listen("127.0.0.1", 0)
    ready = Event()
    running: list[uvicorn.Server] = []

    async def serve() -> None:
        database = connect(settings.database)
        await database.open()
        app = make_app(settings, database)
        config = uvicorn.Config(app, log_config=None, access_log=False, server_header=False)
        running.append(uvicorn.Server(config))
        ready.set()
        await running[0].serve(sockets=[listening])
        await database.close()

    thread = Thread(target=lambda: asyncio.run(serve()))
    thread.start()
    assert ready.wait(30)
    try:
        yield address_of(listening)
    finally:
        running[0].should_exit = True
        thread.join(30)
        listening.close()

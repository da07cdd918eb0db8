"""A real server process for whoever tests the client."""

import shutil
import tempfile
from collections.abc import AsyncIterator, Callable
from pathlib import Path

import pytest

from motorpool.client import Client
from tests.client import ample_server
from tests.server.processes import ServerProcess


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    """Tests marked `anyio` run on asyncio."""
    return "asyncio"


class AmpleServer(ServerProcess):
    """One that many people can come to from one address, and often."""

    def arguments(self) -> tuple[str, ...]:
        return ("-m", ample_server.__name__, self.database, str(self.port))


@pytest.fixture(scope="session")
async def server(anyio_backend: str) -> AsyncIterator[ServerProcess]:
    """One for all tests; who stops it starts it again."""
    directory = Path(tempfile.mkdtemp())
    process = AmpleServer(f"sqlite:///{directory / 'motorpool.db'}", directory)
    await process.start()
    try:
        await process.ready()
        yield process
    finally:
        await process.kill()
        shutil.rmtree(directory)


@pytest.fixture
async def clients(server: ServerProcess) -> AsyncIterator[Callable[..., Client]]:
    """Opens clients, each somebody else."""
    opened: list[Client] = []

    def open_client(token: str | None = None, language: str = "en") -> Client:
        opened.append(Client(server.url, token, language=language))
        return opened[-1]

    yield open_client
    for client in opened:
        await client.close()


@pytest.fixture
def client(clients: Callable[..., Client]) -> Client:
    return clients()

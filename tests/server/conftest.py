"""Both databases for whoever tests the server: SQLite and a real PostgreSQL."""

import itertools
import os
from collections.abc import AsyncIterator, Callable, Iterator
from pathlib import Path

import asyncpg
import pytest
from fastapi import FastAPI

from motorpool.server.database.database import Database, connect
from motorpool.server.http.app import make_app
from motorpool.server.operating.settings import Settings
from tests.server.browser import Browser
from tests.server.postgres_cluster import PostgresCluster, find_binaries

NUMBERS = itertools.count(1)
BOTH = ("sqlite", "postgresql")


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    """Tests marked `anyio` run on asyncio, as the server does."""
    return "asyncio"


@pytest.fixture(scope="session")
def postgres() -> Iterator[PostgresCluster]:
    """Started for the first test that asks; MOTORPOOL_POSTGRES=required: it has to be there."""
    binaries = find_binaries()
    if binaries is None:
        if os.environ.get("MOTORPOOL_POSTGRES") == "required":
            pytest.fail("PostgreSQL is not installed (Debian: postgresql)")
        pytest.skip("PostgreSQL is not installed (Debian: postgresql)")
    cluster = PostgresCluster(binaries)
    try:
        cluster.start()
        yield cluster
    finally:
        cluster.remove()


async def make_database(cluster: PostgresCluster) -> str:
    """The URL of a new, empty database."""
    name = f"test{next(NUMBERS)}"
    connection = await asyncpg.connect(cluster.url())
    await connection.execute(f"CREATE DATABASE {name}")
    await connection.close()
    return cluster.url(name)


@pytest.fixture(params=BOTH)
async def database_url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """A new, empty database of each kind."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'motorpool.db'}"
    return await make_database(request.getfixturevalue("postgres"))


@pytest.fixture
async def database(database_url: str) -> AsyncIterator[Database]:
    """A database of each kind, open."""
    opened = connect(database_url)
    await opened.open()
    yield opened
    await opened.close()


@pytest.fixture
def settings(database_url: str) -> Settings:
    return Settings(database_url)


@pytest.fixture
def app(settings: Settings, database: Database) -> FastAPI:
    """The app on a database of each kind; a test may give other `settings`."""
    return make_app(settings, database)


@pytest.fixture
async def browsers(app: FastAPI) -> AsyncIterator[Callable[[], Browser]]:
    """Opens browsers, each with cookies of its own."""
    opened: list[Browser] = []

    def open_browser() -> Browser:
        opened.append(Browser(app))
        return opened[-1]

    yield open_browser
    for browser in opened:
        await browser.aclose()


@pytest.fixture
def browser(browsers: Callable[[], Browser]) -> Browser:
    return browsers()

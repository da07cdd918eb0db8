"""Both databases for whoever tests the server: SQLite and a real PostgreSQL."""

import asyncio
import itertools
import os
import shutil
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager
from pathlib import Path

import asyncpg
import pytest
from fastapi import FastAPI

from motorpool.server.database.database import Database, connect
from motorpool.server.http.app import make_app
from motorpool.server.operating.settings import Settings
from tests.server.browser import Browser
from tests.server.postgres_cluster import PostgresCluster, find_binaries
from tests.server.serving import NO_PAGE

NUMBERS = itertools.count(1)
BOTH = ("sqlite", "postgresql")
END_OTHERS = """
    SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity
    WHERE datname = current_database() AND pid <> pg_backend_pid()
"""
TABLES = """
    SELECT tablename FROM pg_tables
    WHERE schemaname = 'public' AND tablename <> 'alembic_version'
"""


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


async def make_empty_database(cluster: PostgresCluster, template: str = "template1") -> str:
    """The URL of a new database in which nothing is."""
    name = f"test{next(NUMBERS)}"
    connection = await asyncpg.connect(cluster.url())
    await connection.execute(f"CREATE DATABASE {name} TEMPLATE {template}")
    await connection.close()
    return cluster.url(name)


async def make_database(cluster: PostgresCluster) -> str:
    """The URL of a new database that is up to date: a copy takes less time than migrations."""
    if cluster.migrated is None:
        url = await make_empty_database(cluster)
        await migrate(url)
        cluster.migrated = url.rpartition("/")[2]
    return await make_empty_database(cluster, cluster.migrated)


@asynccontextmanager
async def lent_database(cluster: PostgresCluster) -> AsyncIterator[str]:
    """The URL of a database that is up to date and empty; another test has it after this one."""
    url = cluster.unused.pop() if cluster.unused else await make_database(cluster)
    await clear(url)
    yield url
    cluster.unused.append(url)


async def clear(url: str) -> None:
    """Nobody is connected any more, and nothing is left."""
    connection = await asyncpg.connect(url)
    await connection.execute(END_OTHERS)
    names = [str(row["tablename"]) for row in await connection.fetch(TABLES)]
    await connection.execute(f"TRUNCATE {', '.join(names)}")
    await connection.close()


async def migrate(url: str) -> None:
    database = connect(url)
    await database.open()
    await database.close()


@pytest.fixture(scope="session")
def migrated_file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An SQLite file that is up to date, to be copied."""
    file = tmp_path_factory.mktemp("migrated") / "motorpool.db"
    asyncio.run(migrate(f"sqlite:///{file}"))
    return file


def copy_file(file: Path, directory: Path) -> str:
    """The URL of a copy."""
    return f"sqlite:///{shutil.copy(file, directory)}"


@pytest.fixture(params=BOTH)
async def database_url(
    request: pytest.FixtureRequest, tmp_path: Path, migrated_file: Path
) -> AsyncIterator[str]:
    """A database of each kind, up to date and empty."""
    if request.param == "sqlite":
        yield copy_file(migrated_file, tmp_path)
    else:
        async with lent_database(request.getfixturevalue("postgres")) as url:
            yield url


@pytest.fixture(params=BOTH)
async def unmigrated_url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """A database of each kind that is yet to be made."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'motorpool.db'}"
    return await make_empty_database(request.getfixturevalue("postgres"))


@pytest.fixture
async def database(database_url: str) -> AsyncIterator[Database]:
    """A database of each kind, open."""
    opened = connect(database_url)
    await opened.open()
    yield opened
    await opened.close()


@pytest.fixture
def settings(database_url: str) -> Settings:
    return Settings(database_url, page=NO_PAGE)


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

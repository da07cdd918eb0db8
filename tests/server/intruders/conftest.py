"""A server without limits, on SQLite; `on_both` says where PostgreSQL is tried too."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.server.conftest import copy_file, lent_database
from tests.server.secrets.world import World


@pytest.fixture
async def database_url(
    request: pytest.FixtureRequest, tmp_path: Path, migrated_file: Path
) -> AsyncIterator[str]:
    if getattr(request, "param", "sqlite") == "sqlite":
        yield copy_file(migrated_file, tmp_path)
    else:
        async with lent_database(request.getfixturevalue("postgres")) as url:
            yield url


@pytest.fixture
async def world(database_url: str) -> AsyncIterator[World]:
    opened = World(database_url)
    await opened.open()
    yield opened
    await opened.close()

"""A server without limits, on SQLite; `on_both` says where PostgreSQL is tried too."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.server.conftest import make_database
from tests.server.secrets.world import World


@pytest.fixture
async def database_url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if getattr(request, "param", "sqlite") == "sqlite":
        return f"sqlite:///{tmp_path / 'motorpool.db'}"
    return await make_database(request.getfixturevalue("postgres"))


@pytest.fixture
async def world(database_url: str) -> AsyncIterator[World]:
    opened = World(database_url)
    await opened.open()
    yield opened
    await opened.close()

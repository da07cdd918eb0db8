"""Servers for whoever looks for leaks."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.server.secrets.world import World


@pytest.fixture
async def world(tmp_path: Path) -> AsyncIterator[World]:
    opened = World(f"sqlite:///{tmp_path / 'world.db'}")
    await opened.open()
    yield opened
    await opened.close()

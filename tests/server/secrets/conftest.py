"""Servers for whoever looks for leaks."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.server.conftest import copy_file
from tests.server.secrets.world import World


@pytest.fixture
async def world(tmp_path: Path, migrated_file: Path) -> AsyncIterator[World]:
    opened = World(copy_file(migrated_file, tmp_path))
    await opened.open()
    yield opened
    await opened.close()

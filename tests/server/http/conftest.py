"""What is about HTTP and not about the database needs only one kind of database."""

from pathlib import Path

import pytest

from tests.server.conftest import copy_file


@pytest.fixture
def database_url(tmp_path: Path, migrated_file: Path) -> str:
    return copy_file(migrated_file, tmp_path)

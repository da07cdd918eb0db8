"""What is about HTTP and not about the database needs only one kind of database."""

from pathlib import Path

import pytest


@pytest.fixture
def database_url(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'motorpool.db'}"

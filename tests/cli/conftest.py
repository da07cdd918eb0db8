"""Every test runs in an empty directory of its own, in English unless it says otherwise."""

from pathlib import Path

import pytest

from tests.cli.support import Command


@pytest.fixture
def command(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> Command:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("MOTORPOOL_LANG", "en")
    monkeypatch.setenv("COLUMNS", "80")
    return Command(monkeypatch, capsys)

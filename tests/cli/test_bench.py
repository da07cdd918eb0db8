"""`motorpool bench`: its output and its refusals."""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from motorpool.cli.main import main
from motorpool.lab import builds
from motorpool.words.bundle import LANGUAGES

QUICK = ["bench", "--seconds", "0.1"]
PEER = {
    "name": "chess",
    "version": "1",
    "what": "random plies",
    "decisions_per_second": 1000.0,
    "games": 5,
    "clone_us": None,
}


@pytest.fixture(autouse=True)
def no_other_build(monkeypatch: pytest.MonkeyPatch) -> None:
    """Only the build in use: the other one takes its time to start."""

    @contextmanager
    def none() -> Iterator[Path | None]:
        yield None

    monkeypatch.setattr(builds, "other_build", none)


def test_json(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*QUICK, "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert set(found) == {"builds"}
    assert [build["game"] for build in found["builds"]] == ["rush", "battlegrounds"]
    assert set(found["builds"][0]) == {
        "game",
        "build",
        "inside_decisions_per_second",
        "python_decisions_per_second",
        "games_per_second",
        "clone_us",
        "slices",
        "games_in_slice",
        "decisions_in_slice",
        "clones_in_round",
    }
    assert found["builds"][0]["slices"] == 6


def test_peers_stand_beside(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def peers(python: str, seconds: float) -> dict[str, Any]:
        return {"peers": [dict(PEER)], "missing": [{"name": "go", "why": "not there"}]}

    monkeypatch.setattr(builds, "measure_peers", peers)
    assert main([*QUICK, "--peers", "python", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    for build in found["builds"]:
        ratios = found["peers"][0]["ratios"][build["game"]]
        for loop in ("inside", "python"):
            ours = build[f"{loop}_decisions_per_second"]
            assert ratios[loop] == pytest.approx(ours / 1000, abs=0.01)
    for language in LANGUAGES:
        assert main([*QUICK, "--peers", "python", "--lang", language]) == 0
        told = capsys.readouterr().out
        assert "chess 1, random plies" in told
        assert told.count("battlegrounds") == 3  # its figures, and two columns of ratios
        assert "not there" in told


@pytest.mark.parametrize("seconds", ["0", "-1", "soon", "inf", "nan"])
def test_no_time_is_refused(seconds: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", "--seconds", seconds]) == 2
    assert "--seconds" in capsys.readouterr().err


def test_peers_without_python_are_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    missing = str(tmp_path / "python")
    assert main([*QUICK, "--peers", missing]) == 2
    assert missing in capsys.readouterr().err

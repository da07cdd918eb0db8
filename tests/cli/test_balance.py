"""`motorpool balance`: its output and its refusals."""

import json

import pytest

from motorpool.cli.main import main
from motorpool.words.bundle import LANGUAGES

QUICK = ["balance", "rush", "--games", "4", "--jobs", "1", "--seed", "s"]
GOALS = [
    "cards",
    "classes",
    "abilities",
    "costs",
    "seats",
    "nations",
    "rounds",
    "triggers",
    "achievements",
]


def test_json(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*QUICK, "--players", "3", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert (found["games"], found["players"], found["seed"]) == (4, 3, "s")
    assert [goal["goal"] for goal in found["goals"]] == GOALS
    assert len(found["cards"]) == 100
    assert len(found["seats"]) == len(found["places"]) == 3
    assert len(found["nations"]) == 4


BATTLEGROUNDS = ["balance", "battlegrounds", "--games", "2", "--jobs", "1", "--seed", "s"]


def test_json_of_battlegrounds(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*BATTLEGROUNDS, "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert (found["preset"], found["players"], found["games"]) == ("battle", 2, 2)
    goals = ["tanks-fielded", "tanks-dealt", "corners", "seats", "places"]
    assert [goal["goal"] for goal in found["goals"]] == goals
    assert len(found["seats"]) == len(found["places"]) == 2


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("preset", "players", "has"), [("team", 4, True), ("family", 2, False)])
def test_a_table_of_battlegrounds(
    preset: str, players: int, has: bool, language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([*BATTLEGROUNDS, "--preset", preset, "--lang", language]) == 0
    told = capsys.readouterr()
    assert told.err == ""
    assert f"{players}" in told.out.splitlines()[0]
    assert "H1" in told.out or players == 2
    assert ("Maus" in told.out) is has


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["--preset", "solo"], "no opponents"),
        (["--players", "5"], "2 to 4"),
        (["--preset", "team", "--players", "3"], "4 players"),
        (["--preset", "base"], "preset"),
    ],
)
def test_what_battlegrounds_cannot_be_is_refused(
    arguments: list[str], told: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["balance", "battlegrounds", *arguments]) == 2
    found = capsys.readouterr()
    assert found.out == ""
    assert told in found.err
    assert found.err.count("\n") == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_table_for_a_reader(language: str, capsys: pytest.CaptureFixture[str]) -> None:
    preset = ["--preset", "second-front"] if language == "en" else []
    assert main([*QUICK, *preset, "--lang", language]) == 0
    told = capsys.readouterr()
    assert told.err == ""
    assert "t-34" in told.out
    assert "%" in told.out


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["--games", "0"], "at least 1"),
        (["--players", "7"], "2 to 5"),
        (["--players", "two"], "whole number"),
        (["--jobs", "0"], "at least 1"),
        (["--preset", "hard"], "preset"),
    ],
)
def test_what_cannot_be_is_refused(
    arguments: list[str], told: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["balance", "rush", *arguments]) == 2
    found = capsys.readouterr()
    assert found.out == ""
    assert told in found.err
    assert found.err.count("\n") == 1

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

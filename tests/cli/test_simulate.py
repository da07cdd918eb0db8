"""`motorpool simulate`: its output and its refusals."""

import json
from pathlib import Path

import pytest

from motorpool.cli.main import main
from motorpool.words.bundle import LANGUAGES

KEYS = {
    "game",
    "preset",
    "players",
    "options",
    "bots",
    "seed",
    "games",
    "unfinished",
    "decisions",
    "seconds",
    "decisions_per_second",
    "wins_by_seat",
    "wins_by_bot",
    "points_by_seat",
    "rounds",
    "forfeits",
    "end_triggers",
    "achievements_awarded",
}
BATTLEGROUNDS = ["simulate", "battlegrounds", "--games", "3", "--jobs", "1", "--seed", "s"]
QUICK = ["simulate", "rush", "--games", "3", "--jobs", "1", "--seed", "s"]


def test_json(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*QUICK, "--bots", "greedy,random", "--players", "3", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert set(found) == KEYS
    assert set(found["rounds"]) == {"median", "p10", "p90", "longest"}
    assert found["bots"] == ["greedy", "random", "greedy"]
    assert (found["games"], found["players"], found["seed"]) == (3, 3, "s")
    assert sum(found["wins_by_seat"]) == pytest.approx(3)
    assert sum(found["wins_by_bot"].values()) == pytest.approx(3)
    assert sum(found["end_triggers"].values()) == 3
    assert len(found["points_by_seat"]) == 3


@pytest.mark.parametrize(
    ("preset", "players", "own"),
    [
        ("battle", 2, {"decided"}),
        ("battle-draft", 2, {"decided"}),
        ("team", 4, {"decided"}),
        ("family", 2, {"decided"}),
        ("solo", 1, {"decided", "stars"}),
    ],
)
def test_battlegrounds(
    preset: str, players: int, own: set[str], capsys: pytest.CaptureFixture[str]
) -> None:
    """Each preset has its usual number of players."""
    assert main([*BATTLEGROUNDS, "--preset", preset, "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert set(found) == KEYS - {"end_triggers", "achievements_awarded"} | own
    assert (found["preset"], found["players"]) == (preset, players)
    assert sum(found["decided"].values()) == 3


def test_battle_is_the_usual_preset(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*BATTLEGROUNDS, "--players", "4", "--set", "draft=on", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert (found["preset"], found["players"]) == ("battle", 4)
    assert (found["options"]["mode"], found["options"]["draft"]) == ("battle", True)


def test_a_switch_sets_the_usual_number_of_players(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*BATTLEGROUNDS, "--set", "mode=solo", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["players"] == 1


def test_two_bots_do_not_sit_down_to_solo(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*BATTLEGROUNDS, "--preset", "solo", "--bots", "greedy,random"]) == 2
    assert "solo" in capsys.readouterr().err


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("preset", ["battle", "solo"])
def test_battlegrounds_for_a_reader(
    preset: str, language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    command = [*BATTLEGROUNDS, "--preset", preset, "--bots", "greedy", "--lang", language]
    assert main(command) == 0
    told = capsys.readouterr().out
    assert "greedy" in told
    rows = [line.split()[0] for line in told.splitlines() if line.endswith("%")]
    assert rows == ([str(stars) for stars in range(7)] if preset == "solo" else [])


def test_options_come_from_preset_and_switches(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*QUICK, "--preset", "second-front", "--set", "rear=off", "--json"]) == 0
    options = json.loads(capsys.readouterr().out)["options"]
    assert options["headquarters"] is True
    assert options["rear"] is False


def test_as_many_players_as_bots(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*QUICK, "--bots", "random,random,random", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["players"] == 3


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_table_for_a_reader(language: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*QUICK, "--bots", "greedy,random", "--players", "4", "--lang", language]) == 0
    told = capsys.readouterr()
    assert told.err == ""  # nobody watches: no progress bar
    assert "greedy" in told.out
    assert "%" in told.out


def test_a_seed_is_made_up_and_told(capsys: pytest.CaptureFixture[str]) -> None:
    command = ["simulate", "rush", "--games", "1", "--json"]
    seeds = set()
    for _ in range(2):
        assert main(command) == 0
        seeds.add(json.loads(capsys.readouterr().out)["seed"])
    assert len(seeds) == 2


def test_records_are_saved(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    directory = tmp_path / "new" / "records"
    assert main([*QUICK, "--save", str(directory)]) == 0
    paths = sorted(directory.iterdir())
    assert [path.name for path in paths] == ["000001.json", "000002.json", "000003.json"]
    assert main(["verify", *map(str, paths)]) == 0
    # and never written over
    before = paths[0].read_text()
    assert main([*QUICK, "--save", str(directory), "--seed", "t"]) == 2
    assert paths[0].read_text() == before


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["--games", "-1"], "at least 1"),
        (["--games", "0"], "at least 1"),
        (["--games", "many"], "whole number"),
        (["--games", "1.5"], "whole number"),
        (["--players", "0"], "2 to 5"),
        (["--players", "7"], "2 to 5"),
        (["--players", "6"], "Second Front"),
        (["--players", "two"], "whole number"),
        (["--jobs", "0"], "at least 1"),
        (["--jobs", "100000"], "at most"),
        (["--bots", "genius"], "greedy, random"),
        (["--bots", "greedy,"], "greedy, random"),
        (["--bots", "random,random,random", "--players", "2"], "3 bots"),
        (["--preset", "hard"], "preset"),
        (["--set", "rear"], "rear"),
        (["--set", "rear=maybe"], "maybe"),
        (["--set", "color=red"], "color"),
    ],
)
def test_what_cannot_be_is_refused(
    arguments: list[str], told: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["simulate", "rush", *arguments]) == 2
    found = capsys.readouterr()
    assert found.out == ""
    assert told in found.err
    assert found.err.count("\n") == 1


def test_a_file_is_no_directory(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "file"
    path.write_text("mine")
    assert main([*QUICK, "--save", str(path)]) == 2
    assert main([*QUICK, "--save", str(path / "below")]) == 2
    assert path.read_text() == "mine"
    assert str(path) in capsys.readouterr().err


def test_nothing_is_written_when_something_is_refused(tmp_path: Path) -> None:
    directory = tmp_path / "records"
    assert main([*QUICK, "--save", str(directory), "--bots", "genius"]) == 2
    assert not directory.exists()

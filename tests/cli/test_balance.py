"""`motorpool balance`: its output and its refusals."""

import json
import re
from pathlib import Path

import pytest

from motorpool.cli.balance_page import answer
from motorpool.cli.main import main
from motorpool.words.bundle import LANGUAGES, Words

QUICK = ["balance", "rush", "--games", "4", "--jobs", "1", "--seed", "s"]
GOALS = [
    "cards",
    "classes",
    "abilities",
    "costs",
    "seats",
    "places",
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
    assert found["bot"] == "greedy"
    card = max(found["cards"], key=lambda row: row["bought"])
    assert card["there"] >= card["offered"] >= card["bought"] > 0
    ways = {"resources", "ability", "attack", "support", "defence"}
    assert set(card["played_for"]) == ways
    assert sum(way["count"] for way in card["played_for"].values()) == card["played"]
    assert any(row["owning"] is None for row in found["cards"])  # four games tell little
    assert sum(row["in_play"] for row in found["achievements"]) > 4
    for row in found["achievements"]:
        assert row["won"]["games"] == row["in_play"] <= 4
        assert row["by_winner"]["games"] == row["won"]["count"]
        assert sum(place["count"] for place in row["places"]) == row["won"]["count"]
    assert {row["of"] for row in found["squads"]} == {"whole", "class", "nation"}
    assert sum(found["lengths"].values()) == 4


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_page(language: str, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    """One of each game; what is drawn is looked at elsewhere."""
    for game, has in (("rush", "T-34"), ("battlegrounds", "Maus")):
        path = tmp_path / f"{game}.html"
        quick = ["balance", game, "--games", "2", "--jobs", "1", "--seed", "s"]
        assert main([*quick, "--html", str(path), "--lang", language]) == 0
        told = capsys.readouterr()
        text = path.read_text()
        assert told.err == ""
        assert f'<html lang="{language}">' in text
        assert has.lower() in text.lower()
        assert "--games 2" in text
        assert "{ $" not in text
        assert "http:" not in text
        assert "<script" not in text


@pytest.mark.parametrize(("game", "bot"), [("rush", "ace:2"), ("battlegrounds", "ace:2")])
def test_other_bots(game: str, bot: str, capsys: pytest.CaptureFixture[str]) -> None:
    """Those that search too, whose choices the experiments change."""
    games = "4" if game == "rush" else "1"  # so that there is one for each nation
    asked = ["--bot", bot, "--games", games, "--jobs", "1", "--seed", "s", "--json"]
    assert main(["balance", game, *asked]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["bot"] == bot
    assert found["unfinished"] == 0


@pytest.mark.parametrize(("game", "left_out"), [("rush", "nations"), ("battlegrounds", "fielded")])
def test_plain_games_alone(game: str, left_out: str, capsys: pytest.CaptureFixture[str]) -> None:
    """They are the same games as without the experiments, and of those nothing is claimed."""
    asked = ["balance", game, "--games", "4", "--jobs", "1", "--seed", "s", "--json"]
    assert main([*asked, "--plain"]) == 0
    plain = json.loads(capsys.readouterr().out)
    assert main(asked) == 0
    whole = json.loads(capsys.readouterr().out)
    for same in ("games", "seats", "places", "lengths"):
        assert plain[same] == whole[same]
    values = {goal["goal"]: goal["value"] for goal in plain["goals"]}
    unknown = [name for name, value in values.items() if value is None]
    assert any(left_out in name for name in unknown)
    assert {goal["reached"] for goal in plain["goals"] if goal["value"] is None} == {None}
    measured = {goal["goal"] for goal in whole["goals"] if goal["value"] is not None}
    assert measured.isdisjoint(unknown) is False, "the experiments tell more"
    assert main([*asked[:-1], "--plain"]) == 0
    *_, goals, note = capsys.readouterr().out.split("\n\n")  # the goals come last
    told = goals.splitlines()[1:]
    assert len(told) == len(values)
    so_far = [goal for goal in plain["goals"] if goal["sure"] is False]
    assert sum("so far" in line for line in told) == len(so_far) > 0
    assert note.startswith("So far:")
    assert [line.split()[-2:] for line in told].count(["–", "–"]) == len(unknown)


def test_a_page_of_plain_games_draws_what_was_measured(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    path = tmp_path / "page.html"
    for plain in ([], ["--plain"]):
        assert main([*BATTLEGROUNDS, *plain, "--html", str(path)]) == 0
        assert "0.0 % ± 50.0" not in capsys.readouterr().out
        plots = re.findall(r'<svg role="img".*?</svg>', path.read_text(), re.DOTALL)
        assert any("in the hand" in plot for plot in plots)
        assert any("in the field" in plot for plot in plots) is not bool(plain)


@pytest.mark.parametrize(
    ("judged", "told"),
    [
        ([(True, True), (True, True), (None, None)], "All 2 goals of the design"),
        ([(True, True), (False, True)], "One goal is not reached: seat farthest"),
        ([(True, False), (False, True)], "wide."),
        ([(True, False), (False, False)], "2 goals are still open"),
    ],
)
def test_a_page_begins_with_what_is_clear(
    judged: list[tuple[bool | None, bool | None]], told: str
) -> None:
    names = ("cards", "seats", "nations")
    goals = [
        {"goal": name, "reached": reached, "sure": sure}
        for name, (reached, sure) in zip(names, judged, strict=False)
    ]
    said = answer({"goals": goals}, Words("en"))
    assert told in said
    missed = (False, True) in judged
    assert ("not reached" in said) is missed
    assert ("open" in said) is any(sure is False for _, sure in judged)


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
        (["--bot", "general"], "general"),
        (["--bot", "exec:true"], "exec:true"),
        (["--html", "no/such/place.html"], "no/such/place.html"),
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

"""`motorpool play`: whole games, drawn and plain."""

import json
import re
from pathlib import Path

import pytest

from motorpool.words.bundle import LANGUAGES
from tests.cli.support import Command, Ran, anything, record, saved_files, write

BOXES = re.compile("[\u2500-\u27bf\x1b\t]")

PROMPT = re.compile("(help|Enter): ")  # what is typed after it is no output


def widest(ran: Ran) -> int:
    return max(len(line) for line in ran.lines if not PROMPT.search(line))


TABLES = [
    ("base", "you,greedy"),
    ("base", "Anna=you,random,Bob=greedy,greedy,random"),
    ("second-front", "you,greedy,random,greedy,greedy,random"),
    ("alternative", "you,greedy,greedy"),
    ("team", "you,greedy,greedy,random"),
]


@pytest.mark.parametrize(("preset", "seats"), TABLES)
@pytest.mark.parametrize("drawn", [True, False], ids=["drawn", "plain"])
def test_a_whole_game(command: Command, preset: str, seats: str, drawn: bool) -> None:
    ran = command(
        *("play", "rush", "--preset", preset, "--seats", seats, "--seed", "a"),
        "--no-plain" if drawn else "--plain",
        keys=anything(preset),
    )
    assert (ran.code, ran.err) == (0, "")
    assert "The game is over" in ran.out
    assert "Achievements (" in ran.out
    assert not saved_files()
    if drawn:
        assert widest(ran) <= 80
    else:
        assert not BOXES.search(ran.out)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("plain", ["--plain", "--no-plain"])
def test_a_whole_game_in_every_language(command: Command, language: str, plain: str) -> None:
    options = ("--seats", "Anna=you,greedy", "--seed", "c", "--lang", language)
    ran = command("play", "rush", plain, *options, keys=anything("1"))
    assert (ran.code, ran.err) == (0, "")
    assert "Anna" in ran.out
    if plain == "--no-plain":
        assert widest(ran) <= 80


def test_the_same_seed_is_the_same_game(command: Command) -> None:
    asked = ("play", "rush", "--seats", "you,recruit", "--seed", "x", "--plain")
    assert command(*asked, keys=anything("1")).out == command(*asked, keys=anything("1")).out


def test_bots_alone_can_be_watched(command: Command) -> None:
    ran = command("play", "rush", "--seats", "greedy,random", "--seed", "a")
    assert ran.code == 0
    assert "Turn 1: " in ran.out
    assert "The game is over" in ran.out
    assert not saved_files()
    assert command("play", "rush", "--seats", "greedy,random", "--save", "game.json").code == 0
    assert command("verify", "game.json").out.startswith("game.json: valid: ")


def test_plain_is_the_default_without_a_terminal(
    command: Command, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = ("play", "rush", "--seed", "x")
    assert not BOXES.search(command(*asked).out)
    monkeypatch.setattr("sys.stdout.isatty", lambda: True)
    monkeypatch.setenv("TERM", "xterm")
    assert BOXES.search(command(*asked).out)
    monkeypatch.setenv("TERM", "dumb")
    assert not BOXES.search(command(*asked).out)


def test_without_colour_nothing_is_lost(command: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    """Colours never say what the words do not: without them the text is the same."""
    monkeypatch.setenv("TERM", "xterm-256color")
    asked = ("play", "rush", "--seed", "x", "--no-plain", "--seats", "you,greedy,random")
    bare = command(*asked, keys=["1", "1"]).out
    monkeypatch.setenv("FORCE_COLOR", "1")
    coloured = command(*asked, keys=["1", "1"]).out
    assert "\x1b[" in coloured
    escapes = re.compile(r"\x1b\[[0-9;]*[A-Za-z]")
    name = re.compile("motorpool-[0-9-]*")
    assert name.sub("", escapes.sub("", coloured)) == name.sub("", bare)


def test_options_and_files_of_ones_own(command: Command) -> None:
    cards = {
        "format": "motorpool-rush-cards",
        "version": 1,
        "id": "mine",
        "extends": "base",
        "vehicles": [],
        "remove": ["t-34"],
    }
    achievements = {
        "format": "motorpool-rush-achievements",
        "version": 1,
        "achievements": [{"id": "reds", "name": "Reds", "squad": [{"nation": "ussr"}]}],
    }
    write("mine.json", cards)
    write("ours.json", achievements)
    options = [
        *("--set", "cards=mine.json"),
        *("--set", "own_achievements=ours.json"),
        *("--set", "reserve_size=6"),
        *("--set", "headquarters=yes"),
    ]
    ran = command(
        "play", "rush", *options, "--save", "game.json", keys=["? reds", "? t-34", "quit"]
    )
    assert ran.code == 0
    assert "Reds: " in ran.out
    assert "Т-34: " not in ran.out  # taken out of the set; a longer name may be found instead
    saved = json.loads(Path("game.json").read_text(encoding="utf-8"))
    assert saved["options"]["cards"]["remove"] == ["t-34"]
    assert saved["options"]["reserve_size"] == 6
    assert command("verify", "game.json").code == 0


def test_a_game_from_a_position(command: Command) -> None:
    position = {
        "game": "rush",
        "players": [{"hand": ["kv-2"]}, {"bases": ["damaged", "destroyed", "destroyed"]}],
    }
    asked = ("play", "rush", "--from", write("end.json", position), "--save", "game.json")
    ran = command(*asked, keys=["attack kv-2", "charge", "end"])
    assert ran.code == 0
    assert "Destroyed: Falcon’s first Base." in ran.out
    assert "this round is the last" in ran.out
    assert "The game is over" in ran.out
    assert command("verify", "game.json").out.startswith("game.json: valid: Player 1 wins ")


def test_a_finished_game_shows_its_result(command: Command) -> None:
    ran = command("play", "rush", "--from", write("game.json", record()), keys=["score", ""])
    assert ran.code == 0
    assert "The game is over" in ran.out
    assert ran.out.count("Winner: ") == 2


def test_control_characters_of_a_file_do_no_harm(command: Command) -> None:
    found = json.loads(record())
    found["seats"] = ["A\x1b[2Jnna", "Bo\nb"]
    del found["moves"][10:]
    del found["result"]
    for plain in ("--plain", "--no-plain"):
        ran = command("play", "rush", plain, "--from", write("game.json", found), keys=["", "quit"])
        assert "\x1b" not in ran.out
        assert "A?[2Jnna" in ran.out

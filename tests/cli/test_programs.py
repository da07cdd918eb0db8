"""Programs at a table in the terminal, in simulations and in tournaments."""

import json
import os
import shlex
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from motorpool.cli.chairs import Chair, chairs_of_record, read_chairs
from motorpool.cli.simulate_table import table
from motorpool.lab.report import report
from motorpool.lab.simulate import Spec, simulate
from motorpool.words.bundle import LANGUAGES, Words
from tests.bots.program.scripts import program
from tests.cli.support import Command, anything, record, saved_files, write

PLAY = ("play", "rush", "--seed", "a", "--plain")
SIMULATE = ("simulate", "rush", "--seed", "s", "--json", "--games")
MAIN = "import sys; from motorpool.cli.main import main; sys.exit(main())"
KEEP_PID = "open('pids', 'a').write(f'{os.getpid()} '); say({'type': 'hello', 'protocol': 1})"


def hellos() -> int:
    """How often a program was started and told hello."""
    path = Path("told.jsonl")
    return path.read_text().count('"hello"') if path.exists() else 0


def gone(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return True
    # somebody who has ended may still wait for its parent to be told
    return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] == "Z"


# At a table


def test_a_whole_game(command: Command, tmp_path: Path) -> None:
    seats = f"you,Rex={program(tmp_path)}"
    ran = command(*PLAY, "--seats", seats, "--save", "game.json", keys=anything("1"))
    assert (ran.code, ran.err) == (0, "")
    assert "Rex (exec)" in ran.out
    assert "The game is over" in ran.out
    assert "recruit" not in ran.out
    assert json.loads(Path("told.jsonl").read_text().splitlines()[-1])["type"] == "result"
    assert json.loads(Path("game.json").read_text())["seats"] == ["Player 1", "Rex (exec)"]


def test_a_command_from_here_with_spaces(command: Command, tmp_path: Path) -> None:
    script = tmp_path / "my, bot"
    program(tmp_path, name=script.name)
    script.write_text(f"#!{sys.executable} -S\n{script.read_text()}")
    script.chmod(0o755)
    ran = command(*PLAY, "--seats", "greedy,exec:'./my, bot' --level 3")
    assert (ran.code, ran.err) == (0, "")
    assert hellos() == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_failure_is_told_once(command: Command, tmp_path: Path, language: str) -> None:
    words = Words(language)
    seats = f"Anna=you,Rex={program(tmp_path, 'sys.exit()')}"
    ran = command(*PLAY, "--seats", seats, "--lang", language, keys=anything("1"))
    assert ran.code == 0
    for why in ("ended", "stopped"):
        assert ran.lines.count(words.say("program-forfeits", player="Rex", why=why)) == 1


def test_a_drawn_screen_tells_it_too(command: Command, tmp_path: Path) -> None:
    seats = f"you,Rex={program(tmp_path, 'sys.exit()')}"
    ran = command("play", "rush", "--no-plain", "--seats", seats, keys=["end", "end", "end"])
    assert "The program of Rex has ended" in ran.out


@pytest.mark.parametrize("way", [EOFError, KeyboardInterrupt, "quit"])
def test_who_leaves_leaves_no_program(
    command: Command, tmp_path: Path, way: str | type[BaseException]
) -> None:
    seats = f"you,Rex={program(tmp_path, hello=KEEP_PID)}"
    command(*PLAY, "--seats", seats, keys=["end", way])
    assert hellos() == 1
    assert gone(int(Path("pids").read_text()))


# Saved games start nothing


def test_a_saved_game_starts_no_program(command: Command, tmp_path: Path) -> None:
    kind = program(tmp_path)
    ran = command(*PLAY, "--seats", f"you,Rex={kind}", keys=["end", "quit"])
    (path,) = saved_files()
    assert "bot.py" not in path.read_text()
    way_back = shlex.split(ran.lines[-1])[1:]
    assert way_back[2:] == ["--from", str(path), "--seats", f"Player 1=you,Rex={kind}"]
    assert hellos() == 1
    ran = command(*way_back[:4], "--plain", keys=["end", "end", "quit"])
    assert "Rex (recruit)" in ran.out
    assert hellos() == 1
    command(*way_back, "--plain", keys=["end", "quit"])
    assert hellos() == 2


@pytest.mark.parametrize(
    "text", ["exec:touch harm", "Rex (exec:touch harm)", "Rex (exec: touch harm)", "Rex (EXEC)"]
)
def test_no_name_in_a_record_is_a_command(command: Command, text: str) -> None:
    assert chairs_of_record([text]) == [Chair(text)]
    found = json.loads(record())
    del found["result"]
    write("game.json", found | {"seats": [text, "greedy"], "moves": found["moves"][:4]})
    command("play", "rush", "--from", "game.json", keys=anything("1"))
    assert not Path("harm").exists()


def test_what_a_record_tells_of_programs_is_played_by_recruit() -> None:
    assert chairs_of_record(["Rex (exec)", "exec"]) == [
        Chair("Rex", "recruit"),
        Chair("exec", "recruit"),
    ]


def test_chairs_are_typed_as_they_are_read() -> None:
    words = Words("en")
    chairs = read_chairs("Anna=you,greedy,Rex=exec:./a 'b, c' --d=e", words)
    assert read_chairs(",".join(chair.typed() for chair in chairs), words) == chairs


# Simulations


def counted(command: Command, games: int, bots: str, *arguments: str) -> dict[str, Any]:
    ran = command(*SIMULATE, str(games), "--bots", bots, *arguments)
    assert (ran.code, ran.err) == (0, "")
    found: dict[str, Any] = json.loads(ran.out)
    return {key: value for key, value in found.items() if "second" not in key}


def test_each_process_starts_its_own(command: Command, tmp_path: Path) -> None:
    crash = "sys.exit() if message['view']['round'] == 2 else say(first(message))"
    kind = program(tmp_path, crash)
    one, two = (counted(command, 4, f"{kind},random", "--jobs", jobs) for jobs in "12")
    assert one == two
    assert one["bots"] == [kind, "random"]
    assert [forfeit["bot"] for forfeit in one["forfeits"]] == [kind] * len(one["forfeits"])
    assert "ended" in [forfeit["why"] for forfeit in one["forfeits"]]


def test_records_name_no_program(command: Command, tmp_path: Path) -> None:
    kind = program(tmp_path)
    found = counted(command, 1, f"{kind},random", "--save", "records")
    assert found["forfeits"] == []
    assert json.loads(Path("records/000001.json").read_text())["seats"] == ["exec", "random"]


def test_nobody_waits_in_every_game(command: Command, tmp_path: Path) -> None:
    kind = program(tmp_path, hello="pass")
    result = simulate(Spec("rush", "base", 2), [kind, "random"], 3, "s", seconds=0.15)
    assert hellos() == 3
    assert result.tally.forfeits[kind, "slow"] == 3
    stopped = result.tally.forfeits[kind, "stopped"]
    assert stopped > 10
    for language in LANGUAGES:
        words = Words(language)
        told = table(report(result), words)
        for why, count in (("slow", 3), ("stopped", stopped)):
            assert words.say("cli-simulate-forfeits", bot=kind, count=count, why=why) in told


# Tournaments


def test_a_tournament_takes_programs(command: Command, tmp_path: Path) -> None:
    crash = "sys.exit() if message['view']['round'] == 2 else say(first(message))"
    kind = program(tmp_path, crash)
    asked = ("tournament", "rush", "--seed", "s", "--games", "4", "--bots", f"{kind},random")
    found = []
    for jobs in "12":
        kept, told = f"kept-{jobs}", f"told-{jobs}"
        ran = command(*asked, "--jobs", jobs, "--keep", kept, "--json", told)
        assert (ran.code, ran.err) == (0, "")
        assert f"in the place of {kind}" in ran.out
        found.append(json.loads(Path(told).read_text()))
    assert found[0] == found[1]
    assert {row["bot"] for row in found[0]["bots"]} == {kind, "random"}
    assert {(row["bot"], row["why"]) for row in found[0]["forfeits"]} >= {(kind, "ended")}

    played = Path("told.jsonl").read_text()
    lines = Path("kept-1").read_text().splitlines(keepends=True)
    command(*asked, "--keep", "kept-1", "--json", "again")  # all is kept: nothing is played
    assert Path("told.jsonl").read_text() == played
    assert json.loads(Path("again").read_text()) == found[0]
    Path("kept-1").write_text(lines[0] + lines[1].replace('"ended"', '"bored"'))
    ran = command(*asked, "--keep", "kept-1")
    assert (ran.code, ran.lines[-1:]) == (2, [])
    assert "line 2" in ran.err
    ran = command(*asked, "--keep", "kept-2", "--bot-time", "3")
    assert ran.code == 2
    assert "bot_time" in ran.err


# Where the tests run in the background an interrupt is ignored, by all that they start too
HEARING = "import signal; signal.signal(signal.SIGINT, signal.default_int_handler); "


@pytest.mark.parametrize(
    ("many", "jobs", "number"),
    [
        ("simulate", "2", signal.SIGINT),
        ("simulate", "1", signal.SIGTERM),
        ("tournament", "2", signal.SIGTERM),
    ],
)
def test_many_games_that_are_broken_off_leave_no_program(
    command: Command, tmp_path: Path, many: str, jobs: str, number: int
) -> None:
    kind = program(tmp_path, "time.sleep(100)", KEEP_PID)
    arguments = [many, "rush", "--games", "9", "--jobs", jobs, "--bots", f"{kind},{kind}"]
    with open("log", "wb") as log:  # a pipe would be held open by who is left over
        main = HEARING + MAIN
        started = subprocess.Popen([sys.executable, "-c", main, *arguments], stderr=log)
    pids: list[int] = []
    while len(pids) < int(jobs):
        assert started.poll() is None
        time.sleep(0.05)
        if Path("pids").exists():
            pids = [int(pid) for pid in Path("pids").read_text().split(" ")[:-1]]
    started.send_signal(number)
    assert started.wait() == 130
    assert Path("log").read_text().strip() == ""
    assert all(gone(pid) for pid in pids)

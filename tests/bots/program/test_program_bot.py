"""Programs that play, and every way in which they can fail: the game goes on."""

import json
import re
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from motorpool.bots import make_bot
from motorpool.bots.play import play_game
from motorpool.bots.program import program_bot, protocol
from motorpool.bots.program.process import Program
from motorpool.bots.program.program_bot import ProgramBot, dismiss
from motorpool.core.chance import Seeded
from motorpool.core.game import Decision, Game, GameState
from motorpool.games import make_game
from tests.bots.program.scripts import program

ROOT = Path(__file__).parents[3]
RUSH = make_game("rush", "base", 2)
MOST = 30  # decisions, of both players


@pytest.fixture(autouse=True)
def directory(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    monkeypatch.chdir(tmp_path)
    return tmp_path


class Table:
    """A program against the random bot."""

    def __init__(self, kind: str, game: Game = RUSH, seconds: float = 20, seed: str = "s") -> None:
        self.game = game
        self.forfeits: list[str] = []
        self.seen: list[tuple[dict[str, Any], Decision]] = []
        self.bot = ProgramBot(kind, game, 0, seed, self.forfeits.append, seconds)
        self.seed = seed

    def play(self, most: int = MOST) -> GameState:
        bots = [self.bot, *(make_bot("random", self.game, seat, "s") for seat in (1, 2, 3))]
        try:
            state, decisions = play_game(self.game, bots, Seeded(self.seed), most, self.watch)
            assert state.over() or decisions == most
            dismiss(bots, self.game.outcome(state) if state.over() else None)
        finally:
            dismiss(bots, None)
        return state

    def watch(self, state: Any, action: int) -> None:
        if state.seat_to_decide() == 0:
            self.seen.append((self.game.view(state, 0), self.game.decision(state, 0)))


def told() -> list[dict[str, Any]]:
    return [json.loads(line) for line in Path("told.jsonl").read_text().splitlines()]


# What it is told


@pytest.mark.parametrize(
    ("name", "preset"), [("rush", "base"), ("battlegrounds", "battle"), ("battlegrounds", "family")]
)
def test_it_is_told_what_its_seat_may_know_and_nothing_else(
    directory: Path, name: str, preset: str
) -> None:
    table = Table(program(directory), make_game(name, preset, 2))
    state = table.play(100_000)
    assert table.forfeits == []
    hello, *decisions, result = told()
    assert hello == json.loads(protocol.encode(protocol.hello(table.game, 0, 20)))
    assert len(decisions) == len(table.seen) > 5
    for number, (line, (view, decision)) in enumerate(zip(decisions, table.seen, strict=True), 1):
        asked = {
            "number": number,
            "seat": 0,
            "step": decision.step,
            "asked": decision.asked,
            "actions": list(decision.texts),
        }
        assert line == {"type": "decision", "view": view, "decision": asked}
    outcome = table.game.outcome(state)
    assert (result["type"], set(result)) == ("result", {"type", "winners", "points", "details"})
    assert result["winners"] == list(outcome.winners)
    assert result["points"] == list(outcome.points)


def test_the_docs_show_every_line_with_its_fields(directory: Path) -> None:
    Table(program(directory)).play(100_000)
    lines = {line["type"]: line for line in told()}
    text = (ROOT / "docs/programs.md").read_text()
    shown = dict(re.findall(r"^```json (hello|decision|result)\n(.*?)^```", text, re.M | re.S))
    assert shown.keys() == lines.keys()
    for kind, block in shown.items():
        example = json.loads(block)
        assert example.keys() == lines[kind].keys()
        if kind == "decision":
            assert example["decision"].keys() == lines[kind]["decision"].keys()
    fields = set(re.findall(r"`(\w+)`", "".join(re.findall(r"^\| (`.*?) \|", text, re.M))))
    known = set().union(*lines.values(), lines["decision"]["decision"]) - {"type", "decision"}
    assert known == fields


def test_a_game_that_is_broken_off_has_no_result(directory: Path) -> None:
    Table(program(directory)).play()
    assert told()[-1]["type"] == "decision"


# The examples


@pytest.mark.parametrize("example", ["lines_bot.py", "lines_bot.mjs"])
@pytest.mark.parametrize("game", ["rush", "battlegrounds"])
def test_the_examples_play_to_the_end(
    example: str, game: str, builder: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    _, environment = builder.find_npm()  # the Node.js that builds the page
    monkeypatch.setenv("PATH", environment["PATH"])
    path = ROOT / "examples" / example
    assert len(path.read_text().splitlines()) == 25
    table = Table(f"exec:{path}", make_game(game, "base" if game == "rush" else "battle", 2))
    assert table.play(100_000).over()
    assert table.forfeits == []


# Failures. Three in a row are enough.

FAILURES = {
    "dies": ("sys.exit(3)", "ended"),
    "dies in the middle of a line": ("""os.write(1, b'{"type": "cho'); sys.exit()""", "ended"),
    "closes its output": ("os.close(1); time.sleep(100)", "ended"),
    "says nothing that is JSON": ("print('hm', flush=True)", "nonsense"),
    "says an empty line": ("print(flush=True)", "nonsense"),
    "says something in another encoding": (r"os.write(1, b'\xff\xfe\n')", "nonsense"),
    "says something in UTF-16": (
        "os.write(1, (json.dumps({}) + '\\n').encode('utf-16'))",
        "nonsense",
    ),
    "says a list": ("say([first(message)])", "nonsense"),
    "says what is too deep": ("print('[' * 60000, flush=True)", "nonsense"),
    "says hello instead": ("hello()", "nonsense"),
    "says another number": ("say(first(message) | {'decision': 999})", "nonsense"),
    "says no number": ("say({'type': 'choice', 'action': 'end'})", "nonsense"),
    "floods with lines": ("while True: print('x' * 100)", "nonsense"),
    "floods without a line": ("while True: os.write(1, b'x' * 100000)", "nonsense"),
    "chooses what is not allowed": ("say(first(message) | {'action': 'buy moon'})", "illegal"),
    "chooses a number": ("say(first(message) | {'action': 0})", "illegal"),
    "chooses a list": ("say(first(message) | {'action': ['end']})", "illegal"),
    "chooses nothing": (
        "say({'type': 'choice', 'decision': message['decision']['number']})",
        "illegal",
    ),
}


@pytest.mark.parametrize(("decide", "why"), FAILURES.values(), ids=FAILURES)
def test_a_program_that_fails_forfeits_to_recruit(directory: Path, decide: str, why: str) -> None:
    table = Table(program(directory, decide))
    table.play()
    assert table.forfeits[:4] == [why, why, why, "stopped"]
    assert set(table.forfeits[4:]) == {"stopped"}
    assert len(table.forfeits) == len(table.seen)


@pytest.mark.parametrize(
    ("hello", "why"),
    [
        ("sys.exit(1)", "ended"),
        ("say({'type': 'hello', 'protocol': 2})", "nonsense"),
        ("say({'type': 'choice', 'protocol': 1})", "nonsense"),
    ],
)
def test_a_program_that_fails_at_once_forfeits_to_recruit(
    directory: Path, hello: str, why: str
) -> None:
    table = Table(program(directory, hello=hello))
    table.play()
    assert table.forfeits[:4] == [why, why, why, "stopped"]
    assert len([line for line in told() if line["type"] == "hello"]) == 3


@pytest.mark.parametrize(
    ("hello", "decide"),
    [
        ("pass", "pass"),
        (None, "time.sleep(100)"),
        (None, """os.write(1, b'{"type": "cho'); time.sleep(100)"""),
    ],
)
def test_nobody_waits_for_a_program_that_stalls(
    directory: Path, hello: str | None, decide: str
) -> None:
    kind = program(directory, decide) if hello is None else program(directory, decide, hello)
    table = Table(kind, seconds=0.15)
    table.play()
    assert table.forfeits[:4] == ["slow", "slow", "slow", "stopped"]


def test_nobody_waits_for_a_program_that_does_not_read() -> None:
    sleeper = Program([sys.executable, "-S", "-c", "import time; time.sleep(100)"])
    with pytest.raises(TimeoutError):
        sleeper.ask(b"x" * 1_000_000, 0.1)
    sleeper.end()
    assert not sleeper.thread.is_alive()


def test_a_program_that_was_gone_when_it_was_needed(directory: Path) -> None:
    table = Table(f"exec:{directory}/removed")
    table.play()
    assert table.forfeits[:4] == ["ended", "ended", "ended", "stopped"]


def test_who_answers_in_between_is_not_stopped(directory: Path) -> None:
    wrong = "say(first(message) | ({'action': 'no'} if message['decision']['number'] % 3 else {}))"
    table = Table(program(directory, wrong))
    table.play()
    assert set(table.forfeits) == {"illegal"}
    assert len(table.forfeits) > 6
    assert [line["type"] for line in told()].count("hello") == 1


def test_after_a_crash_it_is_started_anew(directory: Path) -> None:
    crash = "sys.exit() if message['decision']['number'] == 3 else say(first(message))"
    table = Table(program(directory, crash))
    table.play()
    assert table.forfeits == ["ended"]
    assert [line["type"] for line in told()][:6] == [
        "hello",
        *["decision"] * 3,
        "hello",
        "decision",
    ]
    assert [line["decision"]["number"] for line in told()[1:4] + told()[5:7]] == [1, 2, 3, 4, 5]


def test_recruit_draws_from_the_seed(directory: Path) -> None:
    kind = program(directory, "sys.exit()")
    ends = [RUSH.dump_position(Table(kind, seed=seed).play()) for seed in ("a", "a", "b")]
    assert ends[0] == ends[1] != ends[2]


# The end


def test_it_is_ended_with_its_children(directory: Path) -> None:
    """A child that holds its output open would keep us reading."""
    child = "subprocess.Popen(['sleep', '100']); say(first(message))"
    table = Table(program(directory, child))
    table.bot.choose(*opening(table.game))
    started = table.bot.program
    assert started is not None
    dismiss([table.bot], None)
    assert started.process.returncode is not None
    assert not started.thread.is_alive()


def test_who_does_not_go_is_ended(directory: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(program_bot, "GOODBYE_SECONDS", 0.1)
    table = Table(program(directory, "say(first(message)); time.sleep(100)"))
    table.bot.choose(*opening(table.game))
    started = table.bot.program
    assert started is not None
    dismiss([table.bot], table.game.outcome(table.game.start(Seeded("s"))))
    assert started.process.returncode == -9


def opening(game: Game) -> tuple[dict[str, Any], Decision]:
    state = game.start(Seeded("s"))
    seat = state.seat_to_decide()
    return game.view(state, seat), game.decision(state, seat)

"""Runs the `motorpool` command in this process, with somebody at the keyboard."""

import json
import re
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from motorpool.bots import make_bot
from motorpool.bots.play import play_match
from motorpool.cli.main import main
from motorpool.core.chance import Seeded
from motorpool.games import make_game

Answer = str | type[BaseException]
Keyboard = Callable[[str], Answer]


@dataclass
class Ran:
    """What came of a command."""

    code: int
    out: str
    err: str

    @property
    def lines(self) -> list[str]:
        return self.out.splitlines()


class Command:
    def __init__(self, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
        self.monkeypatch = monkeypatch
        self.capsys = capsys

    def __call__(self, *arguments: str, keys: Iterable[Answer] | Keyboard = ()) -> Ran:
        """Run with these lines typed one after another (an exception is a key too), then EOF."""
        if callable(keys):
            press: Keyboard = keys
        else:
            waiting = iter(keys)

            def press(prompt: str) -> Answer:
                return next(waiting, EOFError)

        def read(prompt: str = "") -> str:
            answer = press(prompt)
            print(prompt + (answer if isinstance(answer, str) else ""))
            if isinstance(answer, str):
                return answer
            raise answer

        self.monkeypatch.setattr("builtins.input", read)
        self.capsys.readouterr()
        code = main(list(arguments))
        told = self.capsys.readouterr()
        return Ran(code, told.out, told.err)


def anything(seed: str) -> Keyboard:
    """Presses any of the numbers that the prompt offers, or Enter where it offers none."""
    chance = Seeded(seed)

    def press(prompt: str) -> str:
        found = re.search(r"1\D+(\d+)", prompt)
        return str(chance.below(int(found[1])) + 1) if found else ""

    return press


@cache
def record(preset: str = "base", seats: int = 2, seed: str = "1") -> str:
    """The record of a whole game between greedy bots, as text."""
    game = make_game("rush", preset, seats, {})
    bots = [make_bot("greedy", game, seat, seed) for seat in range(seats)]
    names = ["Anna", "Bob", "Cleo", "Dan", "Eve", "Fred"][:seats]
    return play_match(game, bots, Seeded(seed), names).record.to_text()


def write(name: str, content: Any) -> str:
    """A file in the current directory; what is no text is written as JSON."""
    text = content if isinstance(content, str) else json.dumps(content, ensure_ascii=False)
    Path(name).write_text(text, encoding="utf-8")
    return name


def saved_files() -> list[Path]:
    return sorted(Path().glob("motorpool-*.json"))

"""`motorpool simulate`: bots play many games, and what happened is counted."""

import argparse
import contextlib
import json
import os
import re
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from motorpool.core.errors import BadFile, BadOption
from motorpool.words.bundle import Words

GAMES = ("rush", "battlegrounds")
USUAL_GAMES = 100
USUAL_BOTS = "random"
MOST_JOBS = 256
SAVED = re.compile(r"\d{6,}\.json")


def add(commands: Any, words: Words) -> None:
    say = words.say
    parser = commands.add_parser(
        "simulate",
        help=say("cli-simulate-help"),
        description=say("cli-simulate-description"),
    )
    parser.add_argument(
        "game", choices=GAMES, metavar="|".join(GAMES), help=say("cli-simulate-game")
    )
    parser.add_argument("--preset", metavar="P", help=say("cli-simulate-preset"))
    parser.add_argument("--players", metavar="N", help=say("cli-simulate-players"))
    parser.add_argument(
        "--set",
        action="append",
        default=[],
        metavar=say("cli-simulate-option-value"),
        help=say("cli-simulate-set"),
    )
    parser.add_argument(
        "--games",
        default=str(USUAL_GAMES),
        metavar="G",
        help=say("cli-simulate-games", usual=USUAL_GAMES),
    )
    parser.add_argument(
        "--bots",
        default=USUAL_BOTS,
        metavar="A,B",
        help=say("cli-simulate-bots", usual=USUAL_BOTS),
    )
    parser.add_argument("--seed", metavar="S", help=say("cli-simulate-seed"))
    parser.add_argument("--jobs", metavar="J", help=say("cli-simulate-jobs"))
    parser.add_argument(
        "--save", metavar=say("cli-simulate-directory"), help=say("cli-simulate-save")
    )
    parser.add_argument("--json", action="store_true", help=say("cli-simulate-json"))


def run(arguments: argparse.Namespace, words: Words) -> int:
    from motorpool.cli.opening import USUAL_PRESETS, usual_seats
    from motorpool.cli.options import read_changes
    from motorpool.cli.simulate_table import table
    from motorpool.lab.report import report
    from motorpool.lab.simulate import Spec, fill_table, simulate

    changes = read_changes(arguments.set, words, arguments.game)
    preset = arguments.preset or USUAL_PRESETS[arguments.game]
    bots = [name.strip() for name in arguments.bots.split(",")]
    seats = max(usual_seats(arguments.game, preset, changes), len(bots))
    if arguments.players is not None:
        seats = whole_number("--players", arguments.players)
    games = whole_number("--games", arguments.games, least=1)
    jobs = usual_jobs()
    if arguments.jobs is not None:
        jobs = whole_number("--jobs", arguments.jobs, least=1, most=MOST_JOBS)
    spec = Spec(arguments.game, preset, seats, changes)
    spec.make()  # what cannot be is refused before anything is written
    fill_table(bots, seats)
    seed = os.urandom(4).hex() if arguments.seed is None else arguments.seed
    save = None if arguments.save is None else prepare_directory(Path(arguments.save))
    with progress(games, words) as advance:
        result = simulate(spec, bots, games, seed, min(jobs, games), advance, save)
    found = report(result)
    if arguments.json:
        print(json.dumps(found, indent=2, ensure_ascii=False))
    else:
        print("\n".join(table(found, words)))
    return 0


def whole_number(
    argument: str, text: str, least: int | None = None, most: int | None = None
) -> int:
    """A number from the command line, within its limits."""
    try:
        number = int(text)
    except ValueError:
        raise BadOption("cli-simulate-no-number", {"argument": argument, "value": text}) from None
    values: dict[str, object] = {"argument": argument, "value": str(number)}
    if least is not None and number < least:
        raise BadOption("cli-simulate-least", values | {"limit": least})
    if most is not None and number > most:
        raise BadOption("cli-simulate-most", values | {"limit": most})
    return number


def usual_jobs() -> int:
    """One for each core that we may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def prepare_directory(path: Path) -> Path:
    """Make the directory for the records; older records in it are never written over."""
    if path.exists() and not path.is_dir():
        raise BadFile("cli-simulate-save-file", {"path": str(path)})
    try:
        path.mkdir(parents=True, exist_ok=True)
        used = any(SAVED.fullmatch(each.name) for each in path.iterdir())
    except OSError as error:
        raise BadFile(
            "cli-simulate-save-failed", {"path": str(path), "why": error.strerror}
        ) from None
    if used:
        raise BadFile("cli-simulate-save-used", {"path": str(path)})
    return path


@contextlib.contextmanager
def progress(games: int, words: Words) -> Iterator[Callable[[int], None] | None]:
    """A bar on the terminal; nothing where nobody watches."""
    if not sys.stderr.isatty():
        yield None
        return
    from rich.console import Console
    from rich.progress import (
        BarColumn,
        MofNCompleteColumn,
        Progress,
        TextColumn,
        TimeRemainingColumn,
    )

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    with Progress(
        *columns, TimeRemainingColumn(), console=Console(stderr=True), transient=True
    ) as bar:
        task = bar.add_task(words.say("cli-simulate-playing"), total=games)
        yield lambda played: bar.advance(task, played)

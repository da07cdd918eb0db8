"""What the commands that play many games have in common: options, a progress bar, a title."""

import argparse
import contextlib
import os
import sys
from collections.abc import Callable, Iterator
from typing import Any

from motorpool.core.errors import BadOption
from motorpool.words.bundle import Words

GAMES = ("rush", "battlegrounds")
MOST_JOBS = 256


def add_game(parser: Any, words: Words) -> None:
    """The game and its preset."""
    parser.add_argument(
        "game", choices=GAMES, metavar="|".join(GAMES), help=words.say("cli-simulate-game")
    )
    parser.add_argument("--preset", metavar="P", help=words.say("cli-simulate-preset"))


def add_set(parser: Any, words: Words) -> None:
    parser.add_argument(
        "--set",
        action="append",
        default=[],
        metavar=words.say("cli-simulate-option-value"),
        help=words.say("cli-simulate-set"),
    )


def add_seed_and_jobs(parser: Any, words: Words) -> None:
    parser.add_argument("--seed", metavar="S", help=words.say("cli-simulate-seed"))
    parser.add_argument("--jobs", metavar="J", help=words.say("cli-simulate-jobs"))
    parser.add_argument(
        "--ray", metavar=words.say("cli-ray-host-port"), help=words.say("cli-ray-help")
    )


def add_html(parser: Any, words: Words) -> None:
    parser.add_argument("--html", metavar=words.say("cli-file"), help=words.say("cli-report-html"))


def read_seed(text: str | None) -> str:
    return os.urandom(4).hex() if text is None else text


def read_jobs(text: str | None) -> int:
    if text is None:
        return usual_jobs()
    return whole_number("--jobs", text, least=1, most=MOST_JOBS)


@contextlib.contextmanager
def workers(arguments: argparse.Namespace) -> Iterator[int]:
    """How many games at a time; with `--ray` they are meanwhile played on that cluster."""
    jobs = read_jobs(arguments.jobs)
    if arguments.ray is None:
        yield jobs
        return
    from motorpool.lab.cluster import joined

    with joined(arguments.ray) as most:
        yield most if arguments.jobs is None else jobs


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


def title_of(found: dict[str, Any], words: Words) -> str:
    """What was played, above a report."""
    return words.say(
        "cli-simulate-title",
        game=found["game"],
        preset=found["preset"],
        players=found["players"],
        games=f"{found['games']:,}",
        seed=found["seed"],
    )

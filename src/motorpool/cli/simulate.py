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

GAMES = ("rush",)
USUAL_GAMES = 100
USUAL_BOTS = "random"
USUAL_PRESET = "base"
FEWEST_SEATS = 2
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
    parser.add_argument(
        "--preset", default=USUAL_PRESET, metavar="P", help=say("cli-simulate-preset")
    )
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
    from motorpool.cli.options import read_changes
    from motorpool.lab.report import report
    from motorpool.lab.simulate import Spec, fill_table, simulate

    bots = [name.strip() for name in arguments.bots.split(",")]
    seats = max(FEWEST_SEATS, len(bots))
    if arguments.players is not None:
        seats = whole_number("--players", arguments.players)
    games = whole_number("--games", arguments.games, least=1)
    jobs = usual_jobs()
    if arguments.jobs is not None:
        jobs = whole_number("--jobs", arguments.jobs, least=1, most=MOST_JOBS)
    spec = Spec(arguments.game, arguments.preset, seats, read_changes(arguments.set, words))
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


def table(found: dict[str, Any], words: Words) -> list[str]:
    """The report for a reader."""
    say = words.say
    lines = [
        say(
            "cli-simulate-title",
            game=found["game"],
            preset=found["preset"],
            players=found["players"],
            games=f"{found['games']:,}",
            seed=found["seed"],
        ),
        "",
    ]
    lines += seats_table(found, words)
    rounds = found["rounds"]
    if rounds["median"] is not None:
        lines += ["", say("cli-simulate-rounds", **rounds)]
        lines.append(say("cli-simulate-ends", **{"bases": 0, "medals": 0} | found["end_triggers"]))
    if found["achievements_awarded"]:
        told = [
            f"{achievement_name(name, words)} {count:,}"
            for name, count in sorted(
                found["achievements_awarded"].items(), key=lambda pair: -pair[1]
            )
        ]
        lines.append(say("cli-simulate-achievements", told=", ".join(told)))
    if found["unfinished"]:
        lines.append(say("cli-simulate-unfinished", count=found["unfinished"]))
    speed = {
        "decisions": f"{found['decisions']:,}",
        "seconds": f"{found['seconds']:,.1f}",
        "rate": f"{found['decisions_per_second']:,}",
    }
    return [*lines, say("cli-simulate-speed", **speed), say("cli-simulate-shared")]


def seats_table(found: dict[str, Any], words: Words) -> list[str]:
    """For each seat its bot, victories and points; then the victories of each bot."""
    say = words.say
    heads = ("seat", "bot", "wins", "share", "points")
    rows = [[say(f"cli-simulate-head-{head}") for head in heads]]
    for seat, bot in enumerate(found["bots"]):
        wins = found["wins_by_seat"][seat]
        points = found["points_by_seat"][seat]
        rows.append([str(seat + 1), bot, f"{wins:,.1f}", share(wins, found), f"{points:.1f}"])
    if len(found["wins_by_bot"]) > 1 and len(found["bots"]) > 2:
        for bot, wins in found["wins_by_bot"].items():
            rows.append([say("cli-simulate-all"), bot, f"{wins:,.1f}", share(wins, found), ""])
    widths = [max(len(row[column]) for row in rows) for column in range(len(heads))]
    return [
        "  ".join(
            cell.ljust(width) if column < 2 else cell.rjust(width)
            for column, (cell, width) in enumerate(zip(row, widths, strict=True))
        ).rstrip()
        for row in rows
    ]


def share(wins: float, found: dict[str, Any]) -> str:
    return f"{100 * wins / found['games']:.1f} %"


def achievement_name(name: str, words: Words) -> str:
    key = f"achievement-{name}"
    return words.say(key) if words.has(key) else name  # a player's own Achievement

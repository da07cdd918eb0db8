"""`motorpool simulate`: bots play many games, and what happened is counted."""

import argparse
import json
import re
from pathlib import Path
from typing import Any

from motorpool.bots.program.command import is_program, split_entries
from motorpool.cli.bot_time import add_bot_time, read_bot_time
from motorpool.cli.many_games import (
    add_game,
    add_seed_and_jobs,
    add_set,
    progress,
    read_jobs,
    read_seed,
    whole_number,
    workers,
)
from motorpool.core.errors import BadFile, BadOption
from motorpool.words.bundle import Words

USUAL_GAMES = 100
USUAL_BOTS = "random"
SAVED = re.compile(r"\d{6,}\.json")


def add(commands: Any, words: Words) -> None:
    say = words.say
    parser = commands.add_parser(
        "simulate",
        help=say("cli-simulate-help"),
        description=say("cli-simulate-description"),
    )
    add_game(parser, words)
    parser.add_argument("--players", metavar="N", help=say("cli-simulate-players"))
    add_set(parser, words)
    parser.add_argument(
        "--games",
        default=str(USUAL_GAMES),
        metavar="G",
        help=say("cli-simulate-games", usual=USUAL_GAMES),
    )
    parser.add_argument(
        "--bots",
        "--seats",
        default=USUAL_BOTS,
        metavar="A,B",
        help=say("cli-simulate-bots", usual=USUAL_BOTS),
    )
    add_bot_time(parser, words)
    add_seed_and_jobs(parser, words)
    parser.add_argument(
        "--save", metavar=say("cli-simulate-directory"), help=say("cli-simulate-save")
    )
    parser.add_argument("--json", action="store_true", help=say("cli-simulate-json"))


def run(arguments: argparse.Namespace, words: Words) -> int:
    from motorpool.bots.program.process import check_program
    from motorpool.cli.interruption import one_interruption
    from motorpool.cli.opening import USUAL_PRESETS, usual_seats
    from motorpool.cli.options import read_changes
    from motorpool.cli.simulate_table import table
    from motorpool.lab.report import report
    from motorpool.lab.simulate import Spec, fill_table, simulate

    changes = read_changes(arguments.set, words, arguments.game)
    preset = arguments.preset or USUAL_PRESETS[arguments.game]
    bots = split_entries(arguments.bots)
    seats = max(usual_seats(arguments.game, preset, changes), len(bots))
    if arguments.players is not None:
        seats = whole_number("--players", arguments.players)
    games = whole_number("--games", arguments.games, least=1)
    read_jobs(arguments.jobs)
    seconds = read_bot_time(arguments.bot_time)
    spec = Spec(arguments.game, preset, seats, changes)
    spec.make()  # what cannot be is refused before anything is written
    fill_table(bots, seats)
    for name in filter(is_program, bots):
        check_program(name)
    if arguments.ray is not None and (arguments.save or any(map(is_program, bots))):
        raise BadOption("cli-ray-files")
    seed = read_seed(arguments.seed)
    save = None if arguments.save is None else prepare_directory(Path(arguments.save))
    with (
        one_interruption(),
        workers(arguments) as jobs,
        progress(games, words) as advance,
    ):
        result = simulate(spec, bots, games, seed, min(jobs, games), advance, save, seconds)
    found = report(result)
    if arguments.json:
        print(json.dumps(found, indent=2, ensure_ascii=False))
    else:
        print("\n".join(table(found, words)))
    return 0


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

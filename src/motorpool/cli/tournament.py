"""`motorpool tournament`: which bot is better, by mirrored deals, with ratings and intervals."""

import argparse
import json
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

from motorpool.bots.program.command import is_program, split_entries
from motorpool.cli.bot_time import add_bot_time, read_bot_time
from motorpool.cli.many_games import (
    add_game,
    add_html,
    add_seed_and_jobs,
    add_set,
    progress,
    read_jobs,
    read_seed,
    whole_number,
    workers,
)
from motorpool.core.errors import BadOption
from motorpool.words.bundle import Words

if TYPE_CHECKING:
    from motorpool.lab.tournament.plan import Plan

USUAL_GAMES = 200
USUAL_TABLE = 2


def add(commands: Any, words: Words) -> None:
    say = words.say
    parser = commands.add_parser(
        "tournament", help=say("cli-tournament-help"), description=say("cli-tournament-description")
    )
    add_game(parser, words)
    parser.add_argument("--players", metavar="N", help=say("cli-tournament-players"))
    add_set(parser, words)
    parser.add_argument("--bots", required=True, metavar="A,B", help=say("cli-tournament-bots"))
    add_bot_time(parser, words)
    parser.add_argument(
        "--table",
        default=str(USUAL_TABLE),
        metavar="K",
        help=say("cli-tournament-table", usual=USUAL_TABLE),
    )
    parser.add_argument(
        "--games",
        default=str(USUAL_GAMES),
        metavar="G",
        help=say("cli-tournament-games", usual=USUAL_GAMES),
    )
    parser.add_argument(
        "--until-clear", action="store_true", help=say("cli-tournament-until-clear")
    )
    add_seed_and_jobs(parser, words)
    file = say("cli-tournament-file")
    for name in ("keep", "json", "csv"):
        parser.add_argument(f"--{name}", metavar=file, help=say(f"cli-tournament-{name}"))
    add_html(parser, words)


def run(arguments: argparse.Namespace, words: Words) -> int:
    from motorpool.cli.interruption import one_interruption
    from motorpool.cli.report_page import check_html
    from motorpool.cli.saving import check_place, write_whole
    from motorpool.cli.tournament_table import table
    from motorpool.lab.tournament.report import as_csv, report

    plan = read_plan(arguments, words)
    read_jobs(arguments.jobs)
    written = {name: getattr(arguments, name) for name in ("json", "csv")}
    for path in written.values():
        if path is not None:
            check_place(Path(path))
    check_html(arguments)
    with one_interruption(), workers(arguments) as jobs:
        found = report(play(plan, jobs, arguments.keep, words))
    texts = {"json": json.dumps(found, indent=2, ensure_ascii=False) + "\n", "csv": as_csv(found)}
    for name, path in written.items():
        if path is not None:
            write_whole(Path(path), texts[name])
    if arguments.html is not None:
        from motorpool.cli.tournament_page import write_tournament

        write_tournament(found, arguments, words)
    print("\n".join(table(found, words)))
    return 0


def read_plan(arguments: argparse.Namespace, words: Words) -> "Plan":
    from motorpool.bots.program.process import check_program
    from motorpool.cli.opening import USUAL_PRESETS, usual_seats
    from motorpool.cli.options import read_changes
    from motorpool.lab.simulate import Spec
    from motorpool.lab.tournament.keeping import kept_seed
    from motorpool.lab.tournament.plan import Plan

    changes = read_changes(arguments.set, words, arguments.game)
    preset = arguments.preset or USUAL_PRESETS[arguments.game]
    at_table = whole_number("--table", arguments.table, least=2)
    seats = usual_seats(arguments.game, preset, changes)
    if seats > 1:  # solo stays alone, and is refused as such
        seats = max(seats, at_table)
    if arguments.players is not None:
        seats = whole_number("--players", arguments.players)
    games = whole_number("--games", arguments.games, least=1)
    bots = split_entries(arguments.bots)
    seed = arguments.seed
    if seed is None and arguments.keep is not None:
        seed = kept_seed(Path(arguments.keep))
    plan = Plan(
        Spec(arguments.game, preset, seats, changes),
        tuple(bots),
        at_table,
        games,
        read_seed(seed),
        arguments.until_clear,
        read_bot_time(arguments.bot_time),
    )
    plan.check()
    for name in filter(is_program, bots):
        check_program(name)
    if arguments.ray is not None and any(map(is_program, bots)):
        raise BadOption("cli-ray-files")
    return plan


def play(plan: "Plan", jobs: int, keep: str | None, words: Words) -> Any:
    """The standings at the end; who breaks off is told how to go on."""
    from motorpool.lab.tournament.keeping import Keeper
    from motorpool.lab.tournament.running import run as run_tournament

    if keep is None:
        with progress(plan.total_games, words) as advance:
            return run_tournament(plan, jobs, advance)
    keeper = Keeper(Path(keep), plan)
    try:
        with progress(plan.total_games, words) as advance:
            return run_tournament(plan, jobs, advance, keeper.deals, keeper.keep)
    except KeyboardInterrupt:
        print("\n" + words.say("cli-tournament-go-on", path=keep), file=sys.stderr)
        raise
    finally:
        keeper.close()

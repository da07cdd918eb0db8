"""`motorpool balance`: a bot plays, and the cards are held against their goals."""

import argparse
import json
from importlib import import_module
from typing import Any

from motorpool.cli.balance_tables import goals_table, numbered, shares_table
from motorpool.cli.many_games import (
    add_game,
    add_html,
    add_seed_and_jobs,
    progress,
    read_jobs,
    read_seed,
    title_of,
    whole_number,
    workers,
)
from motorpool.words.bundle import Words

USUAL_GAMES = 500
USUAL_BOT = "greedy"


def add(commands: Any, words: Words) -> None:
    say = words.say
    parser = commands.add_parser(
        "balance", help=say("cli-balance-help"), description=say("cli-balance-description")
    )
    add_game(parser, words)
    parser.add_argument("--players", metavar="N", help=say("cli-balance-players"))
    parser.add_argument(
        "--games",
        default=str(USUAL_GAMES),
        metavar="G",
        help=say("cli-balance-games", usual=USUAL_GAMES),
    )
    parser.add_argument(
        "--bot", default=USUAL_BOT, metavar="B", help=say("cli-balance-bot", usual=USUAL_BOT)
    )
    parser.add_argument("--plain", action="store_true", help=say("cli-balance-plain"))
    add_seed_and_jobs(parser, words)
    add_html(parser, words)
    parser.add_argument("--json", action="store_true", help=say("cli-simulate-json"))


def run(arguments: argparse.Namespace, words: Words) -> int:
    from motorpool.bots.registry import check_bot
    from motorpool.cli.opening import USUAL_PRESETS, usual_seats
    from motorpool.cli.report_page import check_html
    from motorpool.lab.balance import balance_of
    from motorpool.lab.balance.measuring import measure
    from motorpool.lab.simulate import Spec

    preset = arguments.preset or USUAL_PRESETS[arguments.game]
    seats = usual_seats(arguments.game, preset, {})
    if arguments.players is not None:
        seats = whole_number("--players", arguments.players)
    games = whole_number("--games", arguments.games, least=1)
    read_jobs(arguments.jobs)
    seed = read_seed(arguments.seed)
    check_bot(arguments.bot)
    check_html(arguments)
    balance = balance_of(arguments.game)
    task = balance.plan(Spec(arguments.game, preset, seats), games, seed, arguments.bot)
    total = games if arguments.plain else task.total
    with workers(arguments) as jobs, progress(total, words) as advance:
        found = balance.report(measure(task, jobs, advance, total))
    if arguments.html is not None:
        from motorpool.cli.balance_page import write_balance

        write_balance(found, arguments, words)
    if arguments.json:
        print(json.dumps(found, indent=2, ensure_ascii=False))
    else:
        print("\n".join(table(found, words)))
    return 0


def table(found: dict[str, Any], words: Words) -> list[str]:
    """The report for a reader; the goals come last, where they are seen first."""
    say = words.say
    title = title_of(found, words)
    parts = import_module(f"motorpool.cli.{found['game']}.balance")
    lines = [title, "", *parts.cards(found, words)]
    lines += [*shares_table("seats", numbered(found["seats"]), words), ""]
    lines += [*shares_table("places", numbered(found["places"]), words), ""]
    lines += parts.play(found, words)
    if found["rounds"]["median"] is not None:
        lines += [say("cli-balance-rounds", **found["rounds"]), ""]
    if found["unfinished"]:
        lines += [say("cli-simulate-unfinished", count=found["unfinished"]), ""]
    return lines + goals_table(found, words)

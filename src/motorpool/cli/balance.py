"""`motorpool balance`: the best bot plays, and the cards are held against their goals."""

import argparse
import json
import os
from importlib import import_module
from typing import Any

from motorpool.cli.balance_tables import goals_table, numbered, shares_table
from motorpool.cli.simulate import GAMES, MOST_JOBS, progress, usual_jobs, whole_number
from motorpool.words.bundle import Words

USUAL_GAMES = 500


def add(commands: Any, words: Words) -> None:
    say = words.say
    parser = commands.add_parser(
        "balance", help=say("cli-balance-help"), description=say("cli-balance-description")
    )
    parser.add_argument(
        "game", choices=GAMES, metavar="|".join(GAMES), help=say("cli-simulate-game")
    )
    parser.add_argument("--preset", metavar="P", help=say("cli-simulate-preset"))
    parser.add_argument("--players", metavar="N", help=say("cli-balance-players"))
    parser.add_argument(
        "--games",
        default=str(USUAL_GAMES),
        metavar="G",
        help=say("cli-balance-games", usual=USUAL_GAMES),
    )
    parser.add_argument("--seed", metavar="S", help=say("cli-simulate-seed"))
    parser.add_argument("--jobs", metavar="J", help=say("cli-simulate-jobs"))
    parser.add_argument("--json", action="store_true", help=say("cli-simulate-json"))


def run(arguments: argparse.Namespace, words: Words) -> int:
    from motorpool.cli.opening import USUAL_PRESETS, usual_seats
    from motorpool.lab.balance import balance_of
    from motorpool.lab.balance.measuring import measure
    from motorpool.lab.simulate import Spec

    preset = arguments.preset or USUAL_PRESETS[arguments.game]
    seats = usual_seats(arguments.game, preset, {})
    if arguments.players is not None:
        seats = whole_number("--players", arguments.players)
    games = whole_number("--games", arguments.games, least=1)
    jobs = usual_jobs()
    if arguments.jobs is not None:
        jobs = whole_number("--jobs", arguments.jobs, least=1, most=MOST_JOBS)
    seed = os.urandom(4).hex() if arguments.seed is None else arguments.seed
    balance = balance_of(arguments.game)
    task = balance.plan(Spec(arguments.game, preset, seats), games, seed)
    with progress(task.total, words) as advance:
        found = balance.report(measure(task, jobs, advance))
    if arguments.json:
        print(json.dumps(found, indent=2, ensure_ascii=False))
    else:
        print("\n".join(table(found, words)))
    return 0


def table(found: dict[str, Any], words: Words) -> list[str]:
    """The report for a reader; the goals come last, where they are seen first."""
    say = words.say
    title = say(
        "cli-simulate-title",
        game=found["game"],
        preset=found["preset"],
        players=found["players"],
        games=f"{found['games']:,}",
        seed=found["seed"],
    )
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

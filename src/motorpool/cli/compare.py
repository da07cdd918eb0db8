"""`motorpool compare`: what a switch, a card or a number does, by games on the same deals."""

import argparse
import json
from typing import TYPE_CHECKING, Any

from motorpool.cli.many_games import (
    add_game,
    add_html,
    add_seed_and_jobs,
    progress,
    read_jobs,
    read_seed,
    whole_number,
    workers,
)
from motorpool.words.bundle import Words

if TYPE_CHECKING:
    from motorpool.cli.arms import Arm

USUAL_GAMES = 400
USUAL_BOTS = "greedy"


def add(commands: Any, words: Words) -> None:
    say = words.say
    parser = commands.add_parser(
        "compare", help=say("cli-compare-help"), description=say("cli-compare-description")
    )
    add_game(parser, words)
    for name, required in (("base", False), ("change", True)):
        parser.add_argument(
            f"--{name}",
            action="append",
            required=required,
            default=None if required else [],
            metavar=say("cli-compare-items"),
            help=say(f"cli-compare-{name}"),
        )
    parser.add_argument("--players", metavar="N", help=say("cli-compare-players"))
    parser.add_argument(
        "--bots",
        default=USUAL_BOTS,
        metavar="A,B",
        help=say("cli-compare-bots", usual=USUAL_BOTS),
    )
    parser.add_argument(
        "--games",
        default=str(USUAL_GAMES),
        metavar="G",
        help=say("cli-compare-games", usual=USUAL_GAMES),
    )
    add_seed_and_jobs(parser, words)
    parser.add_argument("--json", action="store_true", help=say("cli-simulate-json"))
    add_html(parser, words)


def run(arguments: argparse.Namespace, words: Words) -> int:
    from motorpool.cli.compare_table import table
    from motorpool.cli.interruption import one_interruption
    from motorpool.cli.report_page import check_html
    from motorpool.lab.compare.playing import Comparison, compare
    from motorpool.lab.compare.report import report

    base, change = read_arms(arguments, words)
    seats = read_seats(arguments, base)
    specs = base.spec(seats), change.spec(seats)
    bots = read_bots(arguments.bots, seats)
    games = whole_number("--games", arguments.games, least=1)
    read_jobs(arguments.jobs)
    task = Comparison(*specs, bots, games, read_seed(arguments.seed))
    assert task.tables  # what cannot be played is refused before any game
    check_html(arguments)
    with (
        one_interruption(),
        workers(arguments) as jobs,
        progress(task.total_games, words) as advance,
    ):
        found = report(task, compare(task, jobs, advance), (base.text(), change.text()))
    if arguments.html is not None:
        from motorpool.cli.compare_page import write_comparison

        write_comparison(found, arguments, words)
    if arguments.json:
        print(json.dumps(found, indent=2, ensure_ascii=False))
    else:
        print("\n".join(table(found, words)))
    return 0


def read_arms(arguments: argparse.Namespace, words: Words) -> "tuple[Arm, Arm]":
    """The base begins with the preset, the change with the base."""
    from motorpool.cli.arms import Arm, read_arm
    from motorpool.cli.opening import USUAL_PRESETS

    preset = arguments.preset or USUAL_PRESETS[arguments.game]
    base = read_arm(arguments.base, Arm(arguments.game, preset, {}), words)
    return base, read_arm(arguments.change, base, words)


def read_seats(arguments: argparse.Namespace, base: "Arm") -> int:
    from motorpool.cli.opening import usual_seats

    if arguments.players is not None:
        return whole_number("--players", arguments.players)
    usual = usual_seats(base.game, base.preset, base.changes)
    return max(usual, len(arguments.bots.split(",")))


def read_bots(text: str, seats: int) -> tuple[str, ...]:
    from motorpool.bots.registry import check_bot
    from motorpool.lab.simulate import fill_table

    names = [name.strip() for name in text.split(",")]
    for name in names:
        check_bot(name)
    return fill_table(names, seats)

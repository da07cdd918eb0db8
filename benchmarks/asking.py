"""What measurements by games of Rush ask of who starts them, and how they show that they go on."""

import argparse
import os
from typing import Any

from rich.console import Console
from rich.progress import Progress

from motorpool.bots import make_bot
from motorpool.core.errors import Refusal
from motorpool.games import make_game
from motorpool.lab.parts import Task, play_parts
from motorpool.words.bundle import Words
from motorpool.words.refusals import refusal_sentence


def asking(name: str, told: str | None, games: int) -> argparse.ArgumentParser:
    """The options that all of them have."""
    parser = argparse.ArgumentParser(prog=f"python -m benchmarks.{name}", description=told)
    parser.add_argument("--preset", default="base")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--games", type=int, default=games, help=f"at least 2 ({games})")
    parser.add_argument("--seed", default=name)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    return parser


def check(parser: argparse.ArgumentParser, asked: argparse.Namespace, bots: list[str]) -> None:
    """End with a sentence where there is no such table, or no such bot."""
    if asked.games < 2:
        parser.error("at least two games are needed to tell how sure the result is")
    try:
        game = make_game("rush", asked.preset, asked.players)
        for bot in bots:
            make_bot(bot, game, 0, asked.seed)
    except Refusal as refusal:
        parser.error(refusal_sentence(Words("en"), refusal))


def gather(task: Task[list[Any]], games: int, jobs: int) -> list[Any]:
    """What each game told, in order."""
    found: list[Any] = []
    with Progress(console=Console(stderr=True), transient=True) as progress:
        bar = progress.add_task("games", total=games)
        for part in play_parts(task, games, jobs):
            found += part
            progress.update(bar, completed=len(found))
    return found

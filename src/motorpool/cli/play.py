"""`motorpool play`: a game in the terminal, against bots or with friends at one keyboard."""

import argparse
import contextlib
import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

from motorpool.cli.bot_time import add_bot_time, read_bot_time
from motorpool.words.bundle import Words

if TYPE_CHECKING:
    from motorpool.cli.face import Face
    from motorpool.cli.screen import Screen

GAMES = ("rush", "battlegrounds")


def add(commands: Any, words: Words) -> None:
    parser = commands.add_parser(
        "play", help=words.say("cli-play"), description=words.say("cli-play-description")
    )
    parser.add_argument(
        "game", choices=GAMES, metavar="|".join(GAMES), help=words.say("cli-play-game")
    )
    parser.add_argument("--preset", metavar="P", help=words.say("cli-play-preset"))
    parser.add_argument(
        "--set",
        action="append",
        default=[],
        metavar=words.say("cli-option-value"),
        help=words.say("cli-play-set"),
    )
    parser.add_argument("--seats", metavar="you,veteran", help=words.say("cli-play-seats"))
    add_bot_time(parser, words)
    parser.add_argument("--seed", metavar="S", help=words.say("cli-play-seed"))
    parser.add_argument(
        "--from", dest="from_file", metavar=words.say("cli-file"), help=words.say("cli-play-from")
    )
    parser.add_argument("--save", metavar=words.say("cli-file"), help=words.say("cli-play-save"))
    parser.add_argument(
        "--plain", action=argparse.BooleanOptionalAction, help=words.say("cli-play-plain")
    )


def run(arguments: argparse.Namespace, words: Words) -> int:
    from motorpool.bots.program.process import check_program
    from motorpool.cli import saving
    from motorpool.cli.face import face_of
    from motorpool.cli.interruption import one_interruption
    from motorpool.cli.opening import open_match
    from motorpool.cli.session import Session
    from motorpool.core.errors import BadOption

    seconds = read_bot_time(arguments.bot_time)
    opening = open_match(arguments, words)
    for chair in opening.chairs:
        if chair.program:
            check_program(chair.program)
    save_to = None if arguments.save is None else Path(arguments.save)
    if save_to is not None:
        goes_on = opening.saved_before and arguments.save == arguments.from_file
        if save_to.exists() and not goes_on:
            raise BadOption("cli-save-exists", {"file": arguments.save})
        saving.save(opening.match.record, save_to)  # what cannot be saved is refused at once
    with contextlib.suppress(ImportError):
        import readline  # noqa: F401 - arrow keys in the line that is typed
    face = face_of(opening.match.game.name)
    screen = choose_screen(arguments.plain, words, face)
    session = Session(opening, face, words, screen, save_to, arguments.seed, seconds)
    with one_interruption():
        return session.play()


def choose_screen(plain: bool | None, words: Words, face: "Face[Any]") -> "Screen":
    from motorpool.cli.screen import Screen

    if plain is None:
        plain = os.environ.get("TERM") == "dumb" or not sys.stdout.isatty()
    if plain:
        return Screen(words, face)
    from motorpool.cli.drawing import DrawnScreen

    return DrawnScreen(words, face)

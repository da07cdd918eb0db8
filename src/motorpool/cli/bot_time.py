"""`--bot-time`: how long a program may think."""

from typing import Any

from motorpool.bots.program.command import USUAL_SECONDS
from motorpool.cli.many_games import whole_number
from motorpool.words.bundle import Words

MOST_SECONDS = 600


def add_bot_time(parser: Any, words: Words) -> None:
    parser.add_argument(
        "--bot-time",
        default=str(USUAL_SECONDS),
        metavar="S",
        help=words.say("cli-bot-time", usual=USUAL_SECONDS),
    )


def read_bot_time(text: str) -> int:
    return whole_number("--bot-time", text, least=1, most=MOST_SECONDS)

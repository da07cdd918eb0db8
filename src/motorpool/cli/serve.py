"""`motorpool serve`: tables for friends in the browser, until it is stopped."""

import argparse
import os
from typing import TYPE_CHECKING, Any

from motorpool.cli.printing import printable
from motorpool.cli.simulate import whole_number
from motorpool.words.bundle import Words

if TYPE_CHECKING:
    from motorpool.server.operating.settings import Settings

USUAL_HOST = "127.0.0.1"
USUAL_PORT = 8000
MOST_PORT = 65535
MOST_WORKERS = 64
DATABASE_VARIABLE = "MOTORPOOL_DATABASE"


def add(commands: Any, words: Words) -> None:
    say = words.say
    parser = commands.add_parser(
        "serve", help=say("cli-serve-help"), description=say("cli-serve-description")
    )
    address = say("cli-serve-address")
    parser.add_argument(
        "--host",
        default=USUAL_HOST,
        metavar=address,
        help=say("cli-serve-host", usual=USUAL_HOST),
    )
    parser.add_argument(
        "--port",
        default=str(USUAL_PORT),
        metavar="N",
        help=say("cli-serve-port", usual=str(USUAL_PORT)),
    )
    parser.add_argument(
        "--database",
        metavar="URL",
        help=say("cli-serve-database", variable=DATABASE_VARIABLE),
    )
    parser.add_argument("--public-url", metavar="URL", help=say("cli-serve-public-url"))
    parser.add_argument(
        "--trusted-proxy",
        action="append",
        default=[],
        metavar=address,
        help=say("cli-serve-proxy"),
    )
    parser.add_argument(
        "--bot-workers",
        metavar="N",
        help=say("cli-serve-bot-workers", usual=usual_bot_workers()),
    )


def run(arguments: argparse.Namespace, words: Words) -> int:
    settings = read_settings(arguments)
    from motorpool.server.operating.serving import serve

    def ready(url: str) -> None:
        print(printable(words.say("cli-serve-ready", url=url)), flush=True)

    serve(settings, ready)
    return 0


def read_settings(arguments: argparse.Namespace) -> "Settings":
    from motorpool.server.operating.settings import (
        Settings,
        read_metrics_token,
        read_proxy,
        read_public_url,
    )

    workers = usual_bot_workers()
    if arguments.bot_workers is not None:
        workers = whole_number("--bot-workers", arguments.bot_workers, 1, MOST_WORKERS)
    usual = Settings(database="")
    proxies = tuple(read_proxy(text) for text in arguments.trusted_proxy)
    return Settings(
        database=chosen_database(arguments.database),
        host=arguments.host,
        port=whole_number("--port", arguments.port, 0, MOST_PORT),
        public_url=None if arguments.public_url is None else read_public_url(arguments.public_url),
        trusted_proxies=proxies or usual.trusted_proxies,
        bot_workers=workers,
        metrics_token=read_metrics_token(os.environ),
    )


def chosen_database(given: str | None) -> str:
    """What was typed, what the environment says, or the user's own."""
    from motorpool.server.operating.settings import usual_database

    return given or os.environ.get(DATABASE_VARIABLE) or usual_database()


def usual_bot_workers() -> int:
    """One core is left to the server itself."""
    return max(1, (os.cpu_count() or 1) - 1)

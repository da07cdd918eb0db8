"""`motorpool serve`: tables for friends in the browser, until it is stopped."""

import argparse
import os
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from motorpool.cli.many_games import whole_number
from motorpool.cli.printing import printable
from motorpool.words.bundle import Words

if TYPE_CHECKING:
    from motorpool.server.operating.settings import Settings

USUAL_HOST = "127.0.0.1"
USUAL_PORT = 8000
MOST_PORT = 65535
MOST_WORKERS = 64
MOST_DAYS = 36_500
DATABASE_VARIABLE = "MOTORPOOL_DATABASE"


def add(commands: Any, words: Words) -> None:
    say = words.say
    parser = commands.add_parser(
        "serve", help=say("cli-serve-help"), description=say("cli-serve-description")
    )
    parser.add_argument("--open", action="store_true", help=say("cli-serve-open"))
    address = say("cli-serve-address")
    parser.add_argument(
        "--host",
        default=USUAL_HOST,
        metavar=address,
        help=say("cli-serve-host", usual=USUAL_HOST),
    )
    parser.add_argument(
        "--port",
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
        "--allow-host",
        action="append",
        default=[],
        metavar=say("cli-serve-name"),
        help=say("cli-serve-allow-host"),
    )
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
    parser.add_argument("--keep-days", metavar="N", help=say("cli-serve-keep-days"))


def run(arguments: argparse.Namespace, words: Words) -> int:
    settings = read_settings(arguments)
    if arguments.open:
        return play_at_home(settings, arguments, words)
    from motorpool.server.operating.serving import serve

    serve(settings, lambda url: tell(words, "cli-serve-ready", url))
    return 0


def play_at_home(settings: "Settings", arguments: argparse.Namespace, words: Words) -> int:
    """With the page in the browser, at any free port when the usual one is taken."""
    from motorpool.cli.opening_page import is_motorpool, open_page, open_page_beside
    from motorpool.server.operating.serving import is_taken, serve

    def ready(url: str) -> None:
        tell(words, "cli-serve-ready", url)
        open_page_beside(url)

    if arguments.port is None and is_taken(settings.host, settings.port):
        usual = f"http://{settings.host}:{settings.port}"
        same = (arguments.host, arguments.database) == (USUAL_HOST, None)
        if same and not os.environ.get(DATABASE_VARIABLE) and is_motorpool(usual):
            tell(words, "cli-serve-runs", usual)  # two on one file would not hear of each other
            open_page(usual)
            return 0
        settings = replace(settings, port=0)
    serve(settings, ready, quiet=True)
    return 0


def tell(words: Words, key: str, url: str) -> None:
    print(printable(words.say(key, url=url)), flush=True)


def read_settings(arguments: argparse.Namespace) -> "Settings":
    from motorpool.server.operating.settings import (
        Settings,
        read_host,
        read_metrics_token,
        read_proxy,
        read_public_url,
    )

    workers = usual_bot_workers()
    if arguments.bot_workers is not None:
        workers = whole_number("--bot-workers", arguments.bot_workers, 1, MOST_WORKERS)
    port = USUAL_PORT
    if arguments.port is not None:
        port = whole_number("--port", arguments.port, 0, MOST_PORT)
    keep_days = None
    if arguments.keep_days is not None:
        keep_days = whole_number("--keep-days", arguments.keep_days, 1, MOST_DAYS)
    usual = Settings(database="")
    proxies = tuple(read_proxy(text) for text in arguments.trusted_proxy)
    return Settings(
        database=chosen_database(arguments.database),
        host=arguments.host,
        port=port,
        public_url=None if arguments.public_url is None else read_public_url(arguments.public_url),
        allowed_hosts=tuple(read_host(text) for text in arguments.allow_host),
        trusted_proxies=proxies or usual.trusted_proxies,
        bot_workers=workers,
        keep_days=keep_days,
        metrics_token=read_metrics_token(os.environ),
    )


def chosen_database(given: str | None) -> str:
    """What was typed, what the environment says, or the user's own."""
    from motorpool.server.operating.settings import usual_database

    return given or os.environ.get(DATABASE_VARIABLE) or usual_database()


def usual_bot_workers() -> int:
    """One core is left to the server itself."""
    return max(1, (os.cpu_count() or 1) - 1)

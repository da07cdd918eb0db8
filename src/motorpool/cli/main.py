"""The `motorpool` command: reads the arguments and hands over to one of its commands."""

import contextlib
import errno
import os
import sys
from functools import partial
from importlib import import_module
from typing import cast

import motorpool
from motorpool.build_info import compiled, has_page
from motorpool.cli.parsing import BadArguments, Parser
from motorpool.cli.printing import printable
from motorpool.core.errors import Refusal
from motorpool.words.bundle import LANGUAGES, Words, language_from_environment
from motorpool.words.refusals import refusal_sentence

# Each is a module of this package with `add(commands, words)` and `run(arguments, words)`
COMMANDS = (
    "play",
    "verify",
    "rules",
    "cards",
    "simulate",
    "tournament",
    "compare",
    "balance",
    "bench",
    "serve",
    "backup",
)
USAGE_ERROR = 2
INTERRUPTED = 130


def main(argv: list[str] | None = None) -> int:
    """Run the command; the number is its exit code."""
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):  # a terminal without Cyrillic shows '?' for it
            stream.reconfigure(errors="replace")
    words = Words(language_from_environment())
    try:
        language, rest = take_language(sys.argv[1:] if argv is None else argv)
        if language is not None:
            words = Words(language)
        return run(rest, words)
    except Refusal as refusal:
        print(printable(refusal_sentence(words, refusal)), file=sys.stderr)
        return USAGE_ERROR
    except OSError as error:
        if error.errno not in (errno.EPIPE, errno.EIO):
            raise
        # The pipe or the terminal is closed. Python would complain when it flushes at the end.
        with contextlib.suppress(OSError, ValueError):
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return INTERRUPTED


def take_language(arguments: list[str]) -> tuple[str | None, list[str]]:
    """Take `--lang` out of the arguments, wherever it stands: all else depends on it."""
    language = None
    rest = []
    left = iter(arguments)
    for argument in left:
        name, equals, value = argument.partition("=")
        if name != "--lang":
            rest.append(argument)
        elif equals:
            language = value
        else:
            language = next(left, None)
            if language is None:
                raise BadArguments(
                    "cli-bad-value-missing", {"argument": name, "command": "motorpool"}
                )
    return language, rest


def run(arguments: list[str], words: Words) -> int:
    parser = Parser(prog="motorpool", words=words, description=words.say("cli-description"))
    parser.add_argument("--version", action="store_true", help=words.say("cli-help-version"))
    commands = parser.add_subparsers(
        dest="command",
        metavar=words.say("cli-command"),
        title=words.say("cli-commands"),
        parser_class=cast(type[Parser], partial(Parser, words=words)),
    )
    # Only the command that is asked for is loaded: a quick start
    chosen = arguments[0] if arguments and arguments[0] in COMMANDS else None
    for name in COMMANDS if chosen is None else (chosen,):
        import_module(f"motorpool.cli.{name}").add(commands, words)
    for each in (parser, *commands.choices.values()):  # for the help: it is taken out before
        choices = "|".join(LANGUAGES)
        each.add_argument("--lang", metavar=choices, help=words.say("cli-help-lang"))
    try:
        found = parser.parse_args(arguments)
    except SystemExit as stop:  # the help was shown
        return int(stop.code or 0)
    if found.version:
        print(version(words))
        return 0
    if found.command is None:
        parser.print_help()
        return 0
    found.typed = arguments  # a report names the command that made it
    module = import_module(f"motorpool.cli.{found.command}")
    return int(module.run(found, words))


def version(words: Words) -> str:
    yes, no = words.say("yes"), words.say("no")
    return words.say(
        "cli-version",
        version=motorpool.__version__,
        compiled=yes if compiled() else no,
        page=yes if has_page() else no,
    )

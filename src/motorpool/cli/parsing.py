"""A parser of arguments whose help and errors are in the reader's language."""

import argparse
import re
from collections.abc import Iterable
from typing import Any, NoReturn

from motorpool.core.errors import Refusal
from motorpool.words.bundle import Words

ARGUMENT = r"argument (?P<argument>.+?): "
VALUE = r"['\"](?P<value>.*)['\"]"
# What argparse says, and the key of our sentence for it. The first that fits is taken.
COMPLAINTS = (
    (r"unrecognized arguments: (?P<argument>.+)", "cli-bad-unknown"),
    (r"the following arguments are required: (?P<argument>.+)", "cli-bad-required"),
    (ARGUMENT + "expected .+", "cli-bad-value-missing"),
    (ARGUMENT + "ignored explicit argument " + VALUE, "cli-bad-flag"),
    (ARGUMENT + "invalid choice: " + VALUE + r" \(.*?(?P<choices>[^()]*)\)", "cli-bad-choice"),
    (ARGUMENT + r"invalid \w+ value: " + VALUE, "cli-bad-value"),
    (ARGUMENT + "not allowed with argument (?P<value>.+)", "cli-bad-together"),
)


class BadArguments(Refusal):
    """The command line cannot be understood."""


class Formatter(argparse.RawDescriptionHelpFormatter):
    """The layout of the help, with our word for 'usage'."""

    words: Words

    def add_usage(
        self,
        usage: str | None,
        actions: Iterable[argparse.Action],
        groups: Iterable[Any],
        prefix: str | None = None,
    ) -> None:
        if prefix is None:
            prefix = self.words.say("cli-usage") + " "
        super().add_usage(usage, actions, groups, prefix)


class Parser(argparse.ArgumentParser):
    """Refuses by raising `BadArguments` instead of ending the program."""

    def __init__(self, *, words: Words, **options: Any) -> None:
        class LocalFormatter(Formatter):
            pass

        LocalFormatter.words = words
        options.setdefault("formatter_class", LocalFormatter)
        super().__init__(**options, allow_abbrev=False, add_help=False)
        self._positionals.title = words.say("cli-arguments")
        self._optionals.title = words.say("cli-options")
        self.add_argument("-h", "--help", action="help", help=words.say("cli-help-help"))

    def error(self, message: str) -> NoReturn:
        command = {"command": self.prog}
        for pattern, key in COMPLAINTS:
            found = re.fullmatch(pattern, message, re.DOTALL)
            if found:
                values = found.groupdict()
                if "choices" in values:
                    values["choices"] = (
                        values["choices"].replace("'", "").removeprefix("choose from ")
                    )
                raise BadArguments(key, values | command)
        raise BadArguments("cli-bad-arguments", command)

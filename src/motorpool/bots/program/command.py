"""`exec:COMMAND`, as a person types it for a seat. No file and no server ever names a program."""

import re
import shlex

from motorpool.core.errors import BadOption

KIND = "exec"  # all that a record tells of a program
PREFIX = f"{KIND}:"
STAND_IN = "recruit"  # chooses where a program fails
USUAL_SECONDS = 10  # for each answer
# A name before it is not yet the command. Commas inside the quotes of a command belong to it.
NAME = r"(?!\s*exec:)[^,]*?"
QUOTED = r""""(?:\\.|[^"\\])*"|'[^']*'"""
ENTRY = re.compile(rf",(\s*(?:{NAME}=\s*)?exec:(?:{QUOTED}|\\.|[^,])*|[^,]*)", re.DOTALL)
PROGRAM = re.compile(rf"(?:(?P<name>{NAME})(?P<equals>=)\s*)?(?P<kind>exec:.*)", re.DOTALL)


def split_entries(text: str) -> list[str]:
    """The entries of a list of seats or bots."""
    return [entry.strip() for entry in ENTRY.findall(f",{text}")]


def split_name(entry: str) -> tuple[str, str, str]:
    """The name of a seat, the '=' after it, and who sits there."""
    found = PROGRAM.fullmatch(entry)
    if found is None:
        return entry.rpartition("=")
    return found["name"] or "", found["equals"] or "", found["kind"]


def is_program(kind: str) -> bool:
    return kind.startswith(PREFIX)


def read_command(kind: str) -> tuple[str, ...]:
    """The words of a command, as a shell would split them; no shell ever sees them."""
    try:
        command = tuple(shlex.split(kind.removeprefix(PREFIX)))
    except ValueError:  # an open quote
        command = ()
    if not command or "\0" in kind:
        raise BadOption("program-command", {"command": kind})
    return command

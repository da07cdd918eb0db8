"""Who sits at the table: people and bots, by name."""

import re
from dataclasses import dataclass, replace

from motorpool.bots import BOTS
from motorpool.bots.program.command import (
    KIND,
    STAND_IN,
    is_program,
    read_command,
    split_entries,
    split_name,
)
from motorpool.bots.registry import check_bot, split_budget
from motorpool.cli.printing import printable
from motorpool.core.errors import BadOption
from motorpool.words.bundle import Words

PERSON = "you"
USUAL_BOT = "veteran"
CALLSIGNS = ("Falcon", "Badger", "Heron", "Otter", "Lynx", "Raven")
LONGEST_NAME = 20
WITH_BOT = re.compile(r"(?P<name>.+) \((?P<bot>[^()]+)\)")


@dataclass(frozen=True)
class Chair:
    """One seat: a person, a bot of some kind, or a program."""

    name: str
    bot: str | None = None
    program: str = ""  # as it was typed, exec:COMMAND

    def text(self) -> str:
        """As the table and the record name it; `chairs_of_record` reads it back."""
        return self.name if self.bot is None else f"{self.name} ({self.bot})"

    def typed(self) -> str:
        """As `read_chairs` reads it."""
        return f"{self.name}={self.program or self.bot or PERSON}"


def read_chairs(text: str, words: Words) -> list[Chair]:
    """The table that a list such as 'you,veteran' or 'Anna=you,Rex=ace:2s' describes."""
    chairs = [read_chair(entry) for entry in split_entries(text)]
    names = [chair.name for chair in chairs]
    for seat, chair in enumerate(chairs):
        names[seat] = chair.name or usual_name(seat, chair.bot, names, words)
        chairs[seat] = replace(chair, name=names[seat])
    for seat, name in enumerate(names):
        if name.lower() in [other.lower() for other in names[:seat]]:
            raise BadOption("cli-name-twice", {"name": name})
    return chairs


def read_chair(entry: str) -> Chair:
    """One entry of such a list; without a name the chair has none yet."""
    name, equals, kind = [part.strip() for part in split_name(entry)]
    if equals:
        check_name(name)
    if is_program(kind):
        read_command(kind)
        return Chair(name, KIND, kind)
    kind = kind.lower()
    if kind == PERSON:
        return Chair(name)
    if split_budget(kind)[0] not in BOTS:
        values = {"seat": entry, "choices": ", ".join([PERSON, *BOTS])}
        raise BadOption("cli-seat-unknown", values)
    check_bot(kind)
    return Chair(name, kind)


def check_name(name: str) -> None:
    """A name is short and plain, so that a record and a screen can hold it."""
    if not name or len(name) > LONGEST_NAME or printable(name) != name or re.search("[()]", name):
        raise BadOption("cli-name", {"name": name, "most": LONGEST_NAME})


def usual_name(seat: int, bot: str | None, taken: list[str], words: Words) -> str:
    if bot is None:
        return words.say("cli-player-name", number=seat + 1)
    return next((name for name in CALLSIGNS if name not in taken), f"{bot} {seat + 1}")


def usual_chairs(seats: int, words: Words) -> list[Chair]:
    """One person against bots."""
    return read_chairs(",".join([PERSON] + [USUAL_BOT] * (seats - 1)), words)


def chairs_of_record(texts: list[str]) -> list[Chair]:
    """Who sat at the table of a record: who is no bot that we know is a person."""
    chairs = []
    for text in texts:
        shown = printable(text)
        found = WITH_BOT.fullmatch(shown)
        name, kind = (found["name"], found["bot"]) if found else (shown, shown)
        if kind == KIND:
            kind = STAND_IN  # no file may start a program
        kind, _ = split_budget(kind)  # or say how long we wait
        chairs.append(Chair(name, kind) if kind in BOTS else Chair(shown))
    return chairs

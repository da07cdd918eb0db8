"""Who sits at the table: people and bots, by name."""

import re
from dataclasses import dataclass

from motorpool.bots import BOTS
from motorpool.cli.printing import printable
from motorpool.core.errors import BadOption
from motorpool.words.bundle import Words

PERSON = "you"
USUAL_BOT = "greedy"
CALLSIGNS = ("Falcon", "Badger", "Heron", "Otter", "Lynx", "Raven")
LONGEST_NAME = 20
WITH_BOT = re.compile(r"(?P<name>.+) \((?P<bot>[^()]+)\)")


@dataclass(frozen=True)
class Chair:
    """One seat: a person, or a bot of some kind."""

    name: str
    bot: str | None = None

    def text(self) -> str:
        """As the table and the record name it; `chairs_of_record` reads it back."""
        return self.name if self.bot is None else f"{self.name} ({self.bot})"


def read_chairs(text: str, words: Words) -> list[Chair]:
    """The table that a list such as 'you,greedy' or 'Anna=you,Rex=random' describes."""
    entries = [entry.strip() for entry in text.split(",")]
    kinds = []
    names = []
    for entry in entries:
        name, equals, kind = entry.rpartition("=")
        kind = kind.strip().lower()
        name = name.strip()
        if kind != PERSON and kind not in BOTS:
            values = {"seat": entry, "choices": ", ".join([PERSON, *BOTS])}
            raise BadOption("cli-seat-unknown", values)
        if equals:
            check_name(name)
        kinds.append(kind)
        names.append(name)
    for seat, kind in enumerate(kinds):
        names[seat] = names[seat] or usual_name(seat, kind, names, words)
    for seat, name in enumerate(names):
        if name.lower() in [other.lower() for other in names[:seat]]:
            raise BadOption("cli-name-twice", {"name": name})
    return [
        Chair(name, None if kind == PERSON else kind)
        for name, kind in zip(names, kinds, strict=True)
    ]


def check_name(name: str) -> None:
    """A name is short and plain, so that a record and a screen can hold it."""
    if not name or len(name) > LONGEST_NAME or printable(name) != name or re.search("[()]", name):
        raise BadOption("cli-name", {"name": name, "most": LONGEST_NAME})


def usual_name(seat: int, kind: str, taken: list[str], words: Words) -> str:
    if kind == PERSON:
        return words.say("cli-player-name", number=seat + 1)
    return next((name for name in CALLSIGNS if name not in taken), f"{kind} {seat + 1}")


def usual_chairs(seats: int, words: Words) -> list[Chair]:
    """One person against bots."""
    return read_chairs(",".join([PERSON] + [USUAL_BOT] * (seats - 1)), words)


def chairs_of_record(texts: list[str]) -> list[Chair]:
    """Who sat at the table of a record: who is no bot that we know is a person."""
    chairs = []
    for text in texts:
        shown = printable(text)
        found = WITH_BOT.fullmatch(shown)
        if found and found["bot"] in BOTS:
            chairs.append(Chair(found["name"], found["bot"]))
        else:
            chairs.append(Chair(shown, shown if shown in BOTS else None))
    return chairs

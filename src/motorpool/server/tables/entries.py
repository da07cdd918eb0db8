"""The entries of a table's log: all that ever happens at a table."""

from dataclasses import dataclass, field
from typing import Any, ClassVar, Literal

By = Literal["person", "bot", "clock"]


class Entry:
    """One thing that happened. Its data is what the log keeps."""

    kind: ClassVar[str]

    def to_data(self) -> dict[str, Any]:
        return {"do": self.kind, **vars(self)}


@dataclass(frozen=True)
class Sit(Entry):
    """A person takes a chair and adds a salt to the seed."""

    kind = "sit"
    seat: int
    visitor: str
    name: str
    salt: str = ""


@dataclass(frozen=True)
class Rename(Entry):
    """A person goes by another name from now on."""

    kind = "rename"
    seat: int
    name: str


@dataclass(frozen=True)
class Leave(Entry):
    """Before the game the chair is free again; during it the stand-in plays on."""

    kind = "leave"
    seat: int


@dataclass(frozen=True)
class Return(Entry):
    """Who was away plays again."""

    kind = "return"
    seat: int


@dataclass(frozen=True)
class Start(Entry):
    """The game begins; what chance answered during the set-up."""

    kind = "start"
    draws: list[str] = field(default_factory=list)


@dataclass(frozen=True)
class Choose(Entry):
    """A choice, what chance answered to it, and who made it."""

    kind = "choose"
    seat: int
    action: str
    draws: list[str]
    by: By = "person"


@dataclass(frozen=True)
class AskUndo(Entry):
    """A person asks the others to go back to the moment after so many moves."""

    kind = "ask-undo"
    seat: int
    moves: int


@dataclass(frozen=True)
class AnswerUndo(Entry):
    """One of the others agrees, or does not."""

    kind = "answer-undo"
    seat: int
    yes: bool


@dataclass(frozen=True)
class Undo(Entry):
    """The game goes back to the moment after so many moves."""

    kind = "undo"
    seat: int
    moves: int


@dataclass(frozen=True)
class Rematch(Entry):
    """Who was here goes on at another table."""

    kind = "rematch"
    table: str
    invite: str


@dataclass(frozen=True)
class Close(Entry):
    """The host gives the table up before the game."""

    kind = "close"


KINDS: dict[str, type[Entry]] = {
    entry.kind: entry
    for entry in (
        Sit,
        Rename,
        Leave,
        Return,
        Start,
        Choose,
        AskUndo,
        AnswerUndo,
        Undo,
        Rematch,
        Close,
    )
}


def entry_from(data: dict[str, Any]) -> Entry:
    values = {name: value for name, value in data.items() if name != "do"}
    return KINDS[data["do"]](**values)

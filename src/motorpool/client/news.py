"""What happens at a table, as a seat hears of it."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Literal

from motorpool.client.reading import read


@dataclass(frozen=True)
class Decision:
    """The decision that waits; `actions` are told to its owner only."""

    number: int
    seat: int
    step: str
    asked: dict[str, Any]
    actions: list[str] = field(default_factory=list)
    undo: dict[str, Any] | None = None


@dataclass(frozen=True)
class Choice:
    """A choice that was made; by `clock` means by the stand-in."""

    seat: int
    by: Literal["person", "bot", "clock"]
    action: str | None = None


@dataclass(frozen=True)
class Words:
    """The decision that waits in sentences, marked; actions in the order of the decision's."""

    question: str | None = None
    actions: list[str] = field(default_factory=list)


@dataclass(frozen=True)
class LogLine:
    """Something that happened, as a marked sentence.

    One that is passing is of a memory game, and not to be kept.
    """

    text: str
    passing: bool


@dataclass(frozen=True)
class Snapshot:
    """Everything was told anew: at first, after a long break, or because the seat changed."""

    number: int


@dataclass(frozen=True)
class Update:
    """One entry of the table's log; `answered` is the decision that waited before it.

    What was done is not told to strangers at a table without spectators.
    """

    number: int
    do: str | None
    events: list[dict[str, Any]] = field(default_factory=list)
    choice: Choice | None = None
    answered: int | None = None
    log: list[LogLine] = field(default_factory=list)  # when the seat is watched in words


@dataclass(frozen=True)
class ChatLine:
    """Something that somebody said: plain text."""

    number: int
    at: int
    seat: int | None
    name: str
    body: str


News = Snapshot | Update | ChatLine


def decision_from(told: Mapping[str, Any] | None) -> Decision | None:
    return None if told is None else read(Decision, told)


def words_from(told: Mapping[str, Any] | None) -> Words | None:
    return None if told is None else read(Words, told)


def log_from(told: Mapping[str, Any] | None) -> list[LogLine]:
    return [] if told is None else [read(LogLine, line) for line in told["log"]]


def choice_from(told: Mapping[str, Any] | None) -> Choice | None:
    return None if told is None else read(Choice, told)

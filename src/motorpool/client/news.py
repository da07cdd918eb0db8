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
class Snapshot:
    """Everything was told anew: at first, after a long break, or because the seat changed."""

    number: int


@dataclass(frozen=True)
class Update:
    """One entry of the table's log; `answered` is the decision that waited before it."""

    number: int
    do: str
    events: list[dict[str, Any]] = field(default_factory=list)
    choice: Choice | None = None
    answered: int | None = None


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


def choice_from(told: Mapping[str, Any] | None) -> Choice | None:
    return None if told is None else read(Choice, told)

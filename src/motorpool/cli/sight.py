"""What one reader sees of the table, and what is asked of them."""

from dataclasses import dataclass
from typing import Any, Generic, Protocol, TypeVar

from motorpool.core.game import Decision, Outcome
from motorpool.words.bundle import Words


class Speech(Protocol):
    """What the words of every game can say to one reader."""

    words: Words
    names: list[str]
    you: int | None  # the reader's seat

    def question(self, decision: Decision, view: dict[str, Any]) -> str: ...
    def action(self, text: str, decision: Decision, view: dict[str, Any]) -> str: ...
    def log(self, events: list[dict[str, Any]]) -> list[str]: ...
    def outcome(self, outcome: Outcome) -> list[str]: ...


S = TypeVar("S", bound=Speech)


@dataclass(frozen=True)
class Sight(Generic[S]):
    view: dict[str, Any]
    speech: S
    labels: list[str]  # the players' names, bots with their kind
    outcome: Outcome  # as things stand


@dataclass(frozen=True)
class Question:
    """A decision in words."""

    text: str
    choices: list[str]
    news: list[list[str]]  # since the reader's last decision, turn by turn
    fresh: bool  # the reader has not seen this turn yet

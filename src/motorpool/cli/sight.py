"""What one reader sees of the table, and what is asked of them."""

from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from motorpool.core.game import Outcome
from motorpool.words.speech import Speech

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

"""What one reader sees of the table, and what is asked of them."""

from dataclasses import dataclass
from typing import Any

from motorpool.core.game import Outcome
from motorpool.words.rush import RushWords


@dataclass(frozen=True)
class Sight:
    view: dict[str, Any]
    speech: RushWords
    labels: list[str]  # the players' names, bots with their kind
    outcome: Outcome  # as things stand


@dataclass(frozen=True)
class Question:
    """A decision in words."""

    text: str
    choices: list[str]
    news: list[list[str]]  # since the reader's last decision, turn by turn
    fresh: bool  # the reader has not seen this turn yet

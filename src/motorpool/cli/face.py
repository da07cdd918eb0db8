"""The face of a game: all that the terminal must know of one game and not of the other."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from importlib import import_module
from typing import TYPE_CHECKING, Any, Generic

from motorpool.cli.names import Thing
from motorpool.cli.sight import S, Sight
from motorpool.core.game import Decision, Game
from motorpool.words.bundle import Words

if TYPE_CHECKING:
    from rich.console import RenderableType  # what draws is loaded when something is drawn

    from motorpool.cli.session import Session

Event = dict[str, Any]
Run = Callable[["Session", int, str, Decision], None]


class Face(ABC, Generic[S]):
    """Words, drawing and reading of one game."""

    title: str  # of the game, the same in every language
    example: str  # an action, to show how one is typed
    rule: str  # a rule, likewise
    verbs: list[str]  # that begin an action
    commands: Mapping[str, Run]  # that read out parts of the table
    afresh: Sequence[str] = ()  # questions before which the table is told each time

    @abstractmethod
    def speech(self, words: Words, game: Game, names: list[str], you: int | None) -> S:
        """What speaks to one reader."""

    # Reading

    @abstractmethod
    def heading(self, sight: Sight[S]) -> str:
        """Where the game is: round and whose turn."""

    @abstractmethod
    def summary(self, sight: Sight[S]) -> list[str]:
        """The shortest words for what lies before the reader."""

    @abstractmethod
    def table(self, sight: Sight[S]) -> list[str]:
        """The whole table, read out."""

    @abstractmethod
    def drawn(self, sight: Sight[S], width: int) -> "list[RenderableType]":
        """The whole table, drawn: what matters most comes last, nearest the prompt."""

    # News

    @abstractmethod
    def crisp(self, events: list[Event], speech: S) -> list[Event]:
        """Only what the reader wants to hear after the others have moved."""

    # Typing

    @abstractmethod
    def spellings(self, action: str, speech: S) -> list[str]:
        """How the rest of an action, after its verb, may be typed."""

    @abstractmethod
    def things(self, speech: S) -> list[Thing]:
        """All that can be explained at a table."""

    @abstractmethod
    def explain(self, thing: Thing, speech: S) -> list[str]: ...

    @abstractmethod
    def explain_action(self, action: str, sight: Sight[S]) -> list[str]:
        """What an action is about; nothing when that needs no explanation."""


def face_of(game: str) -> Face[Any]:
    """The face of a game by its name; only this game's is loaded."""
    module = import_module(f"motorpool.cli.{game}.face")
    face: Face[Any] = module.FACE
    return face

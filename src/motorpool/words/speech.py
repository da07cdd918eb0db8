"""What the words of every game can say to one reader."""

from dataclasses import dataclass
from typing import Any, Protocol

from motorpool.core.game import Decision, Game, Outcome
from motorpool.words.bundle import Words

Event = dict[str, Any]
View = dict[str, Any]


@dataclass(frozen=True)
class LogLine:
    """A sentence of the log; `passing` when it must be forgotten with what it tells of."""

    text: str
    passing: bool = False


class Speech(Protocol):
    words: Words
    names: list[str]
    you: int | None  # the reader's seat

    def question(self, decision: Decision, view: View) -> str: ...
    def action(self, text: str, decision: Decision, view: View) -> str: ...
    def log(self, events: list[Event]) -> list[str]: ...
    def log_lines(self, events: list[Event]) -> list[LogLine]: ...
    def running_turn(self, view: View) -> list[Event]: ...
    def remembered(self, events: list[Event], view: View) -> list[Event]: ...
    def outcome(self, outcome: Outcome) -> list[str]: ...


def marking_speech(words: Words, game: Game, names: list[str], you: int | None) -> Speech:
    """What speaks of any game, with marks around all that can be pointed at."""
    from motorpool.battlegrounds.game import Battlegrounds  # the terminal loads one game only
    from motorpool.rush.game import Rush

    if isinstance(game, Rush):
        from motorpool.words.rush import RushWords

        return RushWords(words, game, names, you, marked=True)
    from motorpool.words.battlegrounds import BattlegroundsWords

    assert isinstance(game, Battlegrounds)
    return BattlegroundsWords(words, game, names, you, marked=True)

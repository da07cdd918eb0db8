"""What the server asks a bot, and what it counts on the way."""

from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from motorpool.bots.bot import View
from motorpool.core.game import Decision, Game

Key = tuple[str, int]  # a table and a seat
Shown = tuple[View, Decision]  # what a seat was shown when it had to decide


@dataclass(frozen=True)
class Thought:
    """One decision of one seat that a bot is to make."""

    table: str
    game: Game  # only its name, seats and changed options go to the worker
    seat: int
    bot: str
    seen: int  # how many decisions this seat has met before this one, whoever made them
    view: View
    decision: Decision
    # The decisions of this seat from a number on, up to this one or later ones. Asked for only
    # when the worker does not remember them: after a restart, or when somebody else has chosen.
    past: Callable[[int], Awaitable[Sequence[Shown]]]
    # How often choices were taken back at this table: then a bot has to forget what it saw.
    undone: int = 0
    # Of the bot's own chance, the same all game long; it must tell nothing of the game's draws.
    # Without it a worker takes one that nobody knows.
    seed: str | None = None
    # A position that this seat could be in, for a bot that searches: never the true one.
    imagined: Mapping[str, Any] | None = None
    # Whether a random action does when the bot has none: for a move, but not for advice.
    or_random: bool = True

    @property
    def key(self) -> Key:
        return self.table, self.seat


@dataclass(frozen=True)
class Chosen:
    """The text of an action; and of the best ones, where the bot tells it, the chance to win."""

    action: str
    reason: tuple[tuple[str, float], ...] = ()


@dataclass
class Counters:
    """What happened since the start, for those who watch the server."""

    thoughts: int = 0  # decisions that were asked for
    seconds: float = 0.0  # that workers were busy
    rebuilt: int = 0  # bots that were shown the past again
    timeouts: int = 0  # workers that were ended for thinking too long
    crashes: int = 0  # workers that ended or did not start
    failures: int = 0  # bots that raised an error or chose what is not legal
    fallbacks: int = 0  # decisions that were made at random instead


class Thoughtless(Exception):
    """The bot has no answer, and a random one would not do."""


class Stopped(Exception):
    """The server is being stopped: nothing was chosen, the decision still waits."""

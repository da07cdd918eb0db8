"""What every game of the house offers: one door for bots, the command line and the server."""

from dataclasses import dataclass, field
from typing import Any, Protocol

from motorpool.core.chance import Chance, Seeded
from motorpool.core.steps import Event


@dataclass(frozen=True)
class Decision:
    """A choice: whose it is, what is asked, and for its owner the list of actions.

    `asked` holds the open facts; `actions` and `texts` are empty for everybody else.
    """

    seat: int
    step: str
    asked: dict[str, Any]
    actions: tuple[int, ...] = ()
    texts: tuple[str, ...] = ()


@dataclass(frozen=True)
class Outcome:
    """The end of a game: winning seats, points of each seat (its side's), and the details."""

    winners: tuple[int, ...]
    points: tuple[int, ...]
    details: dict[str, Any] = field(default_factory=dict)


class GameState(Protocol):
    """A state of any game."""

    reveals: int
    turn: int

    def clone(self) -> "GameState": ...
    def over(self) -> bool: ...
    def seat_to_decide(self) -> int: ...
    def legal(self) -> list[int]: ...
    def apply(self, action: int, chance: Chance) -> None: ...
    def apply_and_tell(self, action: int, chance: Chance) -> list[Event]: ...


class Game(Protocol):
    """The rules of one game, bound to the options and seats of one table."""

    name: str
    rules_version: str
    seats: int
    options: dict[str, Any]

    @property
    def forgets(self) -> bool: ...  # what was shown lies face down again: a memory game
    def start(self, chance: Chance) -> GameState: ...
    def play_at_random(self, state: Any, chance: Seeded, most: int) -> int: ...
    def view(self, state: Any, seat: int) -> dict[str, Any]: ...
    def decision(self, state: Any, seat: int) -> Decision: ...
    def action_text(self, action: int) -> str: ...
    def parse_action(self, text: str) -> int: ...
    def answer_text(self, answer: int) -> str: ...
    def parse_answer(self, text: str) -> int: ...
    def tell(self, events: Any, seat: int) -> list[dict[str, Any]]: ...
    def determinize(self, state: Any, seat: int, chance: Chance) -> GameState: ...
    def outcome(self, state: Any) -> Outcome: ...
    def dump_position(self, state: Any) -> dict[str, Any]: ...
    def changed_options(self) -> dict[str, Any]: ...

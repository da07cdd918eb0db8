"""What was agreed when a table was made: game, switches, chairs, clock and who may come."""

import json
from dataclasses import asdict, dataclass, field
from functools import lru_cache
from typing import Any, Literal

from motorpool.bots.registry import check_level
from motorpool.core.errors import BadOption
from motorpool.core.game import Game, GameState
from motorpool.games import game_of_position, make_game

ClockKind = Literal["none", "turn", "game"]
LONGEST_CLOCK = 30 * 24 * 3600  # seconds; play by correspondence counts in days
PERSON = ""  # a chair that no bot sits on


@dataclass(frozen=True)
class ClockSetup:
    """How long a person may think: for a turn, or for the whole game."""

    kind: ClockKind = "none"
    seconds: int = 0


@dataclass(frozen=True)
class Setup:
    """All of it is plain data; `chairs` names the bot of each seat, "" is for a person."""

    game: str
    preset: str
    chairs: tuple[str, ...]
    changes: dict[str, Any] = field(default_factory=dict)
    start: dict[str, Any] | None = None  # a position, when the game goes on from one
    clock: ClockSetup = ClockSetup()
    stand_in: str = "greedy"  # the bot that plays for who is away
    listed: bool = False
    spectators: bool = True
    chat: bool = True
    hints: bool = True
    lesson: str = ""  # "lesson/scene" for a table where somebody learns

    def check(self) -> None:
        """Refuse what cannot be played."""
        for bot in {*self.chairs} - {PERSON} | {self.stand_in}:
            check_level(bot)
        if PERSON not in self.chairs:
            raise BadOption("table-without-people")
        if (self.clock.kind == "none") != (self.clock.seconds == 0):
            raise BadOption("clock-seconds", {"kind": self.clock.kind})
        self.open_game()

    def open_game(self) -> tuple[Game, GameState | None]:
        """The game, and the state that it starts from when that is no set-up."""
        if self.start is None:
            changes = json.dumps(self.changes, sort_keys=True)
            return shared_game(self.game, self.preset, len(self.chairs), changes), None
        game, state = shared_position(json.dumps(self.start, sort_keys=True))
        if game.seats != len(self.chairs):
            values = {"names": len(self.chairs), "seats": game.seats}
            raise BadOption("record-seats", values)
        return game, state

    def to_data(self) -> dict[str, Any]:
        return asdict(self)

    @classmethod
    def from_data(cls, data: dict[str, Any]) -> "Setup":
        known = dict(data)
        known["chairs"] = tuple(known["chairs"])
        known["clock"] = ClockSetup(**known["clock"])
        return cls(**known)


@lru_cache(maxsize=256)
def shared_game(name: str, preset: str, seats: int, changes: str) -> Game:
    """Tables with the same switches share one game: its rules are large and never change."""
    return make_game(name, preset, seats, json.loads(changes))


@lru_cache(maxsize=256)
def shared_position(start: str) -> tuple[Game, GameState]:
    """Rules take long to build, and a table is opened often; nobody changes the state."""
    return game_of_position(json.loads(start))

"""The games of the house by name, and the way from a record or position file to a match."""

from collections.abc import Mapping
from typing import Any

from motorpool.battlegrounds.game import Battlegrounds
from motorpool.battlegrounds.options import PRESETS as BATTLEGROUNDS_PRESETS
from motorpool.core.chance import Chance
from motorpool.core.errors import BadFile, BadOption
from motorpool.core.game import Game, GameState
from motorpool.core.match import Match
from motorpool.core.record import Record
from motorpool.core.replay import replay
from motorpool.rush.game import Rush
from motorpool.rush.options import PRESETS as RUSH_PRESETS

GAMES: dict[str, type[Rush] | type[Battlegrounds]] = {
    "rush": Rush,
    "battlegrounds": Battlegrounds,
}
PRESETS: dict[str, tuple[str, ...]] = {  # the first of each changes nothing
    "rush": tuple(RUSH_PRESETS),
    "battlegrounds": tuple(BATTLEGROUNDS_PRESETS),
}


def make_game(name: str, preset: str, seats: int, changes: Mapping[str, Any] | None = None) -> Game:
    """A table of a game by its name, its preset and single switches on top."""
    if name not in GAMES:
        raise BadOption("game-unknown", {"game": name, "choices": ", ".join(GAMES)})
    return GAMES[name].preset(preset, seats, changes)


def game_of_position(position: Any) -> tuple[Game, GameState]:
    """The table and the state that a position file tells of."""
    name = position.get("game") if isinstance(position, dict) else None
    if not isinstance(name, str) or name not in GAMES:
        raise BadFile("position-foreign")
    return GAMES[name].from_position(position)


def match_of_record(record: Record, chance: Chance) -> Match:
    """Play a record again to its last move; the match can be played on."""
    if record.game not in GAMES:
        raise BadFile("record-game-unknown", {"game": record.game})
    known = GAMES[record.game].rules_version
    if record.rules != known:
        raise BadFile("record-rules-version", {"found": record.rules, "known": known})
    if record.start is not None:
        game, state = game_of_position(record.start)
        return replay(record, game, state, chance)
    preset = PRESETS[record.game][0]
    game = make_game(record.game, preset, len(record.seats), record.options)
    return replay(record, game, None, chance)

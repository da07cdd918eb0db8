"""How a game in the terminal begins: afresh, from a record or from a position."""

import argparse
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from motorpool.cli.chairs import Chair, chairs_of_record, read_chairs, usual_chairs
from motorpool.cli.options import SWITCHES, read_changes
from motorpool.cli.refusing import about
from motorpool.core.chance import Chance, Seeded, free
from motorpool.core.errors import BadFile, BadOption
from motorpool.core.files import read_json
from motorpool.core.match import Match
from motorpool.core.record import FORMAT, record_from
from motorpool.games import game_of_position, make_game, match_of_record
from motorpool.words.bundle import Words

USUAL_PRESETS = {"rush": "base", "battlegrounds": "battle"}
USUAL_SEATS = 2
USUAL_SEATS_OF_MODES = {"team": 4, "solo": 1}  # of Battlegrounds


@dataclass(frozen=True)
class Opening:
    """A match and who plays it."""

    match: Match
    chairs: list[Chair]
    saved_before: bool = False


def open_match(arguments: argparse.Namespace, words: Words) -> Opening:
    chance = free() if arguments.seed is None else Seeded(arguments.seed)
    if arguments.from_file is None:
        return open_new(arguments, chance, words)
    if arguments.preset is not None or arguments.set:
        raise BadOption("cli-from-has-options")
    path = Path(arguments.from_file)
    with about(path, words):
        found = read_json(path)
        if not isinstance(found, dict) or not ("moves" in found or "game" in found):
            raise BadFile("cli-from-foreign")
        if found.get("format") == FORMAT or "moves" in found:
            return open_record(found, arguments.seats, chance, words)
        return open_position(found, arguments.seats, chance, words)


def open_new(arguments: argparse.Namespace, chance: Chance, words: Words) -> Opening:
    changes = read_changes(arguments.set, words, arguments.game)
    preset = arguments.preset or USUAL_PRESETS[arguments.game]
    if arguments.seats is None:
        chairs = usual_chairs(usual_seats(arguments.game, preset, changes), words)
    else:
        chairs = read_chairs(arguments.seats, words)
    game = make_game(arguments.game, preset, len(chairs), changes)
    return Opening(Match(game, [chair.text() for chair in chairs], chance), chairs)


def usual_seats(game: str, preset: str, changes: Mapping[str, Any]) -> int:
    """How many play, when nobody says it."""
    mode = SWITCHES[game].choose(preset, changes).get("mode")
    return USUAL_SEATS_OF_MODES.get(str(mode), USUAL_SEATS)


def open_record(found: Any, seats: str | None, chance: Chance, words: Words) -> Opening:
    """A saved game, to be played on; other seats may be given for it."""
    record = record_from(found)
    match = match_of_record(record, chance)
    if seats is None:
        chairs = chairs_of_record(record.seats)
    else:
        chairs = chairs_for(seats, match.game.seats, words)
        match.record.seats = [chair.text() for chair in chairs]
    return Opening(match, chairs, saved_before=True)


def open_position(found: Any, seats: str | None, chance: Chance, words: Words) -> Opening:
    game, state = game_of_position(found)
    if seats is None:
        chairs = usual_chairs(game.seats, words)
    else:
        chairs = chairs_for(seats, game.seats, words)
    return Opening(Match(game, [chair.text() for chair in chairs], chance, state), chairs)


def chairs_for(seats: str, count: int, words: Words) -> list[Chair]:
    chairs = read_chairs(seats, words)
    if len(chairs) != count:
        raise BadOption("cli-seats-differ", {"given": len(chairs), "count": count})
    return chairs

"""A finished game looked at again: as a seat saw it, how the points went, and every draw.

Moves that were taken back are left out, so all three count the moves as the record does.
"""

from dataclasses import asdict, replace
from typing import Any

import orjson

from motorpool.core.chance import Chance, Recorded, Recording
from motorpool.core.game import Game
from motorpool.core.match import Match
from motorpool.core.record import Record
from motorpool.server.live.speaking import speak
from motorpool.server.live.telling import snapshot, update
from motorpool.server.live.whole_log import standing
from motorpool.server.tables.entries import Choose
from motorpool.server.tables.match_log import play_entry, start_match
from motorpool.server.tables.storage import Logged
from motorpool.server.tables.table import Table

Draw = dict[str, Any]


def replay_text(table: Table, log: list[Logged], audience: int, language: str | None) -> bytes:
    """The first decision as a snapshot, then one update for each move."""
    numbers = standing(log)
    # Whoever may look at all may now look from every side
    setup = replace(table.setup, spectators=True)
    again = Table(table.id, setup, table.host, table.invite, table.secret)
    for logged in log[: numbers[0]]:
        again.evolve(logged.entry, logged.at)
    for seat, person in enumerate(table.people):
        if person is not None:
            again.rename(seat, person.name)  # as they were called in the end
    message, told = snapshot(again, audience)
    message["table"] = message["table"] | {"spectators": table.setup.spectators}
    first = speak(message, again, audience, told.view, language)
    updates = []
    for number in numbers[1:]:
        logged = log[number - 1]
        happening = again.evolve(logged.entry, logged.at)
        message, told = update(again, happening, audience, told)
        updates.append(speak(message, again, audience, told.view, language))
    return orjson.dumps({"seat": audience, "snapshot": first, "updates": updates})


def curve_text(table: Table) -> bytes:
    """The points of each seat, as if the game had ended there: before any move, after each."""
    again = from_the_start(table)
    points = [points_of(again)]
    for move in recorded(table).moves:
        play_entry(again, Choose(move.seat, move.action, move.draws))
        again.past.clear()
        points.append(points_of(again))
    return orjson.dumps({"points": points})


def draws_text(table: Table) -> bytes:
    """What lay in the bag at every draw and what came out of it, with the proof."""
    game = table.setup.open_game()[0]
    record = recorded(table)
    draws: list[Draw] = []

    def noting(answers: list[int]) -> Chance:
        return Noting(Recorded(answers), game, None, draws)

    again = start_match(table.setup, record.seats, noting, record.draws)
    for number, move in enumerate(record.moves, 1):
        answers = Recorded([game.parse_answer(draw) for draw in move.draws])
        again.chance = Recording(Noting(answers, game, number, draws))
        again.do_text(move.seat, move.action)
        again.past.clear()
    return orjson.dumps({"proof": asdict(table.proof()), "draws": draws})


class Noting(Chance):
    """Gives the answers of a record and notes each with the bag that it came from."""

    def __init__(self, source: Recorded, game: Game, move: int | None, draws: list[Draw]) -> None:
        self.source = source
        self.game = game
        self.move = move
        self.draws = draws

    def draw(self, bag: list[int]) -> int:
        names = sorted(self.game.answer_text(thing) for thing in bag)
        taken = self.source.draw(bag)
        self.draws.append({"move": self.move, "bag": names, "drawn": self.game.answer_text(taken)})
        return taken


def recorded(table: Table) -> Record:
    assert table.match is not None
    return table.match.record


def from_the_start(table: Table) -> Match:
    record = recorded(table)
    return start_match(table.setup, record.seats, Recorded, record.draws)


def points_of(match: Match) -> list[int]:
    return list(match.game.outcome(match.state).points)

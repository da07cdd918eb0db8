"""The log of a game from its start, in words, as somebody may know it now."""

import asyncio
from collections.abc import Iterator
from dataclasses import dataclass

from motorpool.core.chance import Recorded
from motorpool.server.database.database import Database
from motorpool.server.live.speaking import speech_for
from motorpool.server.live.telling import view_of
from motorpool.server.tables import storage
from motorpool.server.tables.entries import Choose, Start, Undo
from motorpool.server.tables.match_log import play_entry, start_match
from motorpool.server.tables.storage import Logged
from motorpool.server.tables.table import Table


@dataclass(frozen=True)
class LoggedWords:
    """What one entry brought about."""

    number: int
    texts: list[str]


async def whole_log(
    database: Database, table: Table, audience: int, language: str, alone: asyncio.Lock
) -> list[LoggedWords]:
    """What an audience was told, entry by entry; moves that were taken back are left out.

    In a running memory game a picture that lies face down now is not named (BG-FAM-05).
    """
    if table.match is None:
        return []
    log = await storage.later_entries(database, table.id, 0)
    numbers = standing(log[: table.version])
    # A long game takes a while to play again: nobody else waits for it, and one is enough at a time
    async with alone:
        return await asyncio.to_thread(lambda: list(lines(table, audience, language, numbers)))


def standing(log: list[Logged]) -> list[int]:
    """The numbers of the start and of the moves that were not taken back."""
    numbers: list[int] = []
    for logged in log:
        entry = logged.entry
        if isinstance(entry, Start | Choose):
            numbers.append(logged.number)
        elif isinstance(entry, Undo):
            del numbers[1 + entry.moves :]
    return numbers


def lines(table: Table, audience: int, language: str, numbers: list[int]) -> Iterator[LoggedWords]:
    assert table.match is not None
    game, record = table.match.game, table.match.record
    now = view_of(table, audience)
    speech = speech_for(table, audience, language)
    again = start_match(table.setup, record.seats, Recorded, record.draws)
    first = speech.running_turn(game.view(again.state, audience))
    yield LoggedWords(numbers[0], speech.log(first))
    for number, move in zip(numbers[1:], record.moves, strict=True):
        happened = play_entry(again, Choose(move.seat, move.action, move.draws))
        again.past.clear()
        events = game.tell(happened, audience)
        if game.forgets and table.status == "playing":
            assert now is not None
            events = speech.remembered(events, now)
        yield LoggedWords(number, speech.log(events))

"""Halls on a database: what a server process has, without its door."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

import orjson

from motorpool.server.database.database import Database, connect
from motorpool.server.live.hall import Hall
from motorpool.server.tables import proposals
from motorpool.server.tables.setup import Setup
from motorpool.server.tables.table import Table
from motorpool.server.thinking.thinkers import Thinkers
from tests.server.tables.logs import PEOPLE

PATIENCE_SECONDS = 60.0


class Listener:
    """A watcher that keeps all it is told."""

    def __init__(self, visitor: str | None = None, words: str | None = None) -> None:
        self.visitor = visitor
        self.words = words
        self.messages: list[dict[str, Any]] = []
        self.dismissed = False

    def deliver(self, message: bytes) -> None:
        self.messages.append(orjson.loads(message))

    def dismiss(self) -> None:
        self.dismissed = True

    def numbers(self) -> list[int]:
        return [message["number"] for message in self.messages]


@asynccontextmanager
async def open_hall(database: Database, bots: bool = False) -> AsyncIterator[Hall]:
    thinkers = Thinkers(1, 30)
    if bots:
        await thinkers.start()
    hall = Hall(database, thinkers)
    await hall.start()
    try:
        yield hall
    finally:
        await hall.stop()
        if bots:
            await thinkers.stop()


@asynccontextmanager
async def opened(url: str) -> AsyncIterator[Database]:
    database = connect(url)
    await database.open()
    try:
        yield database
    finally:
        await database.close()


async def begun(hall: Hall, setup: Setup) -> Table:
    """A table of a hall at which the game has begun."""
    table = (await hall.create(setup, PEOPLE[0])).table
    id = table.id
    for visitor, _ in zip(PEOPLE, table.free_chairs(), strict=False):
        await hall.act(id, lambda t, v=visitor: [proposals.sit(t, v, v.title(), None, "")])  # type: ignore[misc]
    return await hall.act(id, lambda t: [proposals.start(t, PEOPLE[0])])


def texts_of(table: Table) -> tuple[str, ...]:
    assert table.match is not None
    return table.match.game.decision(table.match.state, table.decider()).texts


def decider_of(table: Table) -> str:
    person = table.people[table.decider()]
    assert person is not None
    return person.visitor


async def choose(hall: Hall, table: Table, which: int = 0) -> Table:
    """The person who has to decide does so."""
    texts, number, who = texts_of(table), table.decision_number, decider_of(table)
    text = texts[which % len(texts)]
    return await hall.act(table.id, lambda t: [proposals.choose_as(t, who, number, text)])


async def until(condition: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE_SECONDS):
        while not condition():
            await asyncio.sleep(0.01)

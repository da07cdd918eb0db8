"""Tables in the middle of a game, put into a database as the server itself would have."""

import random
import secrets
from dataclasses import dataclass
from typing import Any

from motorpool.server.database.database import Database, Statement, connect
from motorpool.server.identity.secrets import digest, new_id
from motorpool.server.identity.secrets import new_secret as new_cookie
from motorpool.server.live.hall import ID_BYTES, INVITE_BYTES
from motorpool.server.live.live_table import follow
from motorpool.server.moments import now
from motorpool.server.tables import proposals, storage
from motorpool.server.tables.entries import By, Entry, Sit
from motorpool.server.tables.setup import PERSON, Setup
from motorpool.server.tables.summary import due_of, summary_of
from motorpool.server.tables.table import Table

GAMES = (("rush", "base"), ("battlegrounds", "battle"))
PLAYED = 60  # games that are really played; other tables have the same log as one of these
AT_ONCE = 100  # tables of one transaction
VISITOR = "INSERT INTO visitors (id, name, created, seen) VALUES ($1, $2, $3, $3)"
DEVICE = "INSERT INTO devices (id, visitor, secret, created, seen) VALUES ($1, $2, $3, $4, $4)"


@dataclass(frozen=True)
class Seated:
    """A table, and the cookie of each of its people."""

    id: str
    cookies: tuple[str, ...]

    def at(self, ports: list[int]) -> dict[str, Any]:
        """For a client: the people of one table take turns among the servers."""
        seats = [
            {"port": ports[seat % len(ports)], "cookie": cookie}
            for seat, cookie in enumerate(self.cookies)
        ]
        return {"id": self.id, "seats": seats}


Game = tuple[Table, list[Entry]]


def play(game: tuple[str, str], people: int, moves: int, bots: int = 0) -> Game:
    """A game between people, and bots if there are any, after so many moves."""
    setup = Setup(*game, (PERSON,) * people + ("greedy",) * bots)
    while True:
        table = Table("", setup, "0", "", secrets.token_hex(32))
        log: list[Entry] = []
        for seat in range(people):
            table = add(table, log, proposals.sit(table, str(seat), f"Ann {seat}", seat, "salt"))
        table = add(table, log, proposals.start(table, "0"))
        for _ in range(moves):
            table = choose(table, log)
        if table.status == "playing":
            return table, log


def choose(table: Table, log: list[Entry]) -> Table:
    seat = table.decider()
    if seat < 0:
        return table
    assert table.match is not None
    text = random.choice(table.match.game.decision(table.match.state, seat).texts)
    by: By = "bot" if table.people[seat] is None else "person"
    return add(table, log, proposals.choose(table, seat, text, by))


def add(table: Table, log: list[Entry], entry: Entry) -> Table:
    log.append(entry)
    return follow(table, [(entry, now())])[-1][0]


async def seed(url: str, count: int, people: int, moves: int, bots: int = 0) -> list[Seated]:
    """So many unfinished tables, of both games, half-way after `moves` moves on average."""
    played = [
        play(GAMES[number % len(GAMES)], people, random.randint(0, 2 * moves), bots)
        for number in range(min(count, PLAYED))
    ]
    database = connect(url)
    await database.open()
    try:
        found = []
        for first in range(0, count, AT_ONCE):
            numbers = range(first, min(first + AT_ONCE, count))
            found += await write(database, [played[number % len(played)] for number in numbers])
        return found
    finally:
        await database.close()


async def write(database: Database, games: list[Game]) -> list[Seated]:
    statements: list[Statement] = []
    found = []
    for table, log in games:
        cookies = tuple(new_cookie() for person in table.people if person is not None)
        visitors = [new_id() for _ in cookies]
        id = secrets.token_urlsafe(ID_BYTES)
        for visitor, cookie in zip(visitors, cookies, strict=True):
            statements.append(Statement(VISITOR, (visitor, "", now())))
            statements.append(Statement(DEVICE, (new_id(), visitor, digest(cookie), now())))
        statements += table_rows(id, table, log, visitors)
        found.append(Seated(id, cookies))
    await database.run(*statements)
    return found


def table_rows(id: str, table: Table, log: list[Entry], visitors: list[str]) -> list[Statement]:
    setup, summary = storage.dump(table.setup.to_data()), storage.dump(summary_of(table))
    invite, moment = secrets.token_urlsafe(INVITE_BYTES), now()
    new = (id, 0, visitors[0], moment, setup, summary, invite, table.secret)
    rows = [Statement(storage.NEW_TABLE, new)]
    for number, entry in enumerate(log, 1):
        data = entry.to_data()
        if isinstance(entry, Sit):
            data["visitor"] = visitors[entry.seat]
            rows.append(Statement(storage.SIT, (id, entry.seat, visitors[entry.seat])))
        rows.append(Statement(storage.NEW_ENTRY, (id, number, moment, storage.dump(data))))
    due = due_of(table, moment)
    head = (id, len(log), table.status, moment, due, summary, 0)
    return [*rows, Statement(storage.NEW_HEAD, head, 1)]

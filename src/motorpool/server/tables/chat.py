"""Talk at a table, kept beside the log: it is no part of the game."""

from dataclasses import dataclass
from typing import Any

from motorpool.server.database.database import Conflict, Database, Row, Statement
from motorpool.server.moments import now
from motorpool.server.refusals import BadRequest, Clash, Forbidden, Gone
from motorpool.server.tables.storage import is_there, number_of
from motorpool.server.tables.table import BYSTANDER, Table

MESSAGES = """
    SELECT number, at, seat, name, body FROM messages
    WHERE table_id = $1 AND number > $2 ORDER BY number DESC LIMIT $3
"""
NEW_MESSAGE = """
    INSERT INTO messages (table_id, number, at, seat, name, body) VALUES ($1, $2, $3, $4, $5, $6)
"""
MOST_TOLD = 200
TRIES = 8
FIGHT = "support"  # the step at which sides decide whom they help


@dataclass(frozen=True)
class Line:
    """Something that somebody said; `body` is text, never markup."""

    number: int
    at: int
    seat: int | None
    name: str
    body: str


def check_chat(table: Table, visitor: str) -> int:
    """The seat that may speak now; people who only look may not."""
    if not table.setup.chat:
        raise Forbidden("chat-off")
    seat = table.seat_of(visitor)
    if seat == BYSTANDER:
        raise Forbidden("chat-seated-only")
    if fight_of_teams(table):
        raise Clash("chat-fight")
    return seat


def fight_of_teams(table: Table) -> bool:
    """Allies may not agree on whom they help (RU-ALT-13)."""
    match = table.match
    if match is None or match.state.over() or not match.game.options.get("teams"):
        return False
    return match.game.decision(match.state, BYSTANDER).step == FIGHT


def clean(body: str) -> str:
    """Without control characters, which only serve to deceive."""
    kept = "".join(sign for sign in body if sign.isprintable() or sign == " ").strip()
    if not kept:
        raise BadRequest("chat-empty", field="body")
    return kept


async def say(database: Database, table: Table, visitor: str, body: str) -> int:
    """Keep a message; everybody who listens is told of its number."""
    seat = check_chat(table, visitor)
    person = table.people[seat]
    assert person is not None
    text = clean(body)
    for _ in range(TRIES):
        last = await lines(database, table.id, 0, 1)
        number = last[-1].number + 1 if last else 1
        args = (table.id, number, now(), seat, person.name, text)
        try:
            note = f"chat {table.id} {number}"
            await database.run(Statement(NEW_MESSAGE, args, 1), notify=note)
        except Conflict:
            if not await is_there(database, table.id):
                raise Gone("table-gone") from None
            continue  # somebody else spoke at the same time
        return number
    raise Clash("table-busy")


async def lines(database: Database, id: str, after: int, most: int = MOST_TOLD) -> list[Line]:
    """The last messages after a number, oldest first."""
    return [line_of(row) for row in reversed(await database.fetch(MESSAGES, id, after, most))]


def line_of(row: Row) -> Line:
    seat = row["seat"]
    return Line(
        number_of(row["number"]),
        number_of(row["at"]),
        None if seat is None else number_of(seat),
        str(row["name"]),
        str(row["body"]),
    )


def message_of(line: Line) -> dict[str, Any]:
    return {
        "type": "chat",
        "number": line.number,
        "at": line.at,
        "seat": line.seat,
        "name": line.name,
        "body": line.body,
    }

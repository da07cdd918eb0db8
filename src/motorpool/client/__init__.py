"""For programs that play at the tables of a server (see docs/api.md)."""

from motorpool.client.client import Client
from motorpool.client.errors import (
    BadRequest,
    Clash,
    ClientError,
    Forbidden,
    Nobody,
    NotFound,
    Refused,
    Stale,
    TooMany,
    Trouble,
    Unproven,
    Unreachable,
)
from motorpool.client.news import (
    ChatLine,
    Choice,
    Decision,
    LogLine,
    News,
    Snapshot,
    Update,
    Words,
)
from motorpool.client.seat import Seat
from motorpool.client.told import Game, Joined, Listed, ListedMine, Logged, TableMade, Visitor
from motorpool.words.marks import without_marks

__all__ = [
    "BadRequest",
    "ChatLine",
    "Choice",
    "Clash",
    "Client",
    "ClientError",
    "Decision",
    "Forbidden",
    "Game",
    "Joined",
    "Listed",
    "ListedMine",
    "LogLine",
    "Logged",
    "News",
    "Nobody",
    "NotFound",
    "Refused",
    "Seat",
    "Snapshot",
    "Stale",
    "TableMade",
    "TooMany",
    "Trouble",
    "Unproven",
    "Unreachable",
    "Update",
    "Visitor",
    "Words",
    "without_marks",
]

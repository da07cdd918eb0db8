"""What the server asks of a database, whichever it is."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Protocol

from motorpool.core.errors import Refusal

Value = str | int | float | bytes | None
Row = Mapping[str, Value]  # by column name

SQLITE = "sqlite:///"
POSTGRES = ("postgresql://", "postgres://")
LONGEST_NOTE = 7999  # bytes; PostgreSQL carries no more


@dataclass(frozen=True)
class Statement:
    """SQL that both databases know, with $1, $2 ... for the `args`.

    `expect` is how many rows it has to change; otherwise its transaction ends in `Conflict`.
    """

    sql: str
    args: tuple[Value, ...] = ()
    expect: int | None = None


class Conflict(Exception):
    """Somebody else was first; nothing was changed."""


class Unavailable(Exception):
    """The database cannot be reached just now, or has no room.

    When the connection broke during the commit, nobody knows whether it was made: read again.
    """


class Database(Protocol):
    async def open(self) -> None:
        """Run the migrations, then serve; a `Refusal` says why that cannot be."""

    async def close(self) -> None:
        """Finish what is under way; whatever is asked later is `Unavailable`."""

    async def fetch(self, sql: str, *args: Value) -> list[Row]:
        """Only read; sees every transaction that was awaited before."""

    async def run(self, *statements: Statement, notify: str | None = None) -> None:
        """One durable transaction; it is finished even when its caller is cancelled.

        `notify` goes to all who listen, after the commit and in the order of the commits; equal
        ones of transactions that were committed together may come as one.
        """

    def listen(self, callback: Callable[[str], None]) -> None:
        """Every `notify`, one's own too; "" means that some may have been missed."""


def connect(url: str) -> Database:
    """The database of a URL: sqlite:///relative/file.db, sqlite:////file.db or postgresql://..."""
    if url.startswith(SQLITE) and url != SQLITE:
        from pathlib import Path

        from motorpool.server.database.sqlite import Sqlite

        return Sqlite(Path(url.removeprefix(SQLITE)))
    if url.startswith(POSTGRES):
        from motorpool.server.database.postgres import Postgres

        return Postgres(url)
    # It may hold a password: only the scheme is told
    raise Refusal("database-url", {"scheme": url.partition(":")[0][:20]})


def check_note(note: str | None) -> None:
    """Listeners get "" for a gap, PostgreSQL has its limits, and notes travel as lines."""
    if note is not None and (
        "\0" in note or "\n" in note or not 0 < len(note.encode()) <= LONGEST_NOTE
    ):
        raise ValueError(f"a notification is a line of 1 to {LONGEST_NOTE} bytes without NUL")

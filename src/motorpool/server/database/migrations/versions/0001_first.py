"""The first schema. Times are whole milliseconds since 1970, JSON is text."""

from alembic import op
from sqlalchemy import BigInteger, Column, Integer, LargeBinary, Text, text

revision = "0001"
down_revision = None

# SQLite has one integer, of 64 bits; its strict tables know it by this name only
Big = BigInteger().with_variant(Integer, "sqlite")


def upgrade() -> None:
    people()
    tables()
    logs()


def people() -> None:
    make(
        "visitors",
        Column("id", Text, primary_key=True),
        Column("name", Text, nullable=False),  # empty until one is set
        Column("created", Big, nullable=False),
        Column("seen", Big, nullable=False),
    )
    make(
        "devices",  # each with a secret of its own, so that it can be revoked alone
        Column("id", Text, primary_key=True),
        Column("visitor", Text, nullable=False),
        Column("secret", LargeBinary, nullable=False, unique=True),  # SHA-256 of the cookie's
        Column("created", Big, nullable=False),
        Column("seen", Big, nullable=False),
    )
    op.create_index("devices_visitor", "devices", ["visitor"])
    make(
        "links",
        Column("code", LargeBinary, primary_key=True),  # SHA-256
        Column("visitor", Text, nullable=False),
        Column("expires", Big, nullable=False),
    )
    op.create_index("links_expires", "links", ["expires"])
    op.create_index("links_visitor", "links", ["visitor"])
    make(
        "tokens",
        Column("id", Text, primary_key=True),
        Column("visitor", Text, nullable=False),
        Column("secret", LargeBinary, nullable=False, unique=True),  # SHA-256
        Column("label", Text, nullable=False),
        Column("created", Big, nullable=False),
    )
    op.create_index("tokens_visitor", "tokens", ["visitor"])


def tables() -> None:
    make(
        "tables",
        Column("id", Text, primary_key=True),
        Column("version", Big, nullable=False),  # the number of the last entry
        Column("status", Text, nullable=False),  # open, playing, over, closed
        Column("listed", Integer, nullable=False),
        Column("host", Text, nullable=False),
        Column("created", Big, nullable=False),
        Column("changed", Big, nullable=False),
        Column("due", Big),  # when the sweeper must look
        Column("setup", Text, nullable=False),
        Column("summary", Text, nullable=False),
        Column("invite", Text, nullable=False, unique=True),
        Column("secret", Text, nullable=False),  # the server's part of the seed
    )
    op.create_index("tables_listed", "tables", ["status", "listed", "changed"])
    due = text("due IS NOT NULL")
    op.create_index("tables_due", "tables", ["due"], sqlite_where=due, postgresql_where=due)
    make(
        "sitters",  # people only
        Column("table_id", Text, primary_key=True),
        Column("seat", Integer, primary_key=True, autoincrement=False),
        Column("visitor", Text, nullable=False),
        by_key=True,
    )
    op.create_index("sitters_visitor", "sitters", ["visitor"])


def logs() -> None:
    make(
        "entries",
        Column("table_id", Text, primary_key=True),
        Column("number", Big, primary_key=True, autoincrement=False),
        Column("at", Big, nullable=False),
        Column("body", Text, nullable=False),
        by_key=True,
    )
    make(
        "messages",
        Column("table_id", Text, primary_key=True),
        Column("number", Big, primary_key=True, autoincrement=False),
        Column("at", Big, nullable=False),
        Column("seat", Integer),
        Column("name", Text, nullable=False),
        Column("body", Text, nullable=False),
        by_key=True,
    )


def make(name: str, *columns: Column[object], by_key: bool = False) -> None:
    """SQLite: strict tables refuse what PostgreSQL would; rows of a log lie together, `by_key`."""
    op.create_table(name, *columns, sqlite_strict=True, sqlite_with_rowid=not by_key)

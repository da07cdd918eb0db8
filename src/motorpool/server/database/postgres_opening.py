"""Opening a PostgreSQL database: a sentence for each reason why it cannot be used."""

import asyncpg
from sqlalchemy.engine import Connection
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import create_async_engine

from motorpool.core.errors import Refusal
from motorpool.server.database.migrate import migrate

CONNECT_SECONDS = 5.0
# Any number that every version of Motorpool knows: who holds it may change the schema
MIGRATION_LOCK = 0x6D6F746F72


async def migrate_database(url: str) -> None:
    """Bring the schema up to date; of processes that start together one does it, others wait."""
    engine = create_async_engine("postgresql+asyncpg://", async_creator=lambda: reach(url))
    try:
        async with engine.begin() as connection:
            await connection.run_sync(migrate_alone, place(url))
    except DBAPIError as error:
        values = {"place": place(url), "why": str(error.orig)}
        raise Refusal("database-failed", values) from error
    finally:
        await engine.dispose()


def migrate_alone(connection: Connection, where: str) -> None:
    connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({MIGRATION_LOCK})")
    migrate(connection, where)


async def reach(url: str) -> "asyncpg.Connection[asyncpg.Record]":
    """A first connection; a `Refusal` says why there is none."""
    try:
        return await asyncpg.connect(url, timeout=CONNECT_SECONDS)
    except ValueError:  # asyncpg quotes the part that it cannot read: it may be a password
        raise Refusal("database-url", {"scheme": "postgresql"}) from None
    except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError) as error:
        why = getattr(error, "strerror", None) or str(error) or type(error).__name__
        raise Refusal("database-failed", {"place": place(url), "why": why}) from error


def place(url: str) -> str:
    """Host, port and name of the database, without whoever signs in and the password."""
    return url.partition("://")[2].rpartition("@")[2].partition("?")[0]

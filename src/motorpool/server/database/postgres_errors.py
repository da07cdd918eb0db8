"""PostgreSQL's errors in the words of the interface."""

import asyncpg

from motorpool.server.database.database import Conflict, Unavailable

# Not a mistake in the statement but the state of the connection, the server or its disk
OUT_OF_REACH = (
    OSError,  # TimeoutError too
    asyncpg.IdleInTransactionSessionTimeoutError,
    asyncpg.InsufficientResourcesError,
    asyncpg.InvalidAuthorizationSpecificationError,
    asyncpg.InvalidCatalogNameError,
    asyncpg.OperatorInterventionError,
    asyncpg.PostgresConnectionError,
    asyncpg.PostgresSystemError,
    asyncpg.ReadOnlySQLTransactionError,  # the machine that took over is not ready yet
    asyncpg.TransactionRollbackError,  # a deadlock, again and again
)


def translated(error: Exception) -> Exception:
    """The error as the interface has it; one that only a mistake of ours can cause stays."""
    if isinstance(error, asyncpg.UniqueViolationError | asyncpg.ForeignKeyViolationError):
        return Conflict(error.as_dict().get("detail") or str(error))
    if isinstance(error, OUT_OF_REACH):
        return Unavailable(str(error) or type(error).__name__)
    # What asyncpg itself raises: "connection is closed", but also arguments that do not fit
    if isinstance(error, asyncpg.InterfaceError) and not isinstance(error, ValueError):
        return Unavailable(str(error))
    return error

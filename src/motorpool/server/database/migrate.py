"""Migrations: Alembic brings the schema up to date, the only thing that SQLAlchemy is for."""

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy.engine import Connection

from motorpool.core.errors import Refusal

SCRIPTS = Path(__file__).parent / "migrations"


def migrate(connection: Connection, place: str) -> None:
    """Bring the schema up to date inside the transaction of the connection.

    Whoever calls keeps other processes from doing the same at the same time.
    """
    config = Config()
    config.set_main_option("script_location", str(SCRIPTS).replace("%", "%%"))
    config.attributes["connection"] = connection  # for migrations/env.py
    known = {script.revision for script in ScriptDirectory.from_config(config).walk_revisions()}
    made_by = MigrationContext.configure(connection).get_current_revision()
    if made_by is not None and made_by not in known:
        raise Refusal("database-newer", {"place": place})
    command.upgrade(config, "head")

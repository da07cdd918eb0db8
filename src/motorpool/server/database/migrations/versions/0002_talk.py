"""What was said goes with its table: no line can be written to one that is being removed."""

from alembic import op

revision = "0002"
down_revision = "0001"

LOST = "DELETE FROM messages WHERE NOT EXISTS (SELECT 1 FROM tables WHERE id = messages.table_id)"
# As the first schema made it; SQLite makes it anew
AS_BEFORE = {"sqlite_strict": True, "sqlite_with_rowid": False}


def upgrade() -> None:
    op.execute(LOST)
    with op.batch_alter_table("messages", table_kwargs=AS_BEFORE) as messages:
        messages.create_foreign_key(
            "messages_table", "tables", ["table_id"], ["id"], ondelete="CASCADE"
        )

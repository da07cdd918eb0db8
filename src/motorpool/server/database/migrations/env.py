"""Run by Alembic: the migrations, on the connection that `migrate` gives."""

from alembic import context

context.configure(
    connection=context.config.attributes["connection"],
    render_as_batch=True,  # SQLite alters a table by making it anew
)
context.run_migrations()

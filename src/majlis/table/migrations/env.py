"""How alembic reaches our database: over the connection that the store hands it."""

from alembic import context

from majlis.table.schema import METADATA

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=METADATA,
    render_as_batch=True,
)
with context.begin_transaction():
    context.run_migrations()

"""Alembic: how a database is brought up to date. The connection comes from storage.migrate."""

from alembic import context

from prestol.web.storage import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata)
with context.begin_transaction():
    context.run_migrations()

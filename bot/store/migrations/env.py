"""Alembic's entry point: runs the steps on the connection that `bot.store.migrate` hands over."""

from __future__ import annotations

from alembic import context

from bot.store.tables import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    render_as_batch=True,
    # The caller owns the transaction, so that all steps and the lock end together.
    transactional_ddl=False,
)
context.run_migrations()

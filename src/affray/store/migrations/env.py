"""What alembic runs: the migrations of this folder, on the connection that `affray.store` hands over."""

from alembic import context

from affray.store.schema import METADATA

context.configure(connection=context.config.attributes["connection"], target_metadata=METADATA, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()

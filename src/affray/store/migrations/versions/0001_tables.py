"""Tables, their entries and checkpoints, and links."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "tables",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("made_at", sa.Integer, nullable=False),
        sa.Column("title", sa.Text, nullable=False),
        sa.Column("language", sa.String(8), nullable=False),
        sa.Column("countdown", sa.Integer, nullable=False),
        sa.Column("players_undo", sa.Boolean, nullable=False),
    )
    op.create_table(
        "entries",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("entry", sa.Text, nullable=False),
        sa.Column("said_at", sa.Integer, nullable=False),
    )
    op.create_table(
        "checkpoints",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("entries", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("save", sa.Text, nullable=False),
    )
    op.create_table(
        "links",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE")),
        sa.Column("seat", sa.String(32), nullable=False),
        sa.Column("role", sa.String(16), nullable=False),
        sa.Column("hash", sa.LargeBinary(32), nullable=False, unique=True),
        sa.Column("made_at", sa.Integer, nullable=False),
        sa.Column("revoked_at", sa.Integer),
    )
    op.create_index("links_of_a_table", "links", ["table_id"])


def downgrade() -> None:
    for name in ("links", "checkpoints", "entries", "tables"):
        op.drop_table(name)

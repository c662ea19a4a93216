"""The lines of a conversation: which message said what to which case, and what answered it."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the table; cases that are open have no lines yet."""
    op.create_table(
        "lines",
        sa.Column("chat", sa.String(128), nullable=False),
        sa.Column("message", sa.BigInteger, autoincrement=False, nullable=False),
        sa.Column("case_id", sa.BigInteger, nullable=False),
        sa.Column("before", sa.Integer, nullable=False),
        sa.Column("after", sa.Integer, nullable=False),
        sa.Column("answer", sa.BigInteger),
        sa.PrimaryKeyConstraint("chat", "message", name="pk_lines"),
    )
    op.create_index("ix_lines_answer", "lines", ["chat", "answer"])
    op.create_index("ix_lines_case_id", "lines", ["case_id"])


def downgrade() -> None:
    """Drop it; edits of follow-ups then change nothing."""
    op.drop_table("lines")

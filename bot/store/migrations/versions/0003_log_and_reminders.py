"""Who may ask in a chat, its log of rulings, and what it is to be reminded of."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add two settings and two tables."""
    op.add_column("chats", sa.Column("askers", sa.String(16)))
    op.add_column(
        "chats",
        sa.Column("keeps_log", sa.Boolean, nullable=False, server_default=sa.false()),
    )
    op.create_table(
        "log",
        sa.Column("case_id", sa.BigInteger, autoincrement=False, nullable=False),
        sa.Column("chat", sa.String(128), nullable=False),
        sa.Column("topic", sa.BigInteger, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("payload", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("case_id", name="pk_log"),
    )
    op.create_index("ix_log_chat", "log", ["chat", "at"])
    op.create_index("ix_log_at", "log", ["at"])
    _create_reminders()


def _create_reminders() -> None:
    op.create_table(
        "reminders",
        sa.Column(
            "id",
            sa.BigInteger().with_variant(sa.Integer(), "sqlite"),
            autoincrement=True,
            nullable=False,
        ),
        sa.Column("chat", sa.String(128), nullable=False),
        sa.Column("topic", sa.BigInteger, nullable=False),
        sa.Column("person", sa.String(128), nullable=False),
        sa.Column("due_at", sa.BigInteger),
        sa.Column("message", sa.BigInteger),
        sa.Column("language", sa.String(8), nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("attempts", sa.Integer, nullable=False),
        sa.Column("created_at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_reminders"),
        sqlite_autoincrement=True,
    )
    op.create_index("ix_reminders_chat", "reminders", ["chat", "topic"])
    op.create_index("ix_reminders_due_at", "reminders", ["due_at"])
    op.create_index("ix_reminders_person", "reminders", ["person"])


def downgrade() -> None:
    """Drop them again; what they kept is lost."""
    op.drop_table("reminders")
    op.drop_table("log")
    with op.batch_alter_table("chats") as chats:
        chats.drop_column("keeps_log")
        chats.drop_column("askers")

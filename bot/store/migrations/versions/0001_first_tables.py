"""Chats with their settings, open cases, and the updates that were taken in."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Create the three tables."""
    op.create_table(
        "chats",
        sa.Column("chat", sa.String(128), nullable=False),
        sa.Column("language", sa.String(8)),
        sa.Column("edition", sa.Integer),
        sa.Column("profile", sa.String(64)),
        sa.Column("answer_length", sa.String(16)),
        sa.Column("active", sa.Boolean, nullable=False),
        sa.PrimaryKeyConstraint("chat", name="pk_chats"),
    )
    _create_cases()
    _create_updates()


def _create_cases() -> None:
    op.create_table(
        "cases",
        sa.Column(
            "id",
            sa.BigInteger().with_variant(sa.Integer(), "sqlite"),
            autoincrement=True,
            nullable=False,
        ),
        sa.Column("chat", sa.String(128), nullable=False),
        sa.Column("topic", sa.BigInteger, nullable=False),
        sa.Column("person", sa.String(128), nullable=False),
        sa.Column("question_message", sa.BigInteger),
        sa.Column("answer_message", sa.BigInteger),
        sa.Column("payload", sa.Text, nullable=False),
        sa.Column("touched_at", sa.BigInteger, nullable=False),
        sa.Column("expires_at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_cases"),
        sqlite_autoincrement=True,
    )
    op.create_index("ix_cases_owner", "cases", ["chat", "person", "topic"])
    op.create_index("ix_cases_question", "cases", ["chat", "question_message"], unique=True)
    op.create_index("ix_cases_answer", "cases", ["chat", "answer_message"])
    op.create_index("ix_cases_person", "cases", ["person"])
    op.create_index("ix_cases_expires_at", "cases", ["expires_at"])


def _create_updates() -> None:
    op.create_table(
        "updates",
        sa.Column("id", sa.BigInteger, autoincrement=False, nullable=False),
        sa.Column("state", sa.String(16), nullable=False),
        sa.Column("owner", sa.String(128)),
        sa.Column("payload", sa.Text),
        sa.Column("chat", sa.String(128)),
        sa.Column("person", sa.String(128)),
        sa.Column("attempts", sa.Integer, nullable=False),
        sa.Column("taken_at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_updates"),
    )
    op.create_index("ix_updates_state", "updates", ["state", "taken_at"])
    op.create_index("ix_updates_chat", "updates", ["chat"])
    op.create_index("ix_updates_person", "updates", ["person"])


def downgrade() -> None:
    """Drop them again; what they kept is lost."""
    for table in ("updates", "cases", "chats"):
        op.drop_table(table)

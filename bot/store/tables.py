"""The tables, as plain SQLAlchemy Core. A change here needs a migration beside it."""

from __future__ import annotations

from sqlalchemy import BigInteger, Boolean, Column, Index, Integer, MetaData, String, Table, Text

metadata = MetaData(
    naming_convention={"pk": "pk_%(table_name)s", "ix": "ix_%(table_name)s_%(column_0_N_name)s"}
)

# SQLite counts only an INTEGER key up by itself; PostgreSQL wants the full range.
_RowId = BigInteger().with_variant(Integer(), "sqlite")

chats = Table(
    "chats",
    metadata,
    Column("chat", String(128), primary_key=True),
    Column("language", String(8)),
    Column("edition", Integer),
    Column("profile", String(64)),
    Column("answer_length", String(16)),
    Column("active", Boolean, nullable=False),
    Column("askers", String(16)),
    Column("keeps_log", Boolean, nullable=False),
)

cases = Table(
    "cases",
    metadata,
    Column("id", _RowId, primary_key=True, autoincrement=True),
    Column("chat", String(128), nullable=False),
    Column("topic", BigInteger, nullable=False),
    Column("person", String(128), nullable=False),
    Column("question_message", BigInteger),
    Column("answer_message", BigInteger),
    Column("payload", Text, nullable=False),
    Column("touched_at", BigInteger, nullable=False),
    Column("expires_at", BigInteger, nullable=False),
    Index("ix_cases_owner", "chat", "person", "topic"),
    Index("ix_cases_question", "chat", "question_message", unique=True),
    Index("ix_cases_answer", "chat", "answer_message"),
    Index("ix_cases_person", "person"),
    Index("ix_cases_expires_at", "expires_at"),
    # Without this SQLite gives the id of a deleted case to the next one, and an old button
    # would then answer somebody else's question.
    sqlite_autoincrement=True,
)

lines = Table(
    "lines",
    metadata,
    Column("chat", String(128), primary_key=True),
    Column("message", BigInteger, primary_key=True, autoincrement=False),
    Column("case_id", BigInteger, nullable=False),
    Column("before", Integer, nullable=False),
    Column("after", Integer, nullable=False),
    Column("answer", BigInteger),
    Index("ix_lines_answer", "chat", "answer"),
    Index("ix_lines_case_id", "case_id"),
)

updates = Table(
    "updates",
    metadata,
    Column("id", BigInteger, primary_key=True, autoincrement=False),
    Column("state", String(16), nullable=False),
    Column("owner", String(128)),
    Column("payload", Text),
    Column("chat", String(128)),
    Column("person", String(128)),
    Column("attempts", Integer, nullable=False),
    Column("taken_at", BigInteger, nullable=False),
    Index("ix_updates_state", "state", "taken_at"),
    Index("ix_updates_chat", "chat"),
    Index("ix_updates_person", "person"),
)

log = Table(
    "log",
    metadata,
    Column("case_id", BigInteger, primary_key=True, autoincrement=False),
    Column("chat", String(128), nullable=False),
    Column("topic", BigInteger, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("payload", Text, nullable=False),
    Index("ix_log_chat", "chat", "at"),
    Index("ix_log_at", "at"),
)

reminders = Table(
    "reminders",
    metadata,
    Column("id", _RowId, primary_key=True, autoincrement=True),
    Column("chat", String(128), nullable=False),
    Column("topic", BigInteger, nullable=False),
    Column("person", String(128), nullable=False),
    Column("due_at", BigInteger),
    Column("message", BigInteger),
    Column("language", String(8), nullable=False),
    Column("text", Text, nullable=False),
    Column("attempts", Integer, nullable=False),
    Column("created_at", BigInteger, nullable=False),
    Index("ix_reminders_chat", "chat", "topic"),
    Index("ix_reminders_due_at", "due_at"),
    Index("ix_reminders_person", "person"),
    sqlite_autoincrement=True,
)

"""The update that a task is working on, known to everything that the task calls."""

from __future__ import annotations

from contextvars import ContextVar
from dataclasses import dataclass, field


@dataclass
class Work:
    """One update on its way; `notes` go into its log line and never hold what anybody wrote."""

    update_id: int
    notes: dict[str, str | int] = field(default_factory=dict)
    postponed: bool = False
    """True when the answer could not be given now and should be tried again later."""
    answered: bool = False
    """True once the first message of the answer has left; what belongs to it may follow."""


current_work: ContextVar[Work | None] = ContextVar("current_work", default=None)


def note(**notes: str | int) -> None:
    """Add to the log line of the current update; nothing happens outside of one."""
    work = current_work.get()
    if work is not None:
        work.notes.update(notes)


def postpone() -> None:
    """Leave the current update unfinished in the store, to be started again later."""
    work = current_work.get()
    if work is not None:
        work.postponed = True

"""The repository that every front end talks to, and the values that go in and out of it.

Names of chats and people are opaque strings that carry their front end (`"telegram:-10012"`), so
two front ends never share a row by accident. All times are UTC seconds since 1970.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Literal, Protocol, TypeAlias, TypedDict, Unpack

Fact: TypeAlias = "str | int | float | bool | list[Fact] | dict[str, Fact] | None"
AnswerLength = Literal["short", "full"]
Askers = Literal["everybody", "admins"]


@dataclass(frozen=True, slots=True)
class ChatSettings:
    """What a chat has chosen; `None` means that the default of the service holds."""

    language: str | None = None
    edition: int | None = None
    profile: str | None = None
    answer_length: AnswerLength | None = None
    active: bool = True
    """False once the chat has blocked the bot or thrown it out: nothing is sent there."""
    askers: Askers | None = None
    """Who may ask for rulings in a group."""
    keeps_log: bool = False
    """Whether rulings are written down, which an administrator must have wanted."""


class SettingsChange(TypedDict, total=False):
    """The settings to change; those left out keep their value, `None` goes back to the default."""

    language: str | None
    edition: int | None
    profile: str | None
    answer_length: AnswerLength | None
    active: bool
    askers: Askers | None
    keeps_log: bool


@dataclass(frozen=True, slots=True)
class CaseKey:
    """Whose case it is: one person, in one chat, in one topic (0 where there are no topics)."""

    chat: str
    person: str
    topic: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class CaseDraft:
    """A situation that somebody has told, before it has an id.

    `question_message` and `answer_message` are the front end's message ids, so that an edited
    question, a reply to the answer or a tap on its buttons leads back to the case.
    """

    key: CaseKey
    text: str
    language: str | None = None
    edition: int | None = None
    facts: Mapping[str, Fact] = field(default_factory=dict)
    steps: Sequence[Mapping[str, Any]] = ()
    """What held after each line, the last one holding now; empty where only `facts` hold."""
    question_message: int | None = None
    answer_message: int | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class OpenCase(CaseDraft):
    """A case in the store. An `id` is never given twice, not even after the case is deleted."""

    id: int
    expires_at: int


class CaseChange(TypedDict, total=False):
    """The parts of a case to change; those left out keep their value."""

    text: str
    language: str | None
    edition: int | None
    facts: Mapping[str, Fact]
    steps: Sequence[Mapping[str, Any]]
    answer_message: int | None


@dataclass(frozen=True, slots=True, kw_only=True)
class CaseLine:
    """A message that went on with a case: the steps that held before and after it, its answer."""

    chat: str
    message: int
    case: int
    before: int
    after: int
    answer: int | None = None


@dataclass(frozen=True, slots=True)
class PendingUpdate:
    """An update that was taken in and not finished, though started `attempts` times before."""

    id: int
    payload: str
    attempts: int


@dataclass(frozen=True, slots=True, kw_only=True)
class LogEntry:
    """A ruling as the log keeps it: nothing that anybody wrote, and no name."""

    case: int
    """The case that was ruled on; another answer to it replaces the entry."""
    chat: str
    topic: int = 0
    at: int = 0
    """When the case was ruled on first; set by the store."""
    table: str = ""
    kind: str
    edition: int
    language: str
    understood: str = ""
    citations: tuple[str, ...] = ()
    decision: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class ReminderDraft:
    """Something to say later in a chat."""

    chat: str
    person: str
    topic: int = 0
    due_at: int | None = None
    """`None` until somebody says that the round is over."""
    message: int | None = None
    """The message to which the reminder replies."""
    language: str = "en"
    text: str = ""
    """What the director noted, or what the ruling says about later."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Reminder(ReminderDraft):
    """A reminder in the store."""

    id: int


@dataclass(frozen=True, slots=True)
class Cleaned:
    """How many rows a clean-up removed."""

    cases: int
    updates: int
    log: int = 0
    reminders: int = 0


class Store(Protocol):
    """The repository. Every method is one transaction and safe to call from many tasks at once."""

    async def settings(self, chat: str) -> ChatSettings:
        """The settings of `chat`; all defaults for a chat never seen."""

    async def change_settings(self, chat: str, **changes: Unpack[SettingsChange]) -> ChatSettings:
        """Change only the named settings of `chat` and return all of them."""

    async def move_chat(self, old: str, new: str) -> None:
        """Take settings, cases and pending updates along when a group gets a new id."""

    async def save_case(self, draft: CaseDraft) -> OpenCase:
        """Open a case. The same question message again replaces the case that it had opened."""

    async def change_case(self, case_id: int, **changes: Unpack[CaseChange]) -> OpenCase | None:
        """Change a case and start its time anew; `None` when it is gone or expired."""

    async def case(self, case_id: int) -> OpenCase | None:
        """The case, unless it is gone or expired."""

    async def latest_case(self, key: CaseKey) -> OpenCase | None:
        """The case that this person opened or changed last, unless it is gone or expired."""

    async def case_of_message(self, chat: str, message: int) -> OpenCase | None:
        """The case to which this message belongs, unless it is gone or expired.

        That is the question, a later line of the conversation, or an answer to either.
        """

    async def note_line(self, line: CaseLine) -> None:
        """Keep which case a message went on with; the same message again replaces it."""

    async def line(self, chat: str, message: int) -> CaseLine | None:
        """The line that this message was, if it was one."""

    async def keep_newest(self, chats: str, count: int) -> int:
        """Delete all but the newest cases in chats whose names begin so; how many it were."""

    async def close_case(self, case_id: int) -> None:
        """Forget one case; nothing happens when there is none."""

    async def claim_update(
        self,
        update_id: int,
        *,
        payload: str | None = None,
        chat: str | None = None,
        person: str | None = None,
    ) -> bool:
        """True exactly once for an update id, in all processes and for good.

        With a `payload` the update is kept as pending until `finish_update`, so that a process
        that dies on the way finds it again; without one it counts as finished at once.
        """

    async def begin_answer(self, update_id: int) -> bool:
        """Note that the answer to this update is about to leave; false when one has before.

        From here on the update is never started again: if the process dies now, nobody can know
        whether the answer arrived, and an answer is never given twice.
        """

    async def retract_answer(self, update_id: int) -> None:
        """The other side refused the answer, so it was not given: undo `begin_answer`."""

    async def finish_update(self, update_id: int) -> None:
        """The update is dealt with: keep its id, delete what it said."""

    async def recover_updates(self, *, at_start: bool = True) -> list[PendingUpdate]:
        """Take over, oldest first, what was left unfinished by a process that ended.

        That is what this process left when it ran before (only `at_start`, while it works on
        nothing yet), and what another one took in long ago. An update that was started several
        times in vain is finished instead of returned: it is what kills us.
        """

    def now(self) -> int:
        """The time by the clock of the store."""

    async def write_log(self, entry: LogEntry) -> None:
        """Write a ruling down, in place of an earlier one on the same case."""

    async def read_log(self, chat: str, since: int) -> list[LogEntry]:
        """What was ruled in a chat from a time on, oldest first."""

    async def save_reminder(self, draft: ReminderDraft) -> Reminder:
        """Keep a reminder until it is due."""

    async def reminders(self, chat: str, topic: int) -> list[Reminder]:
        """What is still to be said in a chat's topic, the next first, the round's end last."""

    async def end_round(self, chat: str, topic: int) -> int:
        """The round is over: what waited for that is due; how many reminders it was."""

    async def next_reminder(self) -> int | None:
        """When the next reminder is due; `None` when none is."""

    async def due_reminders(self) -> list[Reminder]:
        """Take what is due now. What is not finished within minutes comes again, to any process."""

    async def finish_reminder(self, reminder_id: int) -> None:
        """It was said, or nobody wants it any more."""

    async def clean_up(self) -> Cleaned:
        """Delete what has expired: cases, log, ids of updates that Telegram no longer repeats."""

    async def forget_chat(self, chat: str) -> int:
        """Delete all that is kept of a chat; the number of rows that it was."""

    async def forget_person(self, person: str) -> int:
        """Delete all that is kept of a person, in every chat; the number of rows that it was."""

    async def ping(self) -> None:
        """Raise when the database does not answer."""

"""The repository that every front end talks to, and the values that go in and out of it.

Names of chats and people are opaque strings that carry their front end (`"telegram:-10012"`), so
two front ends never share a row by accident. All times are UTC seconds since 1970.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal, Protocol, TypeAlias, TypedDict, Unpack

Fact: TypeAlias = "str | int | float | bool | list[Fact] | dict[str, Fact] | None"
AnswerLength = Literal["short", "full"]


@dataclass(frozen=True, slots=True)
class ChatSettings:
    """What a chat has chosen; `None` means that the default of the service holds."""

    language: str | None = None
    edition: int | None = None
    profile: str | None = None
    answer_length: AnswerLength | None = None
    active: bool = True
    """False once the chat has blocked the bot or thrown it out: nothing is sent there."""


class SettingsChange(TypedDict, total=False):
    """The settings to change; those left out keep their value, `None` goes back to the default."""

    language: str | None
    edition: int | None
    profile: str | None
    answer_length: AnswerLength | None
    active: bool


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
    answer_message: int | None


@dataclass(frozen=True, slots=True)
class PendingUpdate:
    """An update that was taken in and not finished, though started `attempts` times before."""

    id: int
    payload: str
    attempts: int


@dataclass(frozen=True, slots=True)
class Cleaned:
    """How many rows a clean-up removed."""

    cases: int
    updates: int


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
        """The case that this message asked or answered, unless it is gone or expired."""

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

    async def clean_up(self) -> Cleaned:
        """Delete expired cases and the ids of updates that Telegram no longer repeats."""

    async def forget_chat(self, chat: str) -> int:
        """Delete all that is kept of a chat; the number of rows that it was."""

    async def forget_person(self, person: str) -> int:
        """Delete all that is kept of a person, in every chat; the number of rows that it was."""

    async def ping(self) -> None:
        """Raise when the database does not answer."""

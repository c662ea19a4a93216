"""Threads as the store keeps them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, TypedDict

from bot.conversation.thread import Step, Thread, as_json, from_json

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from typing import Any

    from bot.store.interface import CaseDraft, Fact


PROFILE: Final = "profile"
"""With each step stands under which regulations the case is."""


class Kept(TypedDict):
    """The parts of a case that a thread fills."""

    text: str
    language: str | None
    edition: int | None
    facts: Mapping[str, Fact]
    steps: Sequence[Mapping[str, Any]]


def kept(thread: Thread) -> Kept:
    """What a case keeps of a thread."""
    return Kept(
        text=thread.text,
        language=thread.language,
        edition=thread.now.edition,
        facts=dict(thread.now.facts),
        steps=[as_json(step) | {PROFILE: thread.profile} for step in thread.steps],
    )


def thread_of(case: CaseDraft, language: str) -> Thread:
    """The thread of a case; ``language`` where it has none of its own."""
    facts = {k: v for k, v in case.facts.items() if isinstance(v, bool | str)}
    steps = tuple(from_json(dict(step)) for step in case.steps)
    profile = case.steps[-1].get(PROFILE) if case.steps else None
    told = steps or (Step(facts, case.edition),)
    return Thread(case.text, case.language or language, told, profile)

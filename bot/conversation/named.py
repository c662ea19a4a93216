"""Conversations that programs lead: a request that names one, with facts beside its text."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.answer import Answer, AskRequest, ConversationOut
from bot.conversation.hearing import Move
from bot.conversation.talk import Ask, Reply, go_on, opened, pressed
from bot.conversation.thread import Step, Thread
from rulings.editions import edition_of
from rulings.registry import load_kind

if TYPE_CHECKING:
    from bot.conversation.thread import Facts

FACTUAL = frozenset({Move.ANSWER, Move.CHANGE, Move.SUPPOSE, Move.EDITION})
"""Moves after which facts beside the text still belong to the same case."""


def said_in(ask: Ask, thread: Thread | None, request: AskRequest) -> Reply:
    """The reply to a request within its conversation; ``thread`` is what was open in it.

    Facts are answers by button. They stand beside a text that goes on from the open case, or
    beside its own text once more; with a text of its own they open a case, as does a ``kind``
    other than that of the open case. Raises what ``ask`` raises, ``NoSuchEdition``,
    ``NoSuchKind``, and pydantic's errors for facts that cannot be.
    """
    facts = dict(request.facts)
    plain = request.model_copy(update={"conversation": None})
    kind = str(facts.get("kind", ""))
    if thread is None or (kind and thread.kind and kind != thread.kind):
        return opened(ask, plain) if facts else go_on(ask, thread, plain)
    if kind or thread.kind:
        told = {name: value for name, value in facts.items() if name != "kind"}
        load_kind(kind or thread.kind).model_validate(told)
    thread = _under(thread, request.edition)
    if not facts:
        return go_on(ask, thread, plain)
    base: Thread | None = thread
    if request.text.strip() != thread.text.strip():
        said = go_on(ask, thread, plain.model_copy(update={"facts": {}}))
        if said.move is Move.NEW and said.thread != thread:
            return opened(ask, plain)
        base = said.thread if said.move in FACTUAL else thread
    return pressed(ask, base or thread, facts)


def _under(thread: Thread, edition: int | None) -> Thread:
    """The thread under the Laws that a request names."""
    if edition is None or edition == thread.now.edition:
        return thread
    year = edition_of(edition).year
    return thread.then(Step(thread.now.facts, year, thread.now.supposed))


def with_state(reply: Reply, name: str) -> Answer:
    """The answer of a reply, with what its conversation is at now."""
    facts: Facts = dict(reply.thread.now.facts) if reply.thread else {}
    state = ConversationOut(
        id=name,
        move=reply.move.value,
        facts=facts,
        supposed=bool(reply.thread and reply.thread.now.supposed),
        steps=len(reply.thread.steps) if reply.thread else 0,
    )
    return reply.answer.model_copy(update={"conversation": state})

"""What is said after an answer on the page: the address carries what was told until then."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from bot.answer import Answer, AskRequest
from bot.conversation import Ask, Move, Step, Thread, go_on, standing
from bot.conversation.merging import as_fact
from bot.fronts.web.asked import as_value

if TYPE_CHECKING:
    from collections.abc import Container

    from bot.conversation.thread import Facts
    from bot.fronts.web.asked import Asked, Pair


@dataclass(frozen=True, slots=True)
class Followed:
    """The answer to a follow-up, and what the address carries from then on."""

    asked: Asked
    answer: Answer
    why: bool = False
    """The reasons were asked for."""
    aside: Answer | None = None
    """What was asked in between, a score or a law; the case stays open below it."""


def followed(ask: Ask, asked: Asked, first: Answer) -> Followed:
    """Go on from an answer with what was said; ``first`` is the answer to the rest of ``asked``.

    Raises what ``ask`` raises.
    """
    thread = _thread(asked, first)
    request = AskRequest.model_validate({"text": asked.say, "language": asked.language})
    reply = go_on(ask, thread, request)
    told = replace(asked, say="")
    if reply.thread is None:
        return Followed(replace(told, text="", facts=(), supposed=()), reply.answer)
    if reply.move is Move.UNCLEAR:
        now = standing(ask, thread)
        blocks = [*reply.answer.document.blocks[:1], *now.document.blocks]
        document = replace(now.document, blocks=blocks)
        return Followed(told, now.model_copy(update={"document": document}))
    if reply.move is Move.NEW and reply.thread is not thread:
        return Followed(replace(told, text=asked.say, facts=(), supposed=()), reply.answer)
    if thread.kind and not reply.answer.kind and reply.thread.steps == thread.steps:
        return Followed(told, standing(ask, thread), aside=reply.answer)
    last, real = reply.thread.now, reply.thread.real.now.facts
    hidden = {"kind"} if _tells_its_kind(ask, asked, real) else set()
    told = replace(
        told,
        facts=_carried(real, hidden),
        supposed=_carried(last.facts, hidden) if last.supposed else (),
        edition=str(last.edition or asked.edition),
    )
    return Followed(told, reply.answer, reply.move is Move.WHY)


def _carried(facts: Facts, hidden: Container[str]) -> tuple[Pair, ...]:
    return tuple((slot, as_value(value)) for slot, value in facts.items() if slot not in hidden)


def _thread(asked: Asked, first: Answer) -> Thread:
    """The story, and a step for each fact that the address carries."""
    base: Facts = {"kind": first.kind} if first.kind else {}
    steps = [Step(base, first.edition)]
    for slot, value in asked.facts:
        steps.append(Step({**steps[-1].facts, slot: as_fact(value)}, first.edition))
    if asked.supposed:
        facts = {slot: as_fact(value) for slot, value in asked.supposed}
        steps.append(Step({**base, **facts}, first.edition, supposed=True))
    return Thread(asked.text, first.language, tuple(steps))


def _tells_its_kind(ask: Ask, asked: Asked, facts: Facts) -> bool:
    """Whether the text tells the kind without being told, as it did before."""
    if any(slot == "kind" for slot, _ in asked.facts):
        return False
    bare = {slot: value for slot, value in facts.items() if slot != "kind"}
    text = {"text": asked.text, "language": asked.language, "facts": bare}
    return ask(AskRequest.model_validate(text)).kind == facts.get("kind")

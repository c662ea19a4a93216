"""One line of a conversation: from what is open and what is said to the next answer."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any, Final

from bot.answer import Answer, AnswerStatus, AskRequest
from bot.conversation import remarks
from bot.conversation.hearing import Heard, Move, hear, hear_alone, nearest
from bot.conversation.merging import as_fact, merged
from bot.conversation.thread import Facts, Step, Thread
from bot.proposals import RIGHT, settled
from bot.understanding.followup import Mark, read_followup
from rulings.editions import EDITIONS

if TYPE_CHECKING:
    from collections.abc import Mapping

Ask = Callable[[AskRequest], Answer]
"""A director: a request in, an answer out; what it raises goes through."""

NOT_UNDERSTOOD: Final = frozenset({Move.UNCLEAR, Move.CLOSED})
"""Moves after which somebody who was not asked had better say nothing."""


@dataclass(frozen=True, slots=True)
class Reply:
    """What is answered, and what is open from then on."""

    move: Move
    answer: Answer
    thread: Thread | None
    """None: nothing is open."""

    @property
    def understood(self) -> bool:
        """Whether there is anything to say to somebody who may only be talking to others."""
        known = self.answer.status is not AnswerStatus.UNKNOWN or self.move is Move.RESTART
        return known and self.move not in NOT_UNDERSTOOD

    @property
    def tells_its_own(self) -> bool:
        """Whether the text was taken for a case, or a question, of its own."""
        return self.move is Move.NEW


def opened(ask: Ask, request: AskRequest) -> Reply:
    """A case of its own, whatever is open."""
    return _opened(request, ask(request))


def _opened(request: AskRequest, answer: Answer) -> Reply:
    facts: Facts = dict(request.facts)
    if answer.kind:
        facts["kind"] = answer.kind
    step = Step(facts, request.edition or answer.edition)
    thread = Thread(request.text, answer.language, (step,), answer.profile)
    return Reply(Move.NEW, answer, thread)


def standing(ask: Ask, thread: Thread) -> Answer:
    """The answer to what holds now."""
    return ask(
        AskRequest(
            text=thread.text,
            language=thread.language,
            edition=thread.now.edition,
            facts=dict(thread.now.facts),
            profile=thread.profile,
        )
    )


def go_on(ask: Ask, thread: Thread | None, request: AskRequest) -> Reply:
    """The next line of a conversation; ``thread`` is what was open before it.

    A ``language`` of the request holds for its answer. Raises what ``ask`` raises.
    """
    own = ask(request)
    if thread is None:
        heard = hear_alone(request.text, own, own.language)
        if heard.move is Move.NEW:
            return _opened(request, own)
        blank = remarks.alone(heard.move, _spoken(heard, request), own.edition)
        return Reply(heard.move, blank, None)
    before = standing(ask, thread)
    heard = hear(request.text, own, thread, before)
    if heard.move is Move.UNCLEAR and thread.now.supposed:
        # The question of the case itself stays open while something is supposed.
        real = hear(request.text, own, thread.real, standing(ask, thread.real))
        thread, heard = (thread.real, real) if real.move is Move.ANSWER else (thread, heard)
    if heard.move is Move.NEW:
        return _opened(request, own) if own.kind or nearest(own) else Reply(Move.NEW, own, thread)
    return _moved(ask, replace(thread, language=_spoken(heard, request)), heard, request.text)


def _spoken(heard: Heard, request: AskRequest) -> str:
    return request.language or heard.language


def _moved(ask: Ask, thread: Thread, heard: Heard, text: str) -> Reply:
    match heard.move:
        case Move.ANSWER | Move.CHANGE | Move.SUPPOSE:
            return _told(ask, thread, heard, text)
        case Move.EDITION:
            return _under(ask, thread, heard.edition)
        case Move.UNDO:
            return undone(ask, thread)
        case Move.RESTART | Move.THANKS | Move.CLOSED:
            answer = remarks.alone(heard.move, thread.language, thread.now.edition or 0)
            return Reply(heard.move, answer, None if heard.move is Move.RESTART else thread)
        case Move.UNCLEAR:
            now = standing(ask, thread)
            return Reply(Move.UNCLEAR, remarks.unclear(now) if thread.kind else now, thread)
        case _:
            answer = standing(ask, thread)
            if heard.move is Move.UNSURE and answer.question is None:
                return Reply(Move.UNCLEAR, remarks.unclear(answer), thread)
            if heard.move is Move.UNSURE:
                answer = remarks.stays_open(answer)
            return Reply(heard.move, answer, thread)


def _told(ask: Ask, thread: Thread, heard: Heard, text: str) -> Reply:
    """Facts in words: they go on from the case itself, or from what is supposed."""
    if "kind" in heard.told or RIGHT in heard.told:
        return pressed(ask, thread, heard.told)
    base = thread
    if Mark.CORRECTION in heard.marks or (
        heard.move is Move.SUPPOSE and Mark.ALSO not in heard.marks
    ):
        base = thread.real
    supposed = heard.move is Move.SUPPOSE or base.now.supposed
    return _stepped(
        ask,
        base,
        heard.told,
        supposed=supposed,
        edition=heard.edition,
        move=heard.move,
        text=text,
    )


def _stepped(
    ask: Ask,
    base: Thread,
    told: Mapping[str, Any],
    *,
    supposed: bool,
    move: Move,
    edition: int | None = None,
    text: str = "",
) -> Reply:
    """One step on; the thread stays where it is when the case is the same as before."""
    facts = _with(base, told)
    known = edition if edition in EDITIONS else None
    step = Step(facts, known or base.now.edition, supposed=supposed)
    before, further = standing(ask, base), base.then(step)
    answer = standing(ask, further)
    if _tells_the_same(before, answer):
        return Reply(move, remarks.same(before), base)
    what = remarks.labels(answer, before, told)
    if text or (supposed and what):
        what = what or remarks.quoted(text, base.language)
        answer = remarks.noted(answer, move, supposed, what)
    return Reply(move, answer, further)


def _with(base: Thread, told: Mapping[str, Any]) -> Facts:
    """The facts of a thread and new ones; what is no irregularity (a score) knows no conflicts."""
    if not base.kind:
        return settled({**base.now.facts, **{n: as_fact(value) for n, value in told.items()}})
    return merged(base.kind, base.now.facts, {k: v for k, v in told.items() if k != "kind"})


def _tells_the_same(before: Answer, after: Answer) -> bool:
    if before.kind or after.kind:
        same = before.kind == after.kind and before.irregularity == after.irregularity
        return same and before.edition == after.edition
    return before.text == after.text


def pressed(ask: Ask, thread: Thread, told: Mapping[str, Any], *, supposed: bool = False) -> Reply:
    """Facts by button; ``supposed``: they are only tried.

    Choosing the kind of a text that was not understood reads the text anew, as of that kind.
    """
    if not thread.kind and "kind" in told:
        kind = str(told["kind"])
        read = read_followup(thread.text, kind, thread.language).told
        facts = merged(kind, merged(kind, {}, read), {k: v for k, v in told.items() if k != "kind"})
        further = thread.then(Step(facts, thread.now.edition))
        return Reply(Move.ANSWER, standing(ask, further), further)
    supposed = supposed or thread.now.supposed
    return _stepped(ask, thread, told, supposed=supposed, move=Move.ANSWER)


def undone(ask: Ask, thread: Thread) -> Reply:
    """One step back."""
    back = thread.undone()
    if back is None:
        return Reply(Move.UNDO, remarks.nothing_to_undo(standing(ask, thread)), thread)
    return Reply(Move.UNDO, standing(ask, back), back)


def _under(ask: Ask, thread: Thread, edition: int | None) -> Reply:
    """The same case under other Laws."""
    if edition is None or edition not in EDITIONS:
        answer = remarks.no_such_edition(standing(ask, thread), edition or 0)
        return Reply(Move.EDITION, answer, thread)
    now = thread.now
    if now.edition == edition:
        return Reply(Move.EDITION, remarks.same(standing(ask, thread)), thread)
    further = thread.then(Step(now.facts, edition, now.supposed))
    return Reply(Move.EDITION, standing(ask, further), further)


def retold(ask: Ask, thread: Thread, request: AskRequest) -> Reply:
    """The story itself in other words: what was said since holds where the new one leaves it."""
    reply = _opened(request, ask(request))
    if reply.thread is None or not thread.kind or reply.thread.kind != thread.kind:
        return reply
    story = replace(thread, steps=(Step({"kind": thread.kind}, thread.now.edition),))
    before, after = standing(ask, story).irregularity, reply.answer.irregularity
    kept = {k: v for k, v in thread.real.now.facts.items() if before.get(k) == after.get(k)}
    further = replace(
        reply.thread, steps=(Step({**kept, "kind": thread.kind}, reply.thread.now.edition),)
    )
    return Reply(Move.NEW, standing(ask, further), further)

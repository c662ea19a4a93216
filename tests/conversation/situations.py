"""Cases to talk about; their kinds are given, whatever the reader learns."""

from __future__ import annotations

from bot.answer import Answer, AskRequest
from bot.conversation import Reply, Step, Thread, go_on
from bot.service import Director, assemble
from bot.understanding.reading import Intent, Reading

STORIES = {
    "en": "please tell me",
    "sv": "berätta snälla",
    "de": "bitte sag mir",
    "fi": "kerro minulle",
}
"""Texts that tell nothing: only what is said afterwards counts."""

LEAD = "opening_lead_out_of_turn"


WORDS: dict[str, tuple[str, dict[str, object]]] = {
    "revoked": ("revoke", {}),
    "revoked and partner won it": ("revoke", {"won_by": "partner"}),
    "South bid 1♥ over 1♠": ("insufficient_bid", {"offender": "S", "bid": "1H", "over": "1S"}),
}
"""What a text tells that has these words."""


class FixedDirector(Director):
    """Understands the situations of `WORDS` whatever the reader learns; the rest is real."""

    def ask(self, request: AskRequest) -> Answer:
        for words in sorted(WORDS, key=len, reverse=True):
            if words in request.text:
                kind, slots = WORDS[words]
                facts = {k: v for k, v in request.facts.items() if k != "kind"}
                reading = Reading(
                    Intent.SITUATION, request.language or "en", kind=kind, confidence=0.9
                )
                irregularity = assemble(kind, slots, facts)
                return self.rule(irregularity, reading, request.edition or self.edition)
        return super().ask(request)


def ask(request: AskRequest) -> Answer:
    return FixedDirector().ask(request)


def case(kind: str, language: str = "en", **facts: bool | str) -> Thread:
    """An open case of a kind with what has been told of it."""
    return Thread(STORIES[language], language, (Step({**facts, "kind": kind}, 2017),))


def say(thread: Thread | None, *texts: str) -> Reply:
    """The reply to the last of several texts, said one after the other."""
    reply: Reply | None = None
    for text in texts:
        reply = go_on(ask, reply.thread if reply else thread, AskRequest(text=text))
    assert reply is not None
    return reply


def facts(reply: Reply) -> dict[str, object]:
    """What the case is by now."""
    return reply.answer.irregularity

"""Cases to talk about; their kinds are given, whatever the reader learns."""

from __future__ import annotations

from bot.answer import Answer, AskRequest
from bot.conversation import Reply, Step, Thread, go_on
from bot.service import Director

STORIES = {
    "en": "please tell me",
    "sv": "berätta snälla",
    "de": "bitte sag mir",
    "fi": "kerro minulle",
}
"""Texts that tell nothing: only what is said afterwards counts."""

LEAD = "opening_lead_out_of_turn"


def ask(request: AskRequest) -> Answer:
    return Director().ask(request)


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

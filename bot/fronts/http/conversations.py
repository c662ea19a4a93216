"""Conversations over HTTP: what is open under a caller's name waits in the store."""

from __future__ import annotations

from hashlib import sha256
from typing import Final

from aiohttp import web

from bot.answer import Answer, AskRequest
from bot.conversation import Thread
from bot.conversation.keeping import kept, thread_of
from bot.conversation.named import said_in, with_state
from bot.fronts.http.keys import DIRECTOR, READER, STORE
from bot.fronts.http.work import answer_of, read_again, within_limit
from bot.second_reader import reply_with
from bot.store import CaseDraft, CaseKey, OpenCase, Store

PREFIX: Final = "http:"
MOST: Final = 10_000
"""Conversations that wait at once; of more, those used longest ago are forgotten."""
EVERY: Final = 64
"""New conversations after which it is looked whether there are too many."""
ONLY: Final = 0
"""In place of a message's number: a conversation has one case, which the next one replaces."""


async def answered(app: web.Application, asked: AskRequest) -> Answer:
    """The answer to a request, within its conversation if it names one."""
    if not asked.conversation:
        return await read_again(app, asked, answer_of(app, asked))
    within_limit(app, asked)
    store, director = app[STORE], app[DIRECTOR]
    key = _key(asked.conversation)
    case = await store.latest_case(key)
    thread = thread_of(case, director.language) if case else None
    reply = said_in(director.ask, thread, asked)
    if not asked.facts:
        reply = await reply_with(app[READER], director.ask, asked, reply)
    await _keep(store, key, case, reply.thread)
    return with_state(reply, asked.conversation).model_copy(update={"id": asked.id})


def _key(conversation: str) -> CaseKey:
    """The name in the store; whoever reads the store does not learn the caller's."""
    name = PREFIX + sha256(conversation.encode()).hexdigest()
    return CaseKey(name, name)


async def _keep(store: Store, key: CaseKey, case: OpenCase | None, thread: Thread | None) -> None:
    if thread is None:
        if case is not None:
            await store.close_case(case.id)
        return
    now = await store.save_case(CaseDraft(key=key, question_message=ONLY, **kept(thread)))
    if case is None and now.id % EVERY == 0:
        await store.keep_newest(PREFIX, MOST)

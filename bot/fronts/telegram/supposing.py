"""Cases that are opened with a tap: what if, and what else the text told of."""

from __future__ import annotations

from html import escape

from telegram import CallbackQuery, Message

from bot.answer import Answer, AskRequest
from bot.conversation import opened
from bot.conversation.keeping import kept
from bot.fronts.telegram import keyboards, shown, talking
from bot.fronts.telegram.codec import Tap
from bot.fronts.telegram.desk import Desk
from bot.fronts.telegram.names import person_name, topic_of
from bot.fronts.telegram.texts import Say
from bot.fronts.telegram.toasts import toast
from bot.store import CaseDraft, CaseKey, OpenCase


async def open_own(desk: Desk, query: CallbackQuery, case: OpenCase, say: Say) -> None:
    """Open the same case for whoever tapped, and ask what is to be different.

    Tapping again only points to the one that is open already, so that no group is flooded.
    """
    message = query.message
    if not isinstance(message, Message):
        await toast(query, say("expired"))
        return
    if not await _may_ask(desk, query, case):
        await toast(query, say("only-admins-ask"))
        return
    key = CaseKey(case.key.chat, person_name(query.from_user), topic_of(message))
    thread = talking.copied(talking.thread_in(desk, case))
    latest = await desk.store.latest_case(key)
    if latest is not None and talking.thread_in(desk, latest) == thread:
        await toast(query, say("what-if-open"))
        return
    await toast(query)
    own = await desk.store.save_case(CaseDraft(key=key, **kept(thread)))
    answer = talking.rule_again(desk, own)
    name = f"<b>{escape(query.from_user.first_name, quote=False)}</b>"
    html = f"{name}: {say('what-if')}"
    sent = await message.reply_html(html, reply_markup=keyboards.what_if(answer, own, say))
    await desk.store.change_case(own.id, answer_message=sent.message_id)


async def open_other(
    desk: Desk, query: CallbackQuery, case: OpenCase, answer: Answer, tap: Tap
) -> None:
    """Open a case for another irregularity of the same text, under the answer to the first."""
    say, message = Say(answer.language), query.message
    known = [also for number, also in enumerate(answer.also) if str(number) == tap.slot]
    if not known or not isinstance(message, Message):
        await toast(query, say("outdated"))
        return
    latest = await desk.store.latest_case(case.key)
    if latest is not None and latest.text == known[0].text:
        await toast(query, say("what-if-open"))
        return
    await toast(query)
    ask = talking.asking_again(desk, answer.language)
    reply = opened(ask, AskRequest(text=known[0].text, edition=answer.edition))
    if reply.thread is None:
        return
    own = await desk.store.save_case(CaseDraft(key=case.key, **kept(reply.thread)))
    html, keyboard = await shown.ruling(desk, message.chat, own, reply.answer)
    sent = await message.reply_html(html, reply_markup=keyboard)
    await desk.store.change_case(own.id, answer_message=sent.message_id)


async def _may_ask(desk: Desk, query: CallbackQuery, case: OpenCase) -> bool:
    chosen = await desk.store.settings(case.key.chat)
    if chosen.askers != "admins" or query.message is None:
        return True
    return await desk.may_change_settings(query.message.chat, query.from_user)

"""Taps on buttons: the answer of a case is edited in place; settings are chosen."""

from __future__ import annotations

from telegram import CallbackQuery

from bot.answer import Answer
from bot.conversation import Ask, Move, Reply, Thread, pressed, standing, undone
from bot.conversation.keeping import kept
from bot.conversation.merging import as_fact
from bot.fronts.telegram import choices, keyboards, screens, shown, supposing, talking
from bot.fronts.telegram.codec import Action, Tap, UnknownButton
from bot.fronts.telegram.desk import Desk, UnreadableFacts
from bot.fronts.telegram.names import chat_name, person_name
from bot.fronts.telegram.texts import Say
from bot.fronts.telegram.toasts import remove_buttons, toast
from bot.fronts.telegram.work import note
from bot.proposals import RIGHT
from bot.store import OpenCase


async def tapped(desk: Desk, query: CallbackQuery) -> None:
    """Do what the button says, once it is clear that this person may."""
    chat = query.message.chat if query.message else None
    chosen = await desk.store.settings(chat_name(chat) or "")
    say = desk.say(chosen, query.from_user)
    try:
        tap = Tap.decode(query.data or "")
        choices.check(tap)
    except UnknownButton:
        note(tap="outdated")
        await toast(query, say("outdated"))
        return
    note(tap=tap.action.name.lower())
    if tap.action in (Action.LANGUAGE, Action.EDITION):
        if chat is None or not await desk.may_change_settings(chat, query.from_user):
            await toast(query, say("admins-only"))
            return
        await toast(query)
        await choices.choose(desk, query, chat, tap)
        return
    await _tapped_case(desk, query, tap, say)


async def _tapped_case(desk: Desk, query: CallbackQuery, tap: Tap, say: Say) -> None:
    case = await desk.store.case(tap.case)
    chat = query.message.chat if query.message else None
    if case is None or case.key.chat != chat_name(chat):
        await toast(query, say("expired"))
        await remove_buttons(query)
        return
    if case.key.person != person_name(query.from_user):
        if tap.action is Action.WHAT_IF:
            await supposing.open_own(desk, query, case, say)
        else:
            await toast(query, say("not-yours"))
        return
    thread = talking.thread_in(desk, case)
    try:
        reply = _pressed(talking.asking_again(desk, thread.language), thread, tap)
    except UnreadableFacts:
        reply = None
    if reply is None or reply.thread is None:
        await toast(query, say("outdated"))
        return
    if tap.action is Action.ALSO:
        await supposing.open_other(desk, query, case, reply.answer, tap)
        return
    # Telegram gives a tap only seconds; whoever tapped sees the button let go before the rest.
    await toast(query)
    if reply.thread != thread:
        case = await desk.store.change_case(case.id, **kept(reply.thread)) or case
    await _redraw(desk, query, case, reply.answer, tap.action)


def _pressed(ask: Ask, thread: Thread, tap: Tap) -> Reply | None:
    """What a tap does to a thread; None where the laws do not know its fact (any more)."""
    now = Reply(Move.ANSWER, standing(ask, thread), thread)
    if tap.action in (Action.FACT, Action.SUPPOSE):
        told, supposed = {tap.slot: tap.value}, tap.action is Action.SUPPOSE
        reply = pressed(ask, thread, told, supposed=supposed)
        if reply.thread is None:
            return None
        is_told = reply.thread.now.facts.get(tap.slot) == as_fact(tap.value)
        if not is_told and tap.slot != RIGHT:  # a yes or a no becomes what was proposed
            return None
        return now if reply.thread == thread else reply
    # Naming the step keeps a tap that is worked on twice from taking back two.
    if tap.action is Action.UNDO and tap.slot == str(len(thread.steps)):
        return undone(ask, thread)
    return now


async def _redraw(
    desk: Desk, query: CallbackQuery, case: OpenCase, answer: Answer, action: Action
) -> None:
    if query.message is None:
        return
    say = Say(answer.language)
    html, keyboard = await shown.ruling(desk, query.message.chat, case, answer)
    if action is Action.WHY:
        html, keyboard = screens.ruling_with_reasons(answer, say), keyboards.back(case, say)
    elif action is Action.DIFFERENT:
        keyboard = keyboards.alternatives(answer, case, say)
    elif action is Action.WHAT_IF:
        html = f"{html}\n\n{say('what-if')}"
        keyboard = keyboards.what_if(answer, case, say)
    await desk.edit(query, html, keyboard)

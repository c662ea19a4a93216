"""Taps on buttons: the answer of a case is edited in place; settings are chosen."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import replace

from telegram import CallbackQuery
from telegram.error import BadRequest

from bot.answer import Answer
from bot.fronts.telegram import choices, keyboards, screens, shown
from bot.fronts.telegram.codec import Action, Tap, UnknownButton
from bot.fronts.telegram.desk import Desk, UnreadableFacts
from bot.fronts.telegram.names import chat_name, person_name
from bot.fronts.telegram.questions import is_harmless, rule_again
from bot.fronts.telegram.texts import Say
from bot.fronts.telegram.work import note
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
        await _remove_buttons(query)
        return
    if case.key.person != person_name(query.from_user):
        await toast(query, say("not-yours"))
        return
    facts = dict(case.facts)
    if tap.action is Action.FACT:
        facts.pop(tap.slot, None)
        facts[tap.slot] = tap.value
    elif tap.action is Action.UNDO:
        facts.pop(tap.slot, None)
    try:
        answer = rule_again(desk, replace(case, facts=facts))
    except UnreadableFacts:
        await toast(query, say("outdated"))
        return
    # Telegram gives a tap only seconds; whoever tapped sees the button let go before the rest.
    await toast(query)
    if facts != case.facts:
        case = await desk.store.change_case(case.id, facts=facts) or case
    await _redraw(desk, query, case, answer, tap.action)


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
    await desk.edit(query, html, keyboard)


async def toast(query: CallbackQuery, text: str = "") -> None:
    """Answer the tap; one that has waited too long is not worth an error."""
    await _harmlessly(lambda: query.answer(text or None, show_alert=bool(text)))


async def _remove_buttons(query: CallbackQuery) -> None:
    await _harmlessly(query.edit_message_reply_markup)


async def _harmlessly(call: Callable[[], Awaitable[object]]) -> None:
    try:
        await call()
    except BadRequest as error:
        if not is_harmless(error) and "query is too old" not in error.message.lower():
            raise

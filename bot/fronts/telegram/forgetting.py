"""`/forget`: what is kept of a person, or by an administrator of a chat, is deleted at once."""

from __future__ import annotations

from telegram import CallbackQuery, InlineKeyboardButton, InlineKeyboardMarkup
from telegram.constants import ChatType

from bot.fronts.telegram.codec import Action, Tap
from bot.fronts.telegram.desk import Desk, Turn
from bot.fronts.telegram.names import chat_name, person_name
from bot.fronts.telegram.texts import Say
from bot.fronts.telegram.toasts import toast
from bot.fronts.telegram.work import note

MINE, OF_CHAT, NOTHING = "me", "chat", "no"


async def forget(desk: Desk, turn: Turn) -> None:
    """Ask whether it is meant; an administrator also has the group to choose."""
    asker = turn.message.from_user
    wholes = [MINE]
    if turn.in_group and await desk.may_change_settings(turn.message.chat, asker):
        wholes.append(OF_CHAT)
    keyboard = _keyboard(turn.say, asker.id if asker else 0, [*wholes, NOTHING])
    await desk.reply(turn, turn.say("forget-group" if turn.in_group else "forget"), keyboard)


async def tapped(desk: Desk, query: CallbackQuery, tap: Tap) -> None:
    """Delete what the button says, if whoever asked for it has pressed it."""
    chat = query.message.chat if query.message else None
    if chat is None:
        return
    name = chat_name(chat)
    say = desk.say(await desk.store.settings(name), query.from_user)
    if tap.case != query.from_user.id:
        await toast(query, say("not-yours"))
        return
    if tap.slot == OF_CHAT and not await desk.may_change_settings(chat, query.from_user):
        await toast(query, say("admins-only"))
        return
    await toast(query)
    gone = 0
    if tap.slot == MINE:
        gone = await desk.store.forget_person(person_name(query.from_user))
    if tap.slot == OF_CHAT or (tap.slot == MINE and chat.type == ChatType.PRIVATE):
        gone += await desk.store.forget_chat(name)
    note(forgotten=gone)
    await desk.edit(query, say("forget-kept" if tap.slot == NOTHING else "forget-done"))


def _keyboard(say: Say, asker: int, choices: list[str]) -> InlineKeyboardMarkup:
    return InlineKeyboardMarkup([
        [
            InlineKeyboardButton(
                say(f"forget-{choice}"), callback_data=Tap(Action.FORGET, asker, choice).encode()
            )
        ]
        for choice in choices
    ])  # fmt: skip

"""Who may ask for rulings in a group."""

from __future__ import annotations

from telegram import InlineKeyboardButton, InlineKeyboardMarkup
from telegram.helpers import create_deep_linked_url

from bot.fronts.telegram.desk import Desk, Turn
from bot.fronts.telegram.questions import is_reply_to_bot


async def may_ask(desk: Desk, turn: Turn) -> bool:
    """Whether whoever wrote may ask here; if not, they are shown the way into the private chat.

    A mere reply to the bot may be talk among people, and is passed over in silence.
    """
    if not turn.in_group or turn.chosen.askers != "admins":
        return True
    message = turn.message
    if await desk.may_change_settings(message.chat, message.from_user):
        return True
    if not is_reply_to_bot(message):
        url = create_deep_linked_url(message.get_bot().username)
        button = InlineKeyboardButton(turn.say("button-private"), url=url)
        await desk.reply(turn, turn.say("only-admins-ask"), InlineKeyboardMarkup([[button]]))
    return False

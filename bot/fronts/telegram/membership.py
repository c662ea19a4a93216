"""Where the bot is: added, thrown out, blocked, or moved with its group."""

from __future__ import annotations

from telegram import ChatMemberUpdated, Message
from telegram.constants import ChatMemberStatus, ChatType

from bot.fronts.telegram.desk import Desk
from bot.fronts.telegram.names import chat_name
from bot.fronts.telegram.work import note

GONE = frozenset({ChatMemberStatus.BANNED, ChatMemberStatus.LEFT})


async def changed(desk: Desk, event: ChatMemberUpdated) -> None:
    """Note whether the chat can be written to; say hello to a group that lets the bot in."""
    chat = event.chat
    was_there = event.old_chat_member.status not in GONE
    is_there = event.new_chat_member.status not in GONE
    note(member=str(event.new_chat_member.status))
    await desk.store.change_settings(chat_name(chat), active=is_there)
    if is_there and not was_there and chat.type in (ChatType.GROUP, ChatType.SUPERGROUP):
        say = desk.say(await desk.store.settings(chat_name(chat)), event.from_user)
        await chat.send_message(say("group-hello"))


async def migrated(desk: Desk, message: Message) -> None:
    """A group became a supergroup: what is kept of it moves along. Both sides announce it."""
    old, new = message.chat_id, message.migrate_to_chat_id
    if message.migrate_from_chat_id is not None:
        old, new = message.migrate_from_chat_id, message.chat_id
    if new is not None:
        await desk.store.move_chat(chat_name(old), chat_name(new))

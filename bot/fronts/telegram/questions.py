"""Questions: told in private, asked in a group, corrected by an edit."""

from __future__ import annotations

import asyncio
from html import escape

from telegram import Message, MessageEntity

from bot.conversation.keeping import kept
from bot.differences import UnknownSubject, asked, differences
from bot.fronts.telegram import screens, shown, talking
from bot.fronts.telegram.desk import Desk, Turn
from bot.store import CaseDraft
from rulings.editions import NoSuchEdition


async def told(desk: Desk, turn: Turn) -> None:
    """Anything written in a private chat is a question, or goes on with one."""
    if not turn.argument:
        await desk.reply(turn, turn.say("text-only"))
        return
    await talking.converse(desk, turn, turn.argument)


async def ruling(desk: Desk, turn: Turn) -> None:
    """`/ruling …`, or `/ruling` as a reply to the message that tells what happened."""
    if turn.argument:
        await talking.converse(desk, turn, turn.argument)
    elif quoted := quoted_text(turn.message):
        await answer_question(desk, turn, quoted)
    else:
        await desk.reply(turn, turn.say("ask-ruling" if turn.in_group else "ask-private"))


async def addressed(desk: Desk, turn: Turn) -> None:
    """A group message that mentions the bot or replies to it."""
    mentioned = is_mentioned(turn.message)
    if turn.argument:
        await talking.converse(desk, turn, turn.argument, only_if_understood=not mentioned)
    elif mentioned and (quoted := quoted_text(turn.message)):
        await answer_question(desk, turn, quoted)
    elif mentioned:
        await desk.reply(turn, turn.say("ask-ruling"))


async def law(desk: Desk, turn: Turn) -> None:
    """`/law 64A`: what a paragraph is about."""
    if not turn.argument:
        await desk.reply(turn, turn.say("ask-law"))
        return
    await desk.reply(turn, screens.ruling(desk.law(turn.argument, turn), turn.say))


async def diff(desk: Desk, turn: Turn) -> None:
    """`/diff 27 1997 2017`: what two editions decide differently."""
    what, old, new = asked(turn.argument)
    if not what:
        await desk.reply(turn, turn.say("ask-diff"))
        return
    try:
        # All kinds under two editions take a moment: the other chats must not wait for it.
        found = await asyncio.to_thread(differences, what, old, new, language=turn.say.language)
    except UnknownSubject as error:
        await desk.reply(turn, escape(str(error), quote=False))
    except NoSuchEdition:
        await desk.reply(turn, turn.say("edition-unknown"))
    else:
        await desk.reply(turn, screens.fitted(found.document, turn.say))


async def answer_question(desk: Desk, turn: Turn, text: str) -> None:
    """Answer a text as a case of its own, whatever is open."""
    await talking.converse(desk, turn, text, fresh=True)


async def show_whole(desk: Desk, turn: Turn, shared: int) -> None:
    """Rule at length, and as an own case, on what was shown short somewhere else."""
    case = await desk.store.case(shared)
    if case is None:
        await desk.reply(turn, turn.say("expired"))
        return
    thread = talking.copied(talking.thread_in(desk, case))
    draft = CaseDraft(key=turn.key, question_message=turn.message.message_id, **kept(thread))
    own = await desk.store.save_case(draft)
    answer = talking.rule_again(desk, own)
    sent = await desk.reply(turn, *await shown.ruling(desk, turn.message.chat, own, answer))
    await desk.store.change_case(own.id, answer_message=sent.message_id)


async def corrected(desk: Desk, turn: Turn) -> None:
    """An edited question or follow-up: its answer is edited."""
    await talking.corrected(desk, turn)


def is_mentioned(message: Message) -> bool:
    """Whether the message names the bot."""
    own = f"@{message.get_bot().username}".lower()
    return any(text.lower() == own for text in _mentions(message).values())


def is_reply_to_bot(message: Message) -> bool:
    """Whether the message replies to one of the bot's."""
    target = message.reply_to_message
    return bool(target and target.from_user and target.from_user.id == message.get_bot().id)


def argument_of(message: Message) -> str:
    """What a message says, without the command in front and without mentions of the bot."""
    own = f"@{message.get_bot().username}".lower()
    cuts = [entity for entity, mention in _mentions(message).items() if mention.lower() == own]
    cuts += [
        entity
        for entity in message.entities
        if entity.type == MessageEntity.BOT_COMMAND and entity.offset == 0
    ]
    units = (message.text or message.caption or "").encode("utf-16-le")
    for entity in sorted(cuts, key=lambda cut: cut.offset, reverse=True):
        end = 2 * (entity.offset + entity.length)
        units = units[: 2 * entity.offset] + units[end:]
    return units.decode("utf-16-le").strip()


def quoted_text(message: Message) -> str:
    """What the message replies to: the part that was quoted, else the whole text."""
    if message.quote is not None:
        return message.quote.text.strip()
    target = message.reply_to_message
    if target is None or is_reply_to_bot(message):
        return ""
    return argument_of(target)


def _mentions(message: Message) -> dict[MessageEntity, str]:
    if message.text is not None:
        return message.parse_entities([MessageEntity.MENTION])
    if message.caption is not None:
        return message.parse_caption_entities([MessageEntity.MENTION])
    return {}

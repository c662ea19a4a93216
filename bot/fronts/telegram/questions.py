"""Questions: told in private, asked in a group, corrected by an edit."""

from __future__ import annotations

from telegram import Message, MessageEntity
from telegram.error import BadRequest

from bot.answer import Answer, AnswerStatus
from bot.fronts.telegram import screens, shown
from bot.fronts.telegram.desk import Desk, Turn
from bot.fronts.telegram.names import chat_name
from bot.store import CaseDraft, ChatSettings, OpenCase


async def told(desk: Desk, turn: Turn) -> None:
    """Anything written in a private chat is a question, or the answer to one."""
    if not turn.argument:
        await desk.reply(turn, turn.say("text-only"))
        return
    if not await _answered_in_words(desk, turn):
        await answer_question(desk, turn, turn.argument)


async def ruling(desk: Desk, turn: Turn) -> None:
    """`/ruling …`, or `/ruling` as a reply to the message that tells what happened."""
    text = turn.argument or quoted_text(turn.message)
    if not text:
        await desk.reply(turn, turn.say("ask-ruling" if turn.in_group else "ask-private"))
        return
    await answer_question(desk, turn, text)


async def addressed(desk: Desk, turn: Turn) -> None:
    """A group message that mentions the bot or replies to it."""
    mentioned = is_mentioned(turn.message)
    text = turn.argument or (quoted_text(turn.message) if mentioned else "")
    if not text:
        if mentioned:
            await desk.reply(turn, turn.say("ask-ruling"))
        return
    if not await _answered_in_words(desk, turn):
        await answer_question(desk, turn, text, only_if_understood=not mentioned)


async def law(desk: Desk, turn: Turn) -> None:
    """`/law 64A`: what a paragraph is about."""
    if not turn.argument:
        await desk.reply(turn, turn.say("ask-law"))
        return
    await desk.reply(turn, screens.ruling(desk.law(turn.argument, turn), turn.say))


async def answer_question(
    desk: Desk,
    turn: Turn,
    text: str,
    *,
    only_if_understood: bool = False,
) -> None:
    """Rule on a text and reply; open a case, so that buttons and corrections find it.

    With `only_if_understood` nothing is said to what is no question: people also just talk.
    """
    if len(text) > desk.settings.max_text_length:
        await desk.reply(turn, turn.say("too-long", limit=desk.settings.max_text_length))
        return
    answer = desk.ask(text, chosen=turn.chosen, default_language=turn.say.language)
    if only_if_understood and answer.status is AnswerStatus.UNKNOWN:
        return
    case = await desk.store.save_case(
        CaseDraft(
            key=turn.key,
            text=text,
            language=answer.language,
            edition=answer.edition,
            question_message=turn.message.message_id,
        )
    )
    await _show(desk, turn, case, answer)


async def show_whole(desk: Desk, turn: Turn, shared: int) -> None:
    """Rule at length, and as an own case, on what was shown short somewhere else."""
    case = await desk.store.case(shared)
    if case is None:
        await desk.reply(turn, turn.say("expired"))
        return
    own = await desk.store.save_case(
        CaseDraft(
            key=turn.key,
            text=case.text,
            language=case.language,
            edition=case.edition,
            facts=case.facts,
            question_message=turn.message.message_id,
        )
    )
    await _show(desk, turn, own, rule_again(desk, own))


async def _answered_in_words(desk: Desk, turn: Turn) -> bool:
    """Take a text that says what a button says as a tap on that button."""
    case = await desk.store.latest_case(turn.key)
    if case is None:
        return False
    question = rule_again(desk, case).question
    said = _bare(turn.argument)
    value = next(
        (choice.id for choice in question.choices if _bare(choice.label) == said), None
    ) if question else None  # fmt: skip
    if question is None or value is None:
        return False
    changed = await desk.store.change_case(case.id, facts={**case.facts, question.slot: value})
    if changed is None:
        return False
    await _show(desk, turn, changed, rule_again(desk, changed))
    return True


async def _show(desk: Desk, turn: Turn, case: OpenCase, answer: Answer) -> None:
    sent = await desk.reply(turn, *await shown.ruling(desk, turn.message.chat, case, answer))
    await desk.store.change_case(case.id, answer_message=sent.message_id)


async def corrected(desk: Desk, turn: Turn) -> None:
    """An edited question: its answer is edited. Any other edit is nobody's business."""
    message = turn.message
    case = await desk.store.case_of_message(chat_name(message.chat), message.message_id)
    text = turn.argument
    if case is None or case.answer_message is None or not text or text == case.text:
        return
    answer = desk.ask(text, chosen=turn.chosen, default_language=turn.say.language)
    await desk.store.change_case(
        case.id, text=text, facts={}, language=answer.language, edition=answer.edition
    )
    html, keyboard = await shown.ruling(desk, message.chat, case, answer)
    try:
        await message.get_bot().edit_message_text(
            html, message.chat_id, case.answer_message, reply_markup=keyboard
        )
    except BadRequest as error:
        if not is_harmless(error):
            raise


def rule_again(desk: Desk, case: OpenCase) -> Answer:
    """The answer to a case with the facts it has by now. Raises `UnreadableFacts`."""
    return desk.ask(
        case.text,
        chosen=ChatSettings(),
        default_language=case.language or desk.settings.language,
        language=case.language,
        edition=case.edition,
        facts=case.facts,
    )


def is_harmless(error: BadRequest) -> bool:
    """Whether an edit failed because there is nothing to do."""
    message = error.message.lower()
    return "not modified" in message or "message to edit not found" in message


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


def _bare(text: str) -> str:
    return text.strip(" .!?").casefold()

"""`/recall`: what the director wants to be reminded of, in some minutes or after the round."""

from __future__ import annotations

from dataclasses import dataclass
from html import escape

from telegram import CallbackQuery, InlineKeyboardButton, InlineKeyboardMarkup, Message

from bot.answer import AnswerStatus
from bot.fronts.telegram.codec import Action, Tap
from bot.fronts.telegram.desk import Desk, Turn
from bot.fronts.telegram.names import chat_name, person_name, topic_of
from bot.fronts.telegram.talking import rule_again
from bot.fronts.telegram.texts import Say, words_in_any
from bot.fronts.telegram.toasts import toast
from bot.store import Reminder, ReminderDraft

MINUTE = 60
MAX_MINUTES = 24 * 60
MAX_NOTE = 200
MAX_OPEN = 30
"""Reminders that a topic may have; more are forgotten by the people, too."""

CANCEL, END = "no", "end"


@dataclass(frozen=True, slots=True)
class Wish:
    """When and of what: `minutes` is 0 for the end of the round."""

    minutes: int
    note: str

    @classmethod
    def read(cls, text: str) -> Wish:
        """`20 equity at table 5`, `round equity at table 5`, or only what to remember."""
        first, _, rest = text.partition(" ")
        number = first.removesuffix("min").removesuffix("m")
        if number.isdecimal():
            second, _, after = rest.strip().partition(" ")
            is_unit = second.casefold().strip(".:,") in words_in_any("recall-minutes")
            note = after if is_unit else rest
            return cls(int(number), note.strip())
        if first.casefold().strip(".:,") in words_in_any("recall-round"):
            return cls(0, rest.strip())
        return cls(0, text.strip())


async def recall(desk: Desk, turn: Turn) -> None:
    """Keep a reminder; alone it lists what is kept, as a reply to a ruling it notes its end."""
    wish = Wish.read(turn.argument)
    note = wish.note or await _of_ruling(desk, turn)
    if not note:
        await (
            _list(desk, turn) if not turn.argument else desk.reply(turn, turn.say("recall-what"))
        )
        return
    if len(note) > MAX_NOTE or wish.minutes > MAX_MINUTES:
        limits = {"minutes": MAX_MINUTES, "limit": MAX_NOTE}
        await desk.reply(turn, turn.say("recall-limits", **limits))
        return
    if len(await desk.store.reminders(turn.key.chat, turn.key.topic)) >= MAX_OPEN:
        await desk.reply(turn, turn.say("recall-full", count=MAX_OPEN))
        return
    kept = await desk.store.save_reminder(
        ReminderDraft(
            chat=turn.key.chat,
            person=turn.key.person,
            topic=turn.key.topic,
            due_at=desk.store.now() + MINUTE * wish.minutes if wish.minutes else None,
            message=turn.message.message_id,
            language=turn.say.language,
            text=note,
        )
    )
    desk.reminded.set()
    html = (
        turn.say("recall-in-minutes", minutes=wish.minutes, note=note)
        if wish.minutes
        else turn.say("recall-after-round", note=note)
    )
    await desk.reply(turn, html, _keyboard(turn.say, kept))


async def _of_ruling(desk: Desk, turn: Turn) -> str:
    """What the ruling to which this replies says about later, in its first sentence."""
    target = turn.message.reply_to_message
    case = target and await desk.store.case_of_message(turn.key.chat, target.message_id)
    if not case:
        return ""
    answer = rule_again(desk, case)
    if answer.status not in (AnswerStatus.RULED, AnswerStatus.CONDITIONAL):
        return ""
    later = [line for block in answer.document.blocks if block.fold for line in block.lines]
    first = next((line for line in later if line.cites), None)
    said = f"{first.text} · {', '.join(first.cites)}" if first else ", ".join(answer.citations[:3])
    return f"{answer.document.title}: {said}"[:MAX_NOTE]


async def _list(desk: Desk, turn: Turn) -> None:
    kept = await desk.store.reminders(turn.key.chat, turn.key.topic)
    if not kept:
        await desk.reply(turn, turn.say("recall-what"))
        return
    lines = [f"<b>{turn.say('recall-list')}</b>", *(_line(desk, turn.say, each) for each in kept)]
    waits = any(each.due_at is None for each in kept)
    await desk.reply(turn, "\n".join(lines), _keyboard(turn.say) if waits else None)


def _line(desk: Desk, say: Say, reminder: Reminder) -> str:
    note = escape(reminder.text, quote=False)
    if reminder.due_at is None:
        return f"• {say('recall-when-round')}: {note}"
    minutes = max(1, -(-(reminder.due_at - desk.store.now()) // MINUTE))
    return f"• {say('recall-when-minutes', minutes=minutes)}: {note}"


def _keyboard(say: Say, reminder: Reminder | None = None) -> InlineKeyboardMarkup:
    row = []
    if reminder is None or reminder.due_at is None:
        end = Tap(Action.RECALL, slot=END)
        row.append(InlineKeyboardButton(say("button-round-over"), callback_data=end.encode()))
    if reminder is not None:
        cancel = Tap(Action.RECALL, reminder.id, CANCEL)
        row.append(InlineKeyboardButton(say("button-cancel"), callback_data=cancel.encode()))
    return InlineKeyboardMarkup([row])


async def tapped(desk: Desk, query: CallbackQuery, tap: Tap) -> None:
    """The round is over, or a reminder is not wanted any more."""
    message = query.message
    if message is None:
        return
    chat = chat_name(message.chat)
    topic = topic_of(message) if isinstance(message, Message) else 0
    say = desk.say(await desk.store.settings(chat), query.from_user)
    kept = await desk.store.reminders(chat, topic)
    concerned = [each for each in kept if tap.slot == END or each.id == tap.case]
    own = any(each.person == person_name(query.from_user) for each in concerned)
    if concerned and not own and not await desk.may_change_settings(message.chat, query.from_user):
        await toast(query, say("recall-not-yours"))
        return
    await toast(query)
    if tap.slot == END:
        await desk.store.end_round(chat, topic)
        desk.reminded.set()
        await desk.edit(query, say("recall-round-over"))
        return
    await desk.store.finish_reminder(tap.case)
    await desk.edit(query, say("recall-cancelled"))

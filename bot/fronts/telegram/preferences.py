"""`/settings`: what a chat has chosen, and buttons to choose anew for those who may."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, get_args

from telegram import CallbackQuery, InlineKeyboardButton, InlineKeyboardMarkup
from telegram.constants import ChatType

from bot.fronts.telegram.codec import Action, Tap
from bot.fronts.telegram.desk import Desk, Turn
from bot.fronts.telegram.names import chat_name
from bot.fronts.telegram.texts import LANGUAGE_NAMES, Say
from bot.fronts.telegram.toasts import toast
from bot.store import ChatSettings
from config.regulations import profiles
from config.settings import Edition

DEFAULT = "-"
"""In a button: back to what holds where a chat has chosen nothing."""
CHOSEN = "✓ "


@dataclass(frozen=True, slots=True)
class Preference:
    """Something that a chat chooses: the field of its settings, and the values in their order."""

    name: str
    field: str
    values: tuple[str, ...]
    in_groups_only: bool = False

    def read(self, value: str) -> Any:
        """A button's value as the store wants it."""
        if value == DEFAULT:
            return None
        kinds: dict[str, Callable[[str], Any]] = {"edition": int, "keeps_log": "on".__eq__}
        return kinds.get(self.field, str)(value)

    def now(self, desk: Desk, chosen: ChatSettings) -> str:
        """The value that holds, as in a button."""
        kept = getattr(chosen, self.field)
        if self.field == "keeps_log":
            return "on" if kept else "off"
        if kept is None:
            held = {
                "edition": str(desk.settings.edition),
                "profile": desk.settings.profile,
                "askers": "everybody",
            }
            return held.get(self.field, DEFAULT)
        return str(kept)


def preferences() -> tuple[Preference, ...]:
    """All preferences; one that leaves no choice is left out."""
    editions = [str(year) for year in sorted(get_args(Edition), reverse=True)]
    everything = (
        Preference("language", "language", (*LANGUAGE_NAMES, DEFAULT)),
        Preference("edition", "edition", tuple(editions)),
        Preference("regulations", "profile", tuple(profiles())),
        Preference("askers", "askers", ("everybody", "admins"), in_groups_only=True),
        Preference("answers", "answer_length", ("short", "full", DEFAULT)),
        Preference("log", "keeps_log", ("on", "off")),
    )
    return tuple(each for each in everything if len(each.values) > 1)


async def show(desk: Desk, turn: Turn) -> None:
    """`/settings`: buttons only for those who may choose."""
    may = await desk.may_change_settings(turn.message.chat, turn.message.from_user)
    html = _overview(desk, turn.chosen, turn.say, in_group=turn.in_group)
    if may:
        await desk.reply(turn, html, _topics(turn.say, in_group=turn.in_group))
    else:
        await desk.reply(turn, f"{html}\n\n<i>{turn.say('admins-only')}</i>")


async def tapped(desk: Desk, query: CallbackQuery, tap: Tap) -> None:
    """A tap in `/settings`: open a preference, choose a value, or go back."""
    chat = query.message.chat if query.message else None
    if chat is None:
        return
    name = chat_name(chat)
    chosen = await desk.store.settings(name)
    say = desk.say(chosen, query.from_user)
    if not await desk.may_change_settings(chat, query.from_user):
        await toast(query, say("admins-only"))
        return
    wanted = next((each for each in preferences() if each.name == tap.slot), None)
    if tap.slot and (wanted is None or tap.value not in ("", *wanted.values)):
        await toast(query, say("outdated"))
        return
    await toast(query)
    in_group = chat.type != ChatType.PRIVATE
    if wanted is not None and not tap.value:
        now = wanted.now(desk, chosen)
        await desk.edit(query, say(f"settings-choose-{wanted.name}"), _values(wanted, now, say))
        return
    if wanted is not None:
        change: Any = {wanted.field: wanted.read(tap.value)}
        chosen = await desk.store.change_settings(name, **change)
        say = desk.say(chosen, query.from_user)
    html = _overview(desk, chosen, say, in_group=in_group)
    await desk.edit(query, html, _topics(say, in_group=in_group))


def _overview(desk: Desk, chosen: ChatSettings, say: Say, *, in_group: bool) -> str:
    lines = [f"<b>{say('settings')}</b>"]
    for each in _of_chat(in_group=in_group):
        value = _label(each, each.now(desk, chosen), say)
        lines.append(f"{say(f'settings-{each.name}')}: <b>{value}</b>")
    return "\n".join(lines)


def _of_chat(*, in_group: bool) -> list[Preference]:
    return [each for each in preferences() if in_group or not each.in_groups_only]


def _label(preference: Preference, value: str, say: Say) -> str:
    if preference.name == "language" and value != DEFAULT:
        return LANGUAGE_NAMES[value]
    if preference.name == "edition":
        return value
    if preference.name == "regulations":
        return profiles()[value].name
    return say(f"settings-{preference.name}-{'default' if value == DEFAULT else value}")


def _topics(say: Say, *, in_group: bool) -> InlineKeyboardMarkup:
    buttons = [
        InlineKeyboardButton(
            say(f"settings-{each.name}"),
            callback_data=Tap(Action.SETTINGS, slot=each.name).encode(),
        )
        for each in _of_chat(in_group=in_group)
    ]
    return InlineKeyboardMarkup([buttons[at : at + 2] for at in range(0, len(buttons), 2)])


def _values(preference: Preference, now: str, say: Say) -> InlineKeyboardMarkup:
    rows = [
        [
            InlineKeyboardButton(
                f"{CHOSEN if value == now else ''}{_label(preference, value, say)}",
                callback_data=Tap(Action.SETTINGS, slot=preference.name, value=value).encode(),
            )
        ]
        for value in preference.values
    ]
    back = InlineKeyboardButton(say("button-back"), callback_data=Tap(Action.SETTINGS).encode())
    return InlineKeyboardMarkup([*rows, [back]])

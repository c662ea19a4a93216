"""`/poll`: colleagues judge, each for themselves, what a player would consider and choose.

A logical alternative (Law 16B1(b)) is an action that a significant proportion of such players
would seriously consider and some might choose; hence two questions. Telegram keeps the votes and
shows them to nobody before they are counted; here nothing is kept at all.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from fractions import Fraction
from html import escape
from re import fullmatch, split

from telegram import CallbackQuery, InlineKeyboardButton, InlineKeyboardMarkup, Message, Poll
from telegram.constants import PollLimit
from telegram.error import BadRequest

from bot.fronts.telegram.codec import Action, Tap
from bot.fronts.telegram.desk import Desk, Turn
from bot.fronts.telegram.names import chat_name
from bot.fronts.telegram.texts import Say
from bot.fronts.telegram.toasts import toast

SIGNIFICANT = Fraction(1, 5)
"""The Laws give no number; one in five is what directors are usually taught."""
SUITS = "♠♥♦♣"
CARDS_IN_HAND = 13
MAX_QUESTION = int(PollLimit.MAX_QUESTION_LENGTH)
MAX_OPTION = int(PollLimit.MAX_OPTION_LENGTH)
MAX_OPTIONS = int(PollLimit.MAX_OPTION_NUMBER)
_HOLDING = r"(?:10|kn|[2-9akqjtedb])*|[-–—]"
_SUIT = r"[♠♥♦♣]\N{VARIATION SELECTOR-15}?"


class NoPoll(ValueError):
    """Why a text makes no poll: the end of a message's id."""


@dataclass(frozen=True, slots=True)
class Problem:
    """What is put to the colleagues: the lines of the situation, and what may be chosen."""

    lines: tuple[str, ...]
    options: tuple[str, ...]

    @classmethod
    def read(cls, text: str) -> Problem:
        """A hand, an auction, a question, and in the last line what may be chosen.

        Raises `NoPoll`.
        """
        *lines, last = [line.strip() for line in text.splitlines() if line.strip()] or [""]
        options = tuple(dict.fromkeys(part.strip() for part in split(r"[,;/|]", last)))
        options = tuple(option for option in options if option)
        if not lines or len(options) < 2:
            raise NoPoll("poll-help")
        if len(options) > MAX_OPTIONS or any(len(option) > MAX_OPTION for option in options):
            raise NoPoll("poll-too-many")
        return cls((hand(lines[0]) or lines[0], *lines[1:]), options)


def hand(line: str) -> str | None:
    """A hand with its suit symbols; `None` for a line that is no hand. Raises `NoPoll`."""
    bare = [part.casefold() for part in split(rf"[\s.]+|(?={_SUIT})", line) if part.strip()]
    parts = [part.lstrip(SUITS + "\N{VARIATION SELECTOR-15}") for part in bare]
    if len(parts) != len(SUITS) or not all(fullmatch(_HOLDING, part) for part in parts):
        return None
    parts = [part.strip("-–—") for part in parts]
    count = sum(len(part.replace("10", "t").replace("kn", "j")) for part in parts)
    if count != CARDS_IN_HAND:
        raise NoPoll("poll-hand")
    shown = (part.upper().replace("KN", "Kn") or "–" for part in parts)
    return " ".join(f"{suit}{part}" for suit, part in zip(SUITS, shown, strict=True))


async def poll(desk: Desk, turn: Turn) -> None:
    """Put the two questions, the second one with a button to count."""
    try:
        problem = Problem.read(turn.argument)
        first, second = _questions(problem, turn.say)
    except NoPoll as error:
        await desk.reply(turn, turn.say(str(error), count=MAX_OPTIONS, limit=MAX_QUESTION))
        return
    asker = turn.message.from_user
    asked = await turn.message.reply_poll(
        first,
        problem.options,
        is_anonymous=True,
        hide_results_until_closes=True,
        question_parse_mode=None,
    )
    count = Tap(Action.VOTES, asker.id if asker else 0, str(asked.message_id))
    button = InlineKeyboardButton(turn.say("button-count"), callback_data=count.encode())
    await asked.reply_poll(
        second,
        problem.options,
        is_anonymous=True,
        allows_multiple_answers=True,
        hide_results_until_closes=True,
        question_parse_mode=None,
        reply_markup=InlineKeyboardMarkup([[button]]),
    )


def _questions(problem: Problem, say: Say) -> tuple[str, str]:
    first = "\n".join([*problem.lines, say("poll-choose")])
    if len(first) > MAX_QUESTION:
        raise NoPoll("poll-too-long")
    return first, say("poll-consider")


async def tapped(desk: Desk, query: CallbackQuery, tap: Tap) -> None:
    """Close both polls and say what follows from the votes."""
    message = query.message
    if not isinstance(message, Message) or not tap.slot.isdecimal():
        await toast(query)
        return
    say = desk.say(await desk.store.settings(chat_name(message.chat)), query.from_user)
    is_asker = tap.case == query.from_user.id
    if not is_asker and not await desk.may_change_settings(message.chat, query.from_user):
        await toast(query, say("poll-not-yours"))
        return
    await toast(query)
    chosen = await _closed(message, int(tap.slot), message.reply_to_message)
    considered = await _closed(message, message.message_id, message)
    if chosen is not None and considered is not None:
        await message.reply_html(summary(chosen, considered, say))


async def _closed(message: Message, number: int, seen: Message | None) -> Poll | None:
    """A poll with its votes; where a run that died has closed it already, as it was seen then."""
    try:
        return await message.get_bot().stop_poll(message.chat_id, number)
    except BadRequest as error:
        if "already been closed" not in error.message.lower():
            raise
        return seen.poll if seen else None


def summary(chosen: Poll, considered: Poll, say: Say) -> str:
    """The votes for each action, and which are logical alternatives by them."""
    choosing = Counter({option.text: option.voter_count for option in chosen.options})
    seriously = choosing + Counter({o.text: o.voter_count for o in considered.options})
    voters = max(chosen.total_voter_count, considered.total_voter_count)
    lines = [f"<b>{say('poll-result')}</b> · 16B1(b)", say("poll-voters", count=voters)]
    if not voters:
        return "\n".join(lines)
    for action in sorted(choosing, key=lambda each: (-seriously[each], -choosing[each])):
        serious = min(seriously[action], voters)
        is_alternative = bool(choosing[action]) and Fraction(serious, voters) >= SIGNIFICANT
        counts = {"chosen": choosing[action], "considered": serious}
        row = say("poll-row", **counts, percent=round(100 * serious / voters))
        mark = "✓" if is_alternative else "–"
        lines.append(f"{mark} <b>{escape(action, quote=False)}</b>: {row}")
    return "\n".join([*lines, "", f"<i>{say('poll-test')}</i>"])

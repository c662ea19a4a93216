"""The buttons under an answer."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from telegram import InlineKeyboardButton, InlineKeyboardMarkup

from bot.answer import Answer
from bot.conversation import Offer, assumed, offers
from bot.conversation import alternatives as otherwise
from bot.fronts.telegram.codec import Action, Tap
from bot.fronts.telegram.names import is_group
from bot.fronts.telegram.texts import Say
from bot.store import OpenCase

WIDE_LABEL = 18
"""Characters of a label above which a button gets a row of its own on a phone."""
MAX_LABEL = 60
PER_ROW = 2
FEW = 2
"""So many alternatives are shown at once; more are offered behind a button."""
MAX_BUTTONS = 20


def ruling(answer: Answer, case: OpenCase, say: Say) -> InlineKeyboardMarkup | None:
    """What is asked or may be chosen, what was taken as given, the reasons, and a way back."""
    facts, others = offers(answer), assumed(answer)
    few = len(others) <= FEW
    if few:
        facts += others
    controls = []
    if answer.trace:
        controls.append(_button(say("button-why"), Tap(Action.WHY, case.id)))
    if len(case.steps) > 1:
        last = Tap(Action.UNDO, case.id, slot=str(len(case.steps)))
        controls.append(_button(say("button-undo"), last))
    if not few:
        controls.append(_button(say("button-different"), Tap(Action.DIFFERENT, case.id)))
    for number, also in enumerate(answer.also):
        controls.append(_button(f"→ {also.label}", Tap(Action.ALSO, case.id, slot=str(number))))
    if answer.kind and is_group(case.key.chat):
        controls.append(_button(say("button-what-if"), Tap(Action.WHAT_IF, case.id)))
    rows = [*_rows(_taps(facts, case, Action.FACT)), *_rows(controls)]
    return InlineKeyboardMarkup(rows) if rows else None


def alternatives(answer: Answer, case: OpenCase, say: Say) -> InlineKeyboardMarkup:
    """What else may have been the case instead of what was taken as given."""
    rows = _rows(_taps(assumed(answer), case, Action.FACT))
    return InlineKeyboardMarkup([*rows, [_back(case, say)]])


def what_if(answer: Answer, case: OpenCase, say: Say) -> InlineKeyboardMarkup:
    """What can be supposed instead of what is known, and of what is open."""
    supposed = [*otherwise(answer), *offers(answer)]
    return InlineKeyboardMarkup([*_rows(_taps(supposed, case, Action.SUPPOSE)), [_back(case, say)]])


def back(case: OpenCase, say: Say) -> InlineKeyboardMarkup:
    """Only the way back."""
    return InlineKeyboardMarkup([[_back(case, say)]])


def _taps(said: Iterable[Offer], case: OpenCase, action: Action) -> list[InlineKeyboardButton]:
    return [
        _button(offer.label, Tap(action, case.id, offer.slot, offer.value))
        for offer in [*said][:MAX_BUTTONS]
    ]


def _back(case: OpenCase, say: Say) -> InlineKeyboardButton:
    return _button(say("button-back"), Tap(Action.BACK, case.id))


def _button(label: str, tap: Tap) -> InlineKeyboardButton:
    shown = label[:1].upper() + label[1:].rstrip(".")
    if len(shown) > MAX_LABEL:
        shown = f"{shown[: MAX_LABEL - 1]}…"
    return InlineKeyboardButton(shown, callback_data=tap.encode())


def _rows(buttons: Iterable[InlineKeyboardButton]) -> Iterator[list[InlineKeyboardButton]]:
    row: list[InlineKeyboardButton] = []
    for button in buttons:
        wide = len(button.text) > WIDE_LABEL
        if row and (wide or len(row) == PER_ROW or len(row[-1].text) > WIDE_LABEL):
            yield row
            row = []
        row.append(button)
    if row:
        yield row

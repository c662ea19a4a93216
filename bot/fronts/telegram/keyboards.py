"""The buttons under an answer."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from telegram import InlineKeyboardButton, InlineKeyboardMarkup

from bot.answer import Answer
from bot.fronts.telegram.codec import Action, Tap
from bot.fronts.telegram.texts import Say
from bot.store import OpenCase
from bot.wording.catalogue import words

WIDE_LABEL = 18
"""Characters of a label above which a button gets a row of its own on a phone."""
MAX_LABEL = 60
PER_ROW = 2
FEW = 2
"""So many alternatives are shown at once; more are offered behind a button."""
MAX_BUTTONS = 20

Fact = tuple[str, str, str]
"""Label, slot and value."""


def ruling(answer: Answer, case: OpenCase, say: Say) -> InlineKeyboardMarkup | None:
    """What is asked or may be chosen, what was taken as given, the reasons, and a way back."""
    facts = [*(_asked(answer) or _choices(answer))]
    others = [*_alternatives(answer)]
    few = len(others) <= FEW
    if few:
        facts += others
    controls = []
    if answer.trace:
        controls.append(_button(say("button-why"), Tap(Action.WHY, case.id)))
    if case.facts:
        # Naming the fact keeps a tap that is worked on twice from taking back two.
        last = Tap(Action.UNDO, case.id, slot=[*case.facts][-1])
        controls.append(_button(say("button-undo"), last))
    if not few:
        controls.append(_button(say("button-different"), Tap(Action.DIFFERENT, case.id)))
    rows = [*_rows(_fact_buttons(facts, case)), *_rows(controls)]
    return InlineKeyboardMarkup(rows) if rows else None


def alternatives(answer: Answer, case: OpenCase, say: Say) -> InlineKeyboardMarkup:
    """What else may have been the case instead of what was taken as given."""
    rows = _rows(_fact_buttons(_alternatives(answer), case))
    return InlineKeyboardMarkup([*rows, [_back(case, say)]])


def back(case: OpenCase, say: Say) -> InlineKeyboardMarkup:
    """Only the way back."""
    return InlineKeyboardMarkup([[_back(case, say)]])


def _asked(answer: Answer) -> list[Fact]:
    if answer.question is None:
        return []
    return [(choice.label, answer.question.slot, choice.id) for choice in answer.question.choices]


def _choices(answer: Answer) -> list[Fact]:
    """What a player may choose first.

    A choice that only opens others (refusing, most often) is no option of its own; it is known
    from the options that come after it.
    """
    first = [option for option in answer.options if not option.after]
    facts = [
        (option.label, slot, _value_id(value))
        for option in first
        for slot, value in option.when.items()
    ]
    slots = {slot for _, slot, _ in facts}
    if len(slots) != 1:
        return facts
    slot = slots.pop()
    yes_or_no = isinstance(first[0].when[slot], bool)
    say = words(answer.language)
    opening = {option.after[0]: None for option in answer.options if option.after}
    for option_id in opening.keys() - {option.id for option in first}:
        value = "false" if yes_or_no else option_id
        label = say.first(
            f"val-{answer.kind}-{slot}-{value}", f"val-any-{slot}-{value}", f"option-{option_id}"
        )
        facts.append((label, slot, value))
    return facts


def _alternatives(answer: Answer) -> Iterator[Fact]:
    for assumed in answer.assumptions:
        for choice in assumed.alternatives:
            yield choice.label, assumed.slot, choice.id


def _value_id(value: object) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


def _fact_buttons(facts: Iterable[Fact], case: OpenCase) -> list[InlineKeyboardButton]:
    return [
        _button(label, Tap(Action.FACT, case.id, slot, value))
        for label, slot, value in [*facts][:MAX_BUTTONS]
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

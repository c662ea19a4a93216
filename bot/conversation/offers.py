"""What can be said next with a tap or a number: answers, choices, what else may have been."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from bot.wording.catalogue import words
from bot.wording.compose import Composer
from rulings.outcome import value_id
from rulings.registry import load_kind
from rulings.slots import slots_of

if TYPE_CHECKING:
    from collections.abc import Iterator

    from bot.answer import Answer


@dataclass(frozen=True, slots=True)
class Offer:
    """A slot with a value, and how it is called."""

    label: str
    slot: str
    value: str


def offers(answer: Answer) -> list[Offer]:
    """The answers to the question, or what a player may choose first, as the text lists it."""
    if answer.question is not None:
        slot = answer.question.slot
        return [Offer(choice.label, slot, choice.id) for choice in answer.question.choices]
    return [*_choices(answer)]


def _choices(answer: Answer) -> Iterator[Offer]:
    """What a player may choose first.

    A choice that only opens others (refusing, most often) is no option of its own; it is known
    from the options that come after it.
    """
    first = [option for option in answer.options if not option.after]
    slots = {slot for option in first for slot in option.when}
    known: set[str] = set()
    for option in answer.options:
        if not option.after:
            for slot, value in option.when.items():
                yield Offer(option.label, slot, _id(value))
        elif len(slots) == 1 and option.after[0] not in known:
            known.add(option.after[0])
            (slot,) = slots
            yes_or_no = isinstance(first[0].when[slot], bool)
            value = "false" if yes_or_no else option.after[0]
            label = words(answer.language).first(
                f"val-{answer.kind}-{slot}-{value}",
                f"val-any-{slot}-{value}",
                f"option-{option.after[0]}",
            )
            yield Offer(label, slot, value)


def assumed(answer: Answer) -> list[Offer]:
    """What may have been instead of what was taken as given."""
    return [
        Offer(choice.label, assumption.slot, choice.id)
        for assumption in answer.assumptions
        for choice in assumption.alternatives
    ]


def alternatives(answer: Answer, year: int | None = None) -> list[Offer]:
    """What may have been instead of what is known or was taken as given."""
    if not answer.kind:
        return []
    model = load_kind(answer.kind)
    irregularity = model.model_validate(
        {k: v for k, v in answer.irregularity.items() if k != "kind"}
    )
    composer = Composer(answer.language, irregularity, year or answer.edition)
    known = irregularity.known()
    told = [
        Offer(composer.label(slot, value), name, value_id(value))
        for name, slot in slots_of(model).items()
        if name in known and any(step.slot == name for step in answer.trace)
        for value in slot.offered
        if value != known[name]
    ]
    return [*told, *assumed(answer)]


def _id(value: object) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)

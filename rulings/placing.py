"""Where an edition prints a rule that a law function cites as another edition numbers it."""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache
from typing import TYPE_CHECKING

from rulings.edition import Citation, Edition, marked
from rulings.editions import edition_of
from rulings.paragraphs import NoSuchParagraph
from rulings.ruling import Ruling
from rulings.slots import Slot, slots_of

if TYPE_CHECKING:
    from pydantic import BaseModel

    from rulings.ruling import Say


def _line(edition: Edition) -> list[Edition]:
    """The edition and its neighbours as far as ``HOME``."""
    found = [edition]
    while (beside := found[-1].beside) is not None:
        found.append(beside)
    return found


@lru_cache(maxsize=8192)
def place(paragraph: str, numbering: int, year: int) -> str:
    """Where the Laws of ``year`` print the rule that is ``paragraph`` in those of ``numbering``.

    Raises ``NoSuchParagraph`` where the edition does not have that rule.
    """
    edition = edition_of(numbering)
    edition.cite(paragraph)
    wanted = _line(edition_of(year))
    while edition not in wanted and edition.beside is not None:
        paragraph = edition.neighbours(paragraph)
        edition = edition.beside
    for step in reversed(wanted[: wanted.index(edition)]):
        paragraph = step.from_neighbour(paragraph)
    return paragraph


@lru_cache(maxsize=8192)
def home_of(paragraph: str, year: int) -> Citation:
    """The edition nearest to ``HOME`` that has the same rule, and where: its words serve both."""
    edition = edition_of(year)
    while edition.beside is not None:
        try:
            paragraph = edition.neighbours(paragraph)
        except NoSuchParagraph:
            break
        edition = edition.beside
    return edition.cite(paragraph)


def placed(ruling: Ruling, year: int) -> Ruling:
    """A ruling with its sentences at the paragraphs of the Laws of ``year``."""

    def at(say: Say) -> Say:
        return replace(say, paragraph=place(say.paragraph, say.numbering, year), numbering=year)

    return Ruling(tuple(map(at, ruling.says)), tuple(map(at, ruling.later)), ruling.facts)


@lru_cache(maxsize=4096)
def slot_in(model: type[BaseModel], name: str, year: int) -> Slot | None:
    """A slot as an edition has it: its paragraph there, and what is offered there.

    ``None`` for what is no slot. Raises ``NoSuchParagraph`` where the law of an edition asks for
    a slot that its text does not know.
    """
    slot = slots_of(model).get(name)
    if slot is None:
        return None
    if not slot.asked_in(year):
        msg = f"{name} is not asked for in the Laws of {year}"
        raise NoSuchParagraph(msg)
    offered = dict(slot.offered_in).get(year, slot.offered)
    return replace(slot, law=_slot_law(slot, year), offered=offered)


def _slot_law(slot: Slot, year: int) -> str:
    """The first of the slot's paragraphs that the edition has."""
    for written in slot.law.split():
        numbering, paragraph = marked(written)
        try:
            return place(paragraph, numbering, year)
        except NoSuchParagraph:
            continue
    msg = f"{slot.name}: none of {slot.law} is in the Laws of {year}"
    raise NoSuchParagraph(msg)

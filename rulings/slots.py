"""Slots: the facts of a case, each declared once with its type and who resolves it.

A slot's declaration is the only home of: its domain (from the annotation), the kind of fork it
makes when it is not known, the player who chooses, the paragraph that makes it decisive, and
the value that is taken until somebody says otherwise. The JSON schema, the parser's targets,
the questions and the flowcharts all come from here.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from functools import cache
from typing import TYPE_CHECKING, Any, Final, TypedDict, Unpack, get_args, get_origin

from pydantic import Field

from rulings.edition import HOME
from rulings.terms import Role, Seat

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence, Set

    from pydantic import BaseModel


class ForkKind(StrEnum):
    """Who can tell an open value."""

    FACT = "fact"
    """The person who tells the story."""
    CHOICE = "choice"
    """A player, by law."""
    JUDGEMENT = "judgement"
    """The director."""
    REGULATION = "regulation"
    """The regulating authority or the organizer, beforehand: it never forks in a case."""


Value = bool | StrEnum
"""What a forking slot can hold."""

Regulations = frozenset[tuple[str, bool | str]]
"""What a regulating authority has chosen: names of slots with their values."""
AS_THE_LAWS_SAY: Final[Regulations] = frozenset()
"""No choices: each law's own default holds."""


@dataclass(frozen=True, slots=True)
class Slot:
    """One declared slot of a kind of irregularity."""

    name: str
    fork: ForkKind
    law: str
    """The paragraph that makes the slot decisive.

    Written like a citation (``"27A1"``, ``"1997-30B"``). Several, with blanks between them, where
    editions differ: the first that the edition has.
    """
    domain: tuple[Value, ...]
    """All values it can hold."""
    offered: tuple[Value, ...]
    """The values to fork on while it is open; the rest can only be told."""
    chooser: Role | None = None
    assumed: Value | None = None
    """Taken while nothing is told; the slot then does not fork, but the answer says so.

    Of a regulation: what the Laws say where nobody has chosen.
    """
    editions: frozenset[int] | None = None
    """The editions whose laws ask for it; ``None``: all."""
    offered_in: tuple[tuple[int, tuple[Value, ...]], ...] = ()
    """Editions in which other values are offered."""

    def asked_in(self, year: int) -> bool:
        """Whether the Laws of ``year`` ask for it; those newer than ``HOME`` may as it does."""
        return self.editions is None or min(year, HOME) in self.editions or year in self.editions


_KEY: Final = "slot"


class _Options(TypedDict, total=False):
    """What can be said of a forking slot besides its paragraph."""

    assumed: Value | None
    offered: Sequence[Value] | None
    offered_in: Mapping[int, Sequence[Value]]
    editions: Set[int]


def _field(
    fork: ForkKind, law: str, *, chooser: Role | None = None, **options: Unpack[_Options]
) -> Any:
    extra: dict[str, Any] = {"fork": fork.value, "law": law}
    if chooser is not None:
        extra["chooser"] = chooser
    if options.get("assumed") is not None:
        extra["assumed"] = options["assumed"]
    if (offered := options.get("offered")) is not None:
        extra["offered"] = list(offered)
    if "offered_in" in options:
        extra["offered_in"] = {year: list(v) for year, v in options["offered_in"].items()}
    if "editions" in options:
        extra["editions"] = sorted(options["editions"])
    return Field(default=None, json_schema_extra={_KEY: extra})


def fact(law: str, **options: Unpack[_Options]) -> Any:
    """A slot that the person who tells the story can fill in.

    ``assumed``: what holds while nothing is told. ``offered``: the values to ask for, if not all;
    ``offered_in``: the same for an edition. ``editions``: those that ask for it, if not all.
    """
    return _field(ForkKind.FACT, law, **options)


def choice(law: str, chooser: Role, **options: Unpack[_Options]) -> Any:
    """A slot that a player fills in by a choice the law gives to ``chooser``; see ``fact``."""
    return _field(ForkKind.CHOICE, law, chooser=chooser, **options)


def judgement(law: str, **options: Unpack[_Options]) -> Any:
    """A slot that the director fills in by judgement; see ``fact``."""
    return _field(ForkKind.JUDGEMENT, law, **options)


def regulation(law: str, default: Value, *, editions: Set[int] | None = None) -> Any:
    """A slot that the regulating authority, or the organizer, fills in for all its events.

    ``default``: what the Laws say where no choice is known. ``editions``: see ``fact``.
    """
    if editions is None:
        return _field(ForkKind.REGULATION, law, assumed=default)
    return _field(ForkKind.REGULATION, law, assumed=default, editions=editions)


def detail() -> Any:
    """A slot no law forks on: a seat, a card, an auction; for derivation and wording."""
    return Field(default=None)


def _domain(annotation: Any) -> tuple[Value, ...]:
    if annotation is bool:
        return (True, False)
    if isinstance(annotation, type) and issubclass(annotation, StrEnum):
        return tuple(annotation)
    if get_origin(annotation) is not None:
        args = [a for a in get_args(annotation) if a is not type(None)]
        if len(args) == 1:
            return _domain(args[0])
    msg = f"a forking slot is a bool or a StrEnum, not {annotation!r}"
    raise TypeError(msg)


@cache
def slots_of(model: type[BaseModel]) -> dict[str, Slot]:
    """The forking slots of a kind, by name, in the order of their declaration."""
    slots: dict[str, Slot] = {}
    for name, info in model.model_fields.items():
        extra = info.json_schema_extra
        if not isinstance(extra, dict) or _KEY not in extra:
            continue
        spec: dict[str, Any] = extra[_KEY]  # type: ignore[assignment]
        domain = _domain(info.annotation)
        slots[name] = Slot(
            name=name,
            fork=ForkKind(spec["fork"]),
            law=spec["law"],
            domain=domain,
            offered=tuple(spec.get("offered", domain)),
            chooser=spec.get("chooser"),
            assumed=spec.get("assumed"),
            editions=frozenset(spec["editions"]) if "editions" in spec else None,
            offered_in=tuple((y, tuple(v)) for y, v in spec.get("offered_in", {}).items()),
        )
    return slots


@cache
def tellable(model: type[BaseModel]) -> dict[str, tuple[Value, ...]]:
    """The yes-or-no and enumerated fields of a kind with their values, details included.

    These are the fields that words can tell; seats, cards and calls have a notation instead, and
    regulations are nothing that happens.
    """
    found: dict[str, tuple[Value, ...]] = {}
    slots = slots_of(model)
    for name, info in model.model_fields.items():
        if name in slots and slots[name].fork is ForkKind.REGULATION:
            continue
        try:
            domain = _domain(info.annotation)
        except TypeError:
            continue
        if not isinstance(domain[0], Seat):
            found[name] = domain
    return found

"""Which number belongs to which label: ``16 boards``, ``boards 16``, ``7 mp, 8 of 10``."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from itertools import product
from typing import Final, TypeAlias

from scoring.errors import ErrorCode, ScoringError
from scoring.reading.pieces import Form, Piece

_GLUE: Final = frozenset(":=(")
_SIGNED: Final = frozenset({"imps", "session", "score"})
"""The fields whose number may have a sign."""
_PERCENT: Final = frozenset({"session"})
"""The fields whose number may be a percentage."""
Labels: TypeAlias = Mapping[str, str]
"""The field of each meaning, the most wanted first."""


@dataclass(frozen=True, slots=True)
class Bound:
    """Numbers with their fields, and those without, in their order."""

    fields: dict[str, Piece]
    bare: tuple[Piece, ...]


Accept: TypeAlias = Callable[[Bound], bool]


@dataclass(frozen=True, slots=True)
class _Label:
    """A label and the numbers on both sides of it that may be its own."""

    field: str
    before: int | None
    after: int | None


def bind(pieces: Sequence[Piece], labels: Labels, accept: Accept | None = None) -> Bound:
    """The one way to give numbers to labels.

    ``accept`` tells which ways make sense. Labels that all stand on the same side of their numbers
    are preferred. Raises ``ScoringError`` where two ways are as good.
    """
    found = _labels(pieces, labels)
    numbers = [at for at, piece in enumerate(pieces) if piece.form is Form.NUMBER]
    good: list[tuple[bool, Bound]] = []
    for chosen in product(*(_sides(label) for label in found)):
        taken = [number for number, _ in chosen]
        names = [label.field for label in found]
        if len(set(taken)) < len(taken):
            continue
        fields = {name: pieces[number] for name, number in zip(names, taken, strict=True)}
        bound = Bound(fields, tuple(pieces[at] for at in numbers if at not in taken))
        if accept is None or accept(bound):
            good.append((len({side for _, side in chosen}) < 2, bound))
    if not good and accept is not None:
        return bind(pieces, labels)
    if not good:
        return Bound({}, tuple(pieces[at] for at in numbers))
    consistent = [bound for same, bound in good if same] or [bound for _, bound in good]
    first = consistent[0]
    for other in consistent[1:]:
        for name, piece in first.fields.items():
            if other.fields[name].text != piece.text:
                both = [piece.text, other.fields[name].text]
                raise ScoringError(name, ErrorCode.CONTRADICTION, {"one_of": both})
    return first


def _labels(pieces: Sequence[Piece], labels: Labels) -> list[_Label]:
    """The labels with numbers beside them, each field once (``imps: 17 imps``).

    Raises ``ScoringError`` where a field stands there twice with different numbers.
    """
    found: dict[str, _Label] = {}
    for at in range(len(pieces)):
        label = _label(pieces, at, labels)
        if label is None:
            continue
        first = found.setdefault(label.field, label)
        own, others = ({number for number, _ in _sides(each)} for each in (first, label))
        if not own & others:
            both = [pieces[min(numbers)].text for numbers in (own, others)]
            raise ScoringError(label.field, ErrorCode.CONTRADICTION, {"one_of": both})
    return list(found.values())


def _sides(label: _Label) -> list[tuple[int, str]]:
    sides = (("before", label.before), ("after", label.after))
    return [(number, side) for side, number in sides if number is not None]


def _label(pieces: Sequence[Piece], at: int, labels: Labels) -> _Label | None:
    """The label at a place, if it is one and has a number beside it."""
    name = next((name for meaning, name in labels.items() if pieces[at].means(meaning)), None)
    if name is None:
        return None
    label = _Label(name, _beside(pieces, at, -1, name), _beside(pieces, at, +1, name))
    return None if label.before is None and label.after is None else label


def _beside(pieces: Sequence[Piece], at: int, step: int, name: str) -> int | None:
    """The number beside a label: only fillers may stand between."""
    at += step
    while 0 <= at < len(pieces):
        piece = pieces[at]
        if piece.form is Form.NUMBER:
            fits = name in _SIGNED or piece.text[0].isdigit()
            return at if fits and (name in _PERCENT or not piece.percent) else None
        glue = piece.form is Form.MARK and piece.text in _GLUE and step > 0
        if not (glue or (piece.form is Form.PHRASE and piece.says_nothing)):
            return None
        at += step
    return None

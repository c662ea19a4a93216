"""Commands made of results: ``weighted 60% 4S= N 40% 4S-1 N, other tables 420 170``."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from itertools import pairwise
from typing import Final, TypeAlias

from scoring.errors import ErrorCode, ScoringError
from scoring.reading.figures import Fields, method_of, number
from scoring.reading.pieces import Form, Piece
from scoring.reading.results import VULNERABLE, Results

Sections: TypeAlias = dict[str, list[Piece]]
"""The pieces after each label; those before any label are under the empty name."""
Reader: TypeAlias = Callable[[Results], Fields]

_AGAINST: Final = {"label:against": "against"}
_SIDES: Final = {"side:NS": "ns", "side:EW": "ew"}
_ERROR: Final = {
    "label:without_error": "without_error",
    "label:adjusted": "adjusted",
    "label:table": "table",
    "label:non_offending": "non_offending",
    "label:offending": "offending",
}
_ASSIGNED: Final = {
    "label:likely": "likely",
    "label:possible": "possible",
    "label:non_offending": "non_offending",
    "label:offending": "offending",
}


def _sections(pieces: Sequence[Piece], labels: Mapping[str, str]) -> Sections:
    """The pieces by the label that they follow; ``NS vul`` is no label."""
    found: Sections = {"": []}
    name = ""
    for at, piece in enumerate(pieces):
        label = next((field for meaning, field in labels.items() if piece.means(meaning)), None)
        after = pieces[at + 1] if at + 1 < len(pieces) else None
        if piece.means(*_SIDES) and after is not None and after.means(*VULNERABLE):
            label = None
        if label is None:
            found[name].append(piece)
        else:
            name = label
            found.setdefault(name, [])
    return found


def _is_weight(piece: Piece) -> bool:
    return piece.form is Form.FRACTION or (piece.form is Form.NUMBER and piece.percent)


def _weighed(pieces: Sequence[Piece], results: Results, field: str) -> list[Fields]:
    """Results with their weights, which stand before or after them; one alone has none."""
    weights = [at for at, piece in enumerate(pieces) if _is_weight(piece)]
    if not weights:
        return [{"score": score} for score in results.listed(pieces)]
    leading = not results.text_of(pieces[: weights[0]])
    edges = [*weights, len(pieces)] if leading else [-1, *weights]
    parts = [pieces[a + 1 : b] for a, b in pairwise(edges)]
    found: list[Fields] = []
    for index, (at, part) in enumerate(zip(weights, parts, strict=True)):
        scores = results.listed(part)
        if len(scores) != 1:
            code = ErrorCode.TOO_LONG if scores else ErrorCode.MISSING
            raise ScoringError(f"{field}.{index}.score", code, {"max": 1}, value=len(scores))
        found.append({"score": scores[0], "weight": _weight(pieces[at])})
    if not leading and results.text_of(pieces[weights[-1] + 1 :]):
        raise ScoringError(f"{field}.{len(found)}.weight", ErrorCode.MISSING, {"above": 0})
    return found


def _weight(piece: Piece) -> int | str:
    """Percent; a third is a hundred thirds of them."""
    if piece.form is Form.FRACTION:
        part, whole = map(int, piece.text.split("/"))
        return f"{part * 100}/{max(whole, 1)}"
    return number(piece.text)


def _against(found: Sections, results: Results) -> Fields:
    """The other tables' scores, and how they are compared: a single one is a team match."""
    pieces = [piece for section in found.values() for piece in section]
    scores = results.listed(found.get("against", []), same_table=False)
    method = method_of(pieces) or ("imps" if len(scores) == 1 else None)
    fields: Fields = {"against": scores} if "against" in found else {}
    return fields | ({"method": method} if method else {})


def _side(found: Sections) -> Fields:
    """The non-offending side, named itself or by its opponents."""
    for name, sides in (("non_offending", ("NS", "EW")), ("offending", ("EW", "NS"))):
        for piece in found.get(name, []):
            for meaning, side in zip(_SIDES, sides, strict=True):
                if piece.means(meaning):
                    return {"non_offending": side}
    return {}


def _weighted(results: Results) -> Fields:
    found = _sections(results.pieces, _AGAINST)
    return {
        **results.edition,
        "outcomes": _weighed(found[""], results, "outcomes"),
        **_against(found, results),
    }


def _split(results: Results) -> Fields:
    found = _sections(results.pieces, {**_AGAINST, **_SIDES})
    fields = {**results.edition, **_against(found, results)}
    for side in ("ns", "ew"):
        if side in found:
            fields[side] = _weighed(found[side], results, side)
    if any(piece.means("value:knockout") for piece in results.pieces):
        fields["knockout"] = True
    return fields


def _serious_error(results: Results) -> Fields:
    found = _sections(results.pieces, {**_ERROR, **_AGAINST})
    fields = {**results.edition, **_side(found), **_against(found, results)}
    if table := results.listed([*found[""], *found.get("table", [])]):
        fields["table"] = table[0]
    for name in ("without_error", "adjusted"):
        if name in found:
            fields[name] = _weighed(found[name], results, name)
    return fields


def _assigned(results: Results) -> Fields:
    found = _sections(results.pieces, {**_ASSIGNED, **_AGAINST})
    likely = results.listed([*found[""], *found.get("likely", [])])
    possible = results.listed(found.get("possible", []))
    outcomes = [{"score": score} for score in likely]
    outcomes += [{"score": score, "likely": False} for score in possible]
    return {**results.edition, "outcomes": outcomes, **_side(found), **_against(found, results)}


OUTCOMES: Final[dict[str, Reader]] = {
    "weighted": _weighted,
    "split": _split,
    "serious_error": _serious_error,
    "assigned": _assigned,
}
"""How the pieces after each command are read."""

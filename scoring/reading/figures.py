"""Commands made of numbers: ``imps 620 -170``, ``vp +13 24 boards``, ``neuberg 8 of 10 5.5``."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence
from typing import Final, TypeAlias

from scoring.errors import ErrorCode, ScoringError
from scoring.reading.binding import Accept, Bound, Labels, bind
from scoring.reading.pieces import Form, Piece

Fields: TypeAlias = dict[str, object]
"""A request, or a part of it."""
Reader: TypeAlias = Callable[[Sequence[Piece]], Fields]

_WHOLE: Final = re.compile(r"[+-]?\d{1,18}")
_DECIMAL_COMMA: Final = re.compile(r"([+-]?\d+),(\d{1,2})")
_YEARS: Final = ("1997", "2007", "2017")
_SCALES: Final = {
    "value:continuous": "wbf-continuous",
    "value:discrete": "wbf-discrete",
    "value:vp25": "vp25",
}
_METHODS: Final = {
    "command:cross_imps": "cross_imps",
    "command:butler": "butler",
    "command:imps": "imps",
    "value:teams": "imps",
    "command:matchpoints": "matchpoints",
}
_UNITS: Final = {
    "command:imps": "imps",
    "command:vps": "vps",
    "command:matchpoints": "matchpoints",
}


def number(text: str) -> int | str:
    """A number where it is whole, else its text with a decimal point."""
    if _WHOLE.fullmatch(text):
        return int(text)
    return _DECIMAL_COMMA.sub(r"\1.\2", text) if _DECIMAL_COMMA.fullmatch(text) else text


def points(pieces: Iterable[Piece]) -> list[int | str]:
    """Scores, between which there may be commas without blanks."""
    return [number(part) for piece in pieces for part in piece.text.split(",")]


def first_value(pieces: Iterable[Piece], values: dict[str, str]) -> str | None:
    """What the first piece with one of these meanings stands for."""
    for piece in pieces:
        for meaning, value in values.items():
            if piece.means(meaning):
                return value
    return None


def method_of(pieces: Iterable[Piece]) -> str | None:
    """How scores are compared, where the text says so."""
    return first_value(pieces, _METHODS)


def without_year(pieces: Sequence[Piece]) -> tuple[Fields, list[Piece]]:
    """The edition that a text names, and the other pieces."""
    years = [piece for piece in pieces if piece.form is Form.NUMBER and piece.text in _YEARS]
    rest = [piece for piece in pieces if piece not in years]
    return ({"edition": int(years[0].text)} if years else {}), rest


def awards(pieces: Sequence[Piece]) -> list[str]:
    """The averages in their order: ``avg+``, ``avg``, ``avg-``."""
    found = []
    for at, piece in enumerate(pieces):
        if piece.form is Form.AWARD:
            found.append("avg" + piece.text.replace("=", ""))
        elif piece.means("value:avg+", "value:avg-"):
            found.append("avg+" if piece.means("value:avg+") else "avg-")
        elif piece.means("command:average"):
            sign = pieces[at + 1].text if at + 1 < len(pieces) else ""
            found.append("avg" + (sign if sign in ("+", "-") else ""))
    return found


def _bound(
    pieces: Sequence[Piece], labels: Labels, accept: Accept | None = None
) -> tuple[Fields, list[Piece]]:
    """The fields of labelled numbers, and the numbers without a label."""
    bound = bind(pieces, labels, accept)
    return {name: number(piece.text) for name, piece in bound.fields.items()}, list(bound.bare)


def _at_most(bare: Sequence[Piece], field: str, most: int) -> None:
    """Refuses numbers that nothing is left for."""
    if len(bare) > most == 0:
        raise ScoringError("text", ErrorCode.UNREADABLE, value=bare[0].text)
    if len(bare) > most:
        raise ScoringError(field, ErrorCode.TOO_LONG, {"max": most}, value=len(bare))


def _imps(pieces: Sequence[Piece]) -> Fields:
    given = points(piece for piece in pieces if piece.form is Form.NUMBER)
    if len(given) > 2:
        raise ScoringError("difference", ErrorCode.TOO_LONG, {"max": 2}, value=len(given))
    names = (("difference",), ("ours", "theirs"))[max(len(given), 1) - 1]
    return dict(zip(names, given, strict=False))


def _vps(pieces: Sequence[Piece]) -> Fields:
    labels = {"label:boards": "boards", "command:imps": "imps"}
    limits = next((at for at, piece in enumerate(pieces) if piece.means("label:bands")), None)
    main = pieces if limits is None else pieces[:limits]
    fields, bare = _bound(main, labels)
    free = [name for name in ("imps", "boards") if name not in fields]
    _at_most(bare, "imps", len(free))
    fields |= {name: number(piece.text) for name, piece in zip(free, bare, strict=False)}
    won = fields.get("imps")
    if isinstance(won, int) and any(piece.means("label:lost") for piece in pieces):
        fields["imps"] = -abs(won)
    if limits is not None:
        bands = [piece for piece in pieces[limits:] if piece.form is Form.NUMBER]
        fields |= {"scale": "vp25", "bands": points(bands)}
    elif scale := first_value(pieces, _SCALES):
        fields["scale"] = scale
    return fields


def _field_and_win(pieces: Sequence[Piece]) -> tuple[Fields, list[Piece]]:
    return _bound(pieces, {"label:field": "field", "label:win": "win"}, _are_scores)


def _are_scores(bound: Bound) -> bool:
    """Whether what has no label may be scores, which are multiples of ten."""
    return all(piece.text.endswith("0") for piece in bound.bare)


def _matchpoints(pieces: Sequence[Piece]) -> Fields:
    fields, bare = _field_and_win(pieces)
    given = awards(pieces)
    if len(given) % 2:
        allowed = {"form": "avg+/avg-"}
        raise ScoringError("adjusted", ErrorCode.MISSING, dict(allowed))
    tables = [{"ns": ns, "ew": ew} for ns, ew in zip(given[::2], given[1::2], strict=True)]
    for piece in pieces:
        if piece.form is Form.FRACTION:
            ns, ew = piece.text.split("/")
            tables.append({"ns": ns, "ew": ew})
    return {**fields, "scores": points(bare)} | ({"adjusted": tables} if tables else {})


def _neuberg(pieces: Sequence[Piece]) -> Fields:
    """Matchpoints among results of a field: ``8 of 10`` and ``8/10`` name both."""
    labels = {
        "label:results": "results",
        "label:field": "field",
        "command:matchpoints": "matchpoints",
    }
    pair = _of(pieces)
    if pair:
        results, field, rest = pair
        labels = {"command:matchpoints": "matchpoints"}
    else:
        results, field, rest = None, None, list(pieces)
    bound = bind(rest, labels, _makes_sense)
    earned = [bound.fields["matchpoints"]] if "matchpoints" in bound.fields else []
    values = [number(piece.text) for piece in (*earned, *bound.bare)]
    fields: Fields = {
        name: number(piece.text) for name, piece in bound.fields.items() if name != "matchpoints"
    }
    if pair:
        fields = {"results": results, "field": field}
    if values:
        fields["matchpoints"] = values if len(values) > 1 else values[0]
    win, _ = _bound(rest, {"label:win": "win"})
    return fields | win


def _makes_sense(bound: Bound) -> bool:
    """Whether something was earned, and no more than the results allow, nor results than tables."""
    earned = [*bound.bare, *(p for name, p in bound.fields.items() if name == "matchpoints")]
    limits = [bound.fields[name].text for name in ("results", "field") if name in bound.fields]
    if not earned or not all(map(str.isdecimal, limits)):
        return False
    whole = [int(limit) for limit in limits]
    most = 2 * (whole[0] - 1) if "results" in bound.fields else None
    fits = most is None or all(float(p.text.replace(",", ".", 1)) <= most for p in earned)
    return fits and whole == sorted(whole)


def _of(pieces: Sequence[Piece]) -> tuple[int | str, int | str, list[Piece]] | None:
    """Results and field of ``8 of 10`` or ``8/10``, and the other pieces."""
    for at, piece in enumerate(pieces):
        if piece.form is Form.FRACTION:
            results, field = piece.text.split("/")
            return int(results), int(field), [*pieces[:at], *pieces[at + 1 :]]
        if piece.means("label:of") and 0 < at < len(pieces) - 1:
            before, after = pieces[at - 1], pieces[at + 1]
            if before.form is after.form is Form.NUMBER:
                rest = [*pieces[: at - 1], *pieces[at + 2 :]]
                return number(before.text), number(after.text), rest
    return None


def _fouled(pieces: Sequence[Piece]) -> Fields:
    fields, bare = _field_and_win(pieces)
    groups: list[list[Piece]] = [[]]
    for piece in pieces:
        if piece.separates or piece.means("label:group"):
            groups.append([])
        elif piece in bare:
            groups[-1].append(piece)
    if any(piece.means("value:fixed") for piece in pieces):
        fields["small_groups"] = "percent"
    return {**fields, "groups": [points(group) for group in groups if group]}


def _butler(pieces: Sequence[Piece]) -> Fields:
    fields, bare = _bound(pieces, {"label:drop": "drop"}, _are_scores)
    if any(piece.means("label:drop_one") for piece in pieces):
        fields["drop"] = 1
    return {**fields, "scores": points(bare)}


def _cross_imps(pieces: Sequence[Piece]) -> Fields:
    return {"scores": points(piece for piece in pieces if piece.form is Form.NUMBER)}


def _average(pieces: Sequence[Piece]) -> Fields:
    edition, rest = without_year(pieces)
    labels = {"label:session": "session", "label:top": "top"}
    fields, bare = _bound(rest, labels)
    given = awards(pieces)
    if len(given) > 1:
        raise ScoringError("award", ErrorCode.TOO_LONG, {"max": 1}, value=len(given))
    method = method_of(pieces)
    if bare and "session" not in fields:
        fields["session"] = number(bare.pop(0).text)
    _at_most(bare, "award", 0)
    session = fields.pop("session", None)
    if session is not None:
        at_imps = method in ("imps", "butler", "cross_imps")
        fields["session_imps" if at_imps else "session_percentage"] = session
    if method:
        fields["method"] = "matchpoints" if method == "matchpoints" else "imps"
    return {**edition, **fields} | ({"award": given[0]} if given else {})


def _penalty(pieces: Sequence[Piece]) -> Fields:
    fields, bare = _bound(pieces, {"label:top": "top", "label:before": "score"})
    _at_most(bare, "amount", 1)
    unit = first_value(pieces, _UNITS)
    if bare:
        fields["amount"] = number(bare[0].text)
        if not bare[0].percent and unit is None:
            units = ["percent_of_top", *_UNITS.values()]
            raise ScoringError("unit", ErrorCode.MISSING, {"one_of": units})
    percent = (bare and bare[0].percent) or unit is None
    return fields | {"unit": "percent_of_top" if percent else unit}


def _only(field: str) -> Reader:
    def read(pieces: Sequence[Piece]) -> Fields:
        given = [piece for piece in pieces if piece.form is Form.NUMBER]
        _at_most(given, field, 1)
        return {field: number(given[0].text)} if given else {}

    return read


FIGURES: Final[dict[str, Reader]] = {
    "imps": _imps,
    "vps": _vps,
    "matchpoints": _matchpoints,
    "neuberg": _neuberg,
    "fouled": _fouled,
    "butler": _butler,
    "cross_imps": _cross_imps,
    "average": _average,
    "penalty": _penalty,
    "whatis": _only("score"),
    "board": _only("number"),
}
"""How the pieces after each command are read."""

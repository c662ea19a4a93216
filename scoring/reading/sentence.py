"""Items to readings: which items belong together, as one pattern over their codes."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import product
from typing import Final, NoReturn

from scoring.contract import ALL_TRICKS, BOOK, MAX_LEVEL, Contract
from scoring.denomination import Denomination
from scoring.errors import ErrorCode, ScoringError
from scoring.penalty import Penalty
from scoring.reading.items import Item, Items
from scoring.reading.lexicon import Kind
from scoring.reading.reading import Reading
from scoring.result import PASSED_OUT, Result
from scoring.seats import Seat
from scoring.vulnerability import Vulnerability

# n a number, A a spelt-out one, d denomination, p penalty, s seat, z side, m made, o over, u down,
# t tricks, v vulnerable, w not vulnerable, a all, k none, x not, b board: see ``Kind``.
_PHRASES: Final = re.compile(
    r"(?P<contract>[nA]d)"
    r"|(?P<board>bn)"
    r"|(?P<down>-[nA]t?u?|u[nA]t?|[nA]t?u)"
    r"|(?P<over>m?\+[nA]t?o?|m?[nA]t?o|o[nA]t?|m?\+?o)"
    r"|(?P<tricks>m?nt)"
    r"|(?P<made>mn)"
    r"|(?P<even>m?=|m)"
    r"|(?P<everyone>av|va|a)"
    r"|(?P<noone>kv|vk|k)"
    r"|(?P<side>zv|vz|z)"
    r"|(?P<safe>xv|vx|w)"
    r"|(?P<vulnerable>v)"
    r"|(?P<penalty>p)"
    r"|(?P<seat>s)"
    r"|(?P<bare>n)"
    r"|(?P<passed_out>P)"
    r"|(?P<nothing>[A\-])"
    r"|(?P<stray>.)"
)
RESULT_FORM: Final = "= +1 -2 10"


@dataclass(slots=True)
class _Draft:
    """What has been found so far; lists hold the possible values of one item."""

    level: int | None = None
    denominations: tuple[str, ...] | None = None
    penalty: Penalty | None = None
    seats: tuple[str, ...] | None = None
    relative: set[int] = field(default_factory=set)
    tricks: set[int] = field(default_factory=set)
    made: int | None = None
    bare: int | None = None
    vulnerable: bool | None = None
    vulnerability: Vulnerability | None = None
    board: int | None = None


def readings(line: Items) -> tuple[Reading, ...]:
    """All readings of a line; more than one when a notation has several meanings.

    Raises ``ScoringError`` when something is missing, said twice, or impossible.
    """
    phrases = list(_phrases(line))
    said = {kind for kind, _ in phrases}
    if "contract" not in said and "passed_out" not in said:
        raise ScoringError("contract", ErrorCode.MISSING, {"form": "4S"})
    draft = _Draft()
    for kind, items in phrases:
        _put(draft, kind, items)
    if line.own_words and draft.seats:
        # In a line with words of the language, its own seat letter is meant, not the shared one.
        draft.seats = draft.seats[-1:]
    if draft.level is None:
        return (_complete(draft, PASSED_OUT),)
    return tuple(
        _complete(draft, Result(contract, tricks))
        for contract in _contracts(draft, draft.level)
        for tricks in _tricks(draft, draft.level)
    )


def _phrases(line: Items) -> Iterator[tuple[str, tuple[Item, ...]]]:
    for match in _PHRASES.finditer(line.codes):
        yield str(match.lastgroup), line.items[match.start() : match.end()]


def _number(items: tuple[Item, ...]) -> int:
    """The number among the items; an overtrick without a number is one."""
    return next((int(i.values[0]) for i in items if i.code in (Kind.NUMBER, "A")), 1)


def _put(draft: _Draft, kind: str, items: tuple[Item, ...]) -> None:
    """Adds one phrase to the draft."""
    number = _number(items)
    match kind:
        case "contract":
            _once(draft, "level", number)
            _once(draft, "denominations", items[1].values)
        case "board" | "made" | "bare":
            _once(draft, kind, number)
        case "down":
            draft.relative.add(-number)
        case "over":
            draft.relative.add(number)
        case "even":
            draft.relative.add(0)
        case "tricks":
            draft.tricks.add(number)
        case "everyone" | "noone" | "side":
            _once(draft, "vulnerability", _whole_board(kind, items))
        case "safe" | "vulnerable":
            _once(draft, "vulnerable", kind == "vulnerable")
        case "penalty":
            _once(draft, "penalty", Penalty(items[0].values[0]))
        case "seat":
            _once(draft, "seats", items[0].values)
        case "stray":
            raise ScoringError("text", ErrorCode.UNREADABLE, value=items[0].text)


def _whole_board(kind: str, items: tuple[Item, ...]) -> Vulnerability:
    if kind == "side":
        side = next(item.values[0] for item in items if item.code == Kind.SIDE)
        return Vulnerability(side.lower())
    return Vulnerability.ALL if kind == "everyone" else Vulnerability.NONE


def _once(draft: _Draft, name: str, value: object) -> None:
    """Sets a part of the draft; saying the same thing twice is fine, two things are not."""
    before = getattr(draft, name)
    if before is not None and before != value:
        field_name = {"seats": "declarer", "denominations": "denomination"}.get(name, name)
        _twice(field_name, *(_plain(found) for found in (before, value)))
    setattr(draft, name, value)


def _plain(found: object) -> str:
    return "/".join(found) if isinstance(found, tuple) else str(found).lower()


def _twice(name: str, *found: str) -> NoReturn:
    raise ScoringError(name, ErrorCode.CONTRADICTION, {"one_of": list(found)})


def _contracts(draft: _Draft, level: int) -> Iterator[Contract]:
    penalty = draft.penalty or Penalty.NONE
    for denomination, seat in product(draft.denominations or (), draft.seats or ("",)):
        yield Contract(level, Denomination(denomination), penalty, Seat(seat) if seat else None)


def _tricks(draft: _Draft, level: int) -> list[int]:
    """Declarer's tricks: more than one value only for ``1NT made 7`` and the like."""
    target = BOOK + level
    for relative in draft.relative:
        if not 0 <= target + relative <= ALL_TRICKS:
            allowed = {"min": -target, "max": ALL_TRICKS - target}
            raise ScoringError("result", ErrorCode.OUT_OF_RANGE, dict(allowed), value=relative)
    said = [{target + relative} for relative in draft.relative]
    said += [{tricks} for tricks in draft.tricks]
    if draft.made is not None:
        said.append(_made(draft.made, target))
    if draft.bare is not None:
        said.append(_bare(draft.bare, target))
    if not said:
        raise ScoringError("result", ErrorCode.MISSING, {"form": RESULT_FORM})
    possible = set.intersection(*said)
    if not possible:
        _twice("result", *(str(tricks) for tricks in sorted(set.union(*said))))
    return sorted(possible)


def _made(number: int, target: int) -> set[int]:
    """``made 4`` counts odd tricks, ``made 10`` all of them."""
    counts = {number, BOOK + number} if number <= MAX_LEVEL else {number}
    making = {tricks for tricks in counts if target <= tricks <= ALL_TRICKS}
    if not making:
        allowed = {"min": target, "max": ALL_TRICKS}
        raise ScoringError("tricks", ErrorCode.OUT_OF_RANGE, dict(allowed), value=number)
    return making


def _bare(number: int, target: int) -> set[int]:
    """A number alone is tricks from 8 up; a small one may be tricks or odd tricks."""
    if number > MAX_LEVEL:
        return {number}
    if BOOK + number < target:
        raise ScoringError("result", ErrorCode.MISSING, {"form": RESULT_FORM}, value=number)
    return {number, BOOK + number}


def _complete(draft: _Draft, result: Result) -> Reading:
    return Reading(result, draft.vulnerable, draft.vulnerability, draft.board)

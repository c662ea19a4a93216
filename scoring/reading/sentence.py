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
from scoring.points import GRAND_SLAM, SMALL_SLAM, game_level
from scoring.reading.items import Item, Items
from scoring.reading.lexicon import Kind
from scoring.reading.reading import Reading
from scoring.result import PASSED_OUT, Result
from scoring.seats import Seat
from scoring.vulnerability import Vulnerability

# n a number, A a spelt-out one, d denomination, p penalty, s seat, z side, m made, o over, u down,
# t tricks, v vulnerable, w not vulnerable, a all, k none, x not, b board, l level in a word,
# g against, q opponents: see ``Kind``.
_PHRASES: Final = re.compile(
    r"(?P<contract>[nA]d)"
    r"|(?P<undoubled>xp)"
    r"|(?P<theirs>q(?:xv|vx|[vw]))"
    r"|(?P<board>bn)"
    r"|(?P<down>-[nA]t?u?|u[nA](?!d)t?|[nA]t?u)"
    r"|(?P<over>m?\+[nA]t?o?|m?[nA]t?o|o[nA]t?|m?\+?o)"
    r"|(?P<tricks>m?nt)"
    r"|(?P<every_trick>m?at)"
    r"|(?P<made>mn(?!d|t?u))"
    r"|(?P<even>m?=)"
    r"|(?P<home>m)"
    r"|(?P<beaten>u)"
    r"|(?P<noone>a(?:xv|w)|kv|vk|k)"
    r"|(?P<everyone>av|va|a)"
    r"|(?P<side>zv|vz|z)"
    r"|(?P<safe>(?:xv|vx(?!p)|w|x(?=g))(?:g(?:xv|[vwx]))?)"
    r"|(?P<vulnerable>v(?:g(?:xv|[vwx]))?)"
    r"|(?P<penalty>p)"
    r"|(?P<seat>s)"
    r"|(?P<bare>n)"
    r"|(?P<passed_out>P)"
    r"|(?P<level>l)"
    r"|(?P<denomination>d)"
    r"|(?P<nothing>[A\-bgq])"
    r"|(?P<stray>.)"
)
_SLAMS: Final = {
    "6": (SMALL_SLAM,),
    "7": (GRAND_SLAM,),
    "slam": (SMALL_SLAM, GRAND_SLAM),
}
"""The levels of a slam; a partscore may be a game when it is doubled."""
RESULT_FORM: Final = "= +1 -2 10"


@dataclass(slots=True)
class _Draft:
    """What has been found so far; lists hold the possible values of one item."""

    level: int | None = None
    named_level: tuple[str, ...] | None = None
    denominations: tuple[str, ...] | None = None
    penalty: tuple[str, ...] | None = None
    seats: tuple[str, ...] | None = None
    relative: set[int] = field(default_factory=set)
    tricks: set[int] = field(default_factory=set)
    made: int | None = None
    succeeded: bool | None = None
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
    named = {"level", "denomination"} <= said
    if not named and "contract" not in said and "passed_out" not in said:
        raise ScoringError("contract", ErrorCode.MISSING, {"form": "4S"})
    draft = _Draft()
    for kind, items in phrases:
        if kind == "denomination" and not named:
            raise ScoringError("text", ErrorCode.UNREADABLE, value=items[0].text)
        _put(draft, kind, items)
    if line.own_words and draft.seats:
        # In a line with words of the language, its own seat letter is meant, not the shared one.
        draft.seats = draft.seats[-1:]
    if draft.denominations is None:
        return (_complete(draft, PASSED_OUT),)
    return tuple(
        _complete(draft, Result(contract, tricks))
        for contract in _contracts(draft)
        for tricks in _tricks(draft, contract.level)
    )


def _phrases(line: Items) -> Iterator[tuple[str, tuple[Item, ...]]]:
    for match in _PHRASES.finditer(line.codes):
        yield str(match.lastgroup), line.items[match.start() : match.end()]


def _number(items: tuple[Item, ...]) -> int:
    """The number among the items; an overtrick without a number is one."""
    return next((int(i.values[0]) for i in items if i.code in (Kind.NUMBER, "A")), 1)


_STEPS: Final = {"down": -1, "over": 1, "even": 0}
"""What a number of tricks counts, from those that the contract needs."""
_AS_IT_STANDS: Final = {
    "level": "named_level",
    "denomination": "denominations",
    "seat": "seats",
    "penalty": "penalty",
}
"""The part of the draft that an item's own values are."""


def _put(draft: _Draft, kind: str, items: tuple[Item, ...]) -> None:
    """Adds one phrase to the draft."""
    number = _number(items)
    match kind:
        case "contract":
            _once(draft, "level", number)
            _once(draft, "denominations", items[1].values)
        case "level" | "denomination" | "seat" | "penalty":
            _once(draft, _AS_IT_STANDS[kind], items[0].values)
        case "undoubled":
            _once(draft, "penalty", (Penalty.NONE.value,))
        case "board" | "made" | "bare":
            _once(draft, kind, number)
        case "down" | "over" | "even":
            draft.relative.add(_STEPS[kind] * number)
        case "home" | "beaten":
            _once(draft, "succeeded", kind == "home")
        case "tricks" | "every_trick":
            draft.tricks.add(number if kind == "tricks" else ALL_TRICKS)
        case "everyone" | "noone" | "side":
            _once(draft, "vulnerability", _whole_board(kind, items))
        case "safe" | "vulnerable":
            _once(draft, "vulnerable", kind == "vulnerable")
        case "stray":
            raise ScoringError("text", ErrorCode.UNREADABLE, value=items[0].text)


def _whole_board(kind: str, items: tuple[Item, ...]) -> Vulnerability:
    if kind == "side":
        side = next(item.values[0] for item in items if item.code == Kind.SIDE)
        return Vulnerability(side.lower())
    return Vulnerability.ALL if kind == "everyone" else Vulnerability.NONE


_FIELDS: Final = {
    "seats": "declarer",
    "denominations": "denomination",
    "named_level": "level",
    "succeeded": "result",
}
"""How a part of the draft is called elsewhere."""


def _once(draft: _Draft, name: str, value: object) -> None:
    """Sets a part of the draft; saying the same thing twice is fine, two things are not."""
    before = getattr(draft, name)
    if before is not None and before != value:
        field_name = _FIELDS.get(name, name)
        _twice(field_name, *(_plain(found) for found in (before, value)))
    setattr(draft, name, value)


def _plain(found: object) -> str:
    return ("/".join(found) or "-") if isinstance(found, tuple) else str(found).lower()


def _twice(name: str, *found: str) -> NoReturn:
    raise ScoringError(name, ErrorCode.CONTRADICTION, {"one_of": list(found)})


def _contracts(draft: _Draft) -> Iterator[Contract]:
    (penalty,) = map(Penalty, draft.penalty or ("",))
    for denomination, seat in product(draft.denominations or (), draft.seats or ("",)):
        level = _level(draft, denomination)
        yield Contract(level, Denomination(denomination), penalty, Seat(seat) if seat else None)


def _level(draft: _Draft, denomination: str) -> int:
    """The level in figures, which a word beside it must fit; else that of the word."""
    (word,) = draft.named_level or ("",)
    level, fitting = draft.level, _SLAMS.get(word)
    if level is None:
        return fitting[0] if fitting else game_level(Denomination(denomination))
    if fitting and level not in fitting:
        _twice("level", str(level), *map(str, fitting))
    return level


def _tricks(draft: _Draft, level: int) -> list[int]:
    """Declarer's tricks: more than one value only for ``1NT made 7`` and the like."""
    target = BOOK + level
    for relative in draft.relative:
        if not 0 <= target + relative <= ALL_TRICKS:
            allowed = {"min": -target, "max": ALL_TRICKS - target}
            raise ScoringError("result", ErrorCode.OUT_OF_RANGE, dict(allowed), value=relative)
    said = [{target + relative} for relative in draft.relative]
    beaten = draft.succeeded is False and not said
    said += [_beaten(tricks, target) if beaten else {tricks} for tricks in draft.tricks]
    if draft.made is not None:
        said.append(_made(draft.made, target))
    if draft.bare is not None:
        said.append(_bare(draft.bare, target, beaten=beaten))
    if not said and (draft.succeeded or (draft.succeeded is None and draft.level is None)):
        return [target]  # no more than made, as a slam or a game is where no result is told
    if not said:
        raise ScoringError("result", ErrorCode.MISSING, {"form": RESULT_FORM})
    possible = set.intersection(*said)
    fitting = {n for n in possible if draft.succeeded in (None, n >= target)}
    if not fitting:
        told = {tricks for each in said for tricks in each} | (
            {target} if draft.succeeded else set()
        )
        _twice("result", *(str(tricks) for tricks in sorted(told)))
    return sorted(fitting)


def _beaten(number: int, target: int) -> set[int]:
    """``set 4H by 2 tricks`` counts undertricks, ``down in 4H, 8 tricks`` those that were won."""
    counts = {number} if number > MAX_LEVEL else {number, target - number}
    return {tricks for tricks in counts if 0 <= tricks < target}


def _made(number: int, target: int) -> set[int]:
    """``made 4`` counts odd tricks, ``made 10`` all of them."""
    counts = {number, BOOK + number} if number <= MAX_LEVEL else {number}
    making = {tricks for tricks in counts if target <= tricks <= ALL_TRICKS}
    if not making:
        allowed = {"min": target, "max": ALL_TRICKS}
        raise ScoringError("tricks", ErrorCode.OUT_OF_RANGE, dict(allowed), value=number)
    return making


def _bare(number: int, target: int, *, beaten: bool) -> set[int]:
    """A number alone is tricks from 8 up; a small one may be tricks or odd tricks.

    Of a contract that went down a small one counts undertricks.
    """
    if number > MAX_LEVEL:
        return {number}
    if beaten:
        return {target - number}
    if BOOK + number < target:
        raise ScoringError("result", ErrorCode.MISSING, {"form": RESULT_FORM}, value=number)
    return {number, BOOK + number}


def _complete(draft: _Draft, result: Result) -> Reading:
    return Reading(result, draft.vulnerable, draft.vulnerability, draft.board)

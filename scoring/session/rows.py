"""One row of results: who played what on which board."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache, lru_cache
from typing import Final

from scoring import points
from scoring.averages import Award
from scoring.boards import Board
from scoring.contract import ALL_TRICKS, BOOK
from scoring.errors import ErrorCode, ScoringError
from scoring.operations.cases import Case, Known, cases
from scoring.reading.contract_text import read_contract
from scoring.reading.lexicon import LANGUAGES, Kind, Language, contested, own_letters, written
from scoring.reading.reading import Reading
from scoring.reading.tokens import normalise
from scoring.result import Result
from scoring.seats import Seat, Side
from scoring.vulnerability import Vulnerability

_SIGNS: Final = {"+": Award.PLUS, "-": Award.MINUS, "=": Award.AVERAGE, "": Award.AVERAGE}
_CHOICES: Final = {
    "vulnerability": [each.value for each in Vulnerability],
    "declarer": [each.value for each in Seat],
}
_SCORE: Final = re.compile(r"[+-]?\s?\d{1,4}0|0")
_PERCENTAGES: Final = re.compile(r"a?(\d\d)\s?[/-]?\s?(\d\d)\s?%?")


@dataclass(frozen=True, slots=True)
class Artificial:
    """An artificial adjusted score: an award or a percentage for each side."""

    ns: Award | int
    ew: Award | int


@dataclass(frozen=True, slots=True)
class Row:
    """A result at one table: ``score_ns``, or ``artificial`` where there was none."""

    line: int
    board: int
    ns: str
    ew: str
    score_ns: int | None
    result: Result | None = None
    artificial: Artificial | None = None


@dataclass(frozen=True, slots=True)
class Outcome:
    """What the last part of a row says."""

    score_ns: int | None
    result: Result | None = None
    artificial: Artificial | None = None


def seat_language(notations: Iterable[str]) -> Language | None:
    """The language whose seat letters are used, where they clash with the shared ones.

    Told by a letter or side that only this language has: ``P``, ``I``, ``L``, ``PE`` and ``IL``
    are Finnish, so that ``E`` is etelä (South) there.
    """
    used = {notation.strip().casefold() for notation in notations}
    for language in LANGUAGES:
        if contested(language, Kind.SEAT) and used & own_letters(language):
            return language
    return None


def read_outcome(
    text: str, known: Known, language: Language | None, seats: Language | None = None
) -> Outcome:
    """A contract with its result, a North–South score, or a pair of awards (``A+ A-``, ``60/40``).

    ``seats`` is the language of the seat letters (``seat_language``). Raises ``ScoringError``;
    also where declarer or vulnerability is missing but needed.
    """
    plain = normalise(text).strip()
    if artificial := read_artificial(plain):
        return Outcome(None, artificial=artificial)
    if _SCORE.fullmatch(plain):
        return Outcome(int(plain.replace(" ", "")))
    readings = _readings(text, language or seats)
    if seats:
        readings = _own_declarer(readings)
    if len(readings) == 1 and (score := _known_score(readings[0].result, known)) is not None:
        reading = readings[0]
        if (reading.vulnerability, reading.vulnerable, reading.board) == (None, None, None):
            return Outcome(score, reading.result)
    found = cases(readings, known)
    return Outcome(decided(found), found[0].result)


def decided(found: list[Case]) -> int:
    """North–South's score in all cases. Raises ``ScoringError`` that names what is missing."""
    scores = {case.score_ns for case in found}
    score = found[0].score_ns
    if len(scores) > 1 or score is None:
        slot = _open_slot(found)
        raise ScoringError(slot, ErrorCode.MISSING, {"one_of": _CHOICES.get(slot, [])})
    return score


# The same contract comes up again and again in a session.
_readings = lru_cache(maxsize=4096)(read_contract)


def numbered_board(text: str) -> Board:
    """The board of a number as files write it. Raises ``ScoringError``."""
    if not text:
        raise ScoringError("board", ErrorCode.MISSING, {"min": 1})
    if not text.isdecimal():
        raise ScoringError("board", ErrorCode.WRONG_TYPE, {"type": "int"}, value=text)
    return Board(int(text))


def with_tricks(contract: str, tricks: int) -> str:
    """Contract and declarer's tricks in the usual notation: ``4S`` and 10 are ``4S=``.

    Raises ``ScoringError`` on more than 13 tricks.
    """
    if tricks > ALL_TRICKS:
        allowed = {"min": 0, "max": ALL_TRICKS}
        raise ScoringError("tricks", ErrorCode.OUT_OF_RANGE, dict(allowed), value=tricks)
    if not contract[:1].isdecimal():
        return contract
    relative = tricks - BOOK - int(contract[0])
    return f"{contract} {relative:+d}" if relative else f"{contract} ="


def _own_declarer(readings: tuple[Reading, ...]) -> tuple[Reading, ...]:
    """Of readings that differ in the declarer, those with the language's own seat: the last."""
    declarers = [each.result.contract.declarer for each in readings if each.result.contract]
    return tuple(
        each
        for each in readings
        if each.result.contract is None or each.result.contract.declarer == declarers[-1]
    )


def _known_score(result: Result, known: Known) -> int | None:
    """North–South's score when declarer and the board's vulnerability are known."""
    declarer = result.contract.declarer if result.contract else None
    if declarer is None or known.vulnerability is None or known.vulnerable is not None:
        return None
    side = declarer.side
    score = points.score(result, known.vulnerability.applies_to(side))
    return score if side is Side.NS else -score


def _open_slot(found: list[Case]) -> str:
    """What is missing: the first slot that differs, else the declarer."""
    slots = [case.slots() for case in found]
    differing = (name for name in slots[0] if len({slot[name] for slot in slots}) > 1)
    first = next(differing, "declarer")
    return "vulnerability" if first == "vulnerable" else first


@cache
def _awards() -> re.Pattern[str]:
    word = "|".join(sorted(map(re.escape, written("awards", "average")), key=len, reverse=True))
    award = rf"(?:{word})\s?([+=-]?)"
    return re.compile(rf"{award}[\s/,]+{award}")


def read_artificial(plain: str) -> Artificial | None:
    """``a+ a-``, ``avg+/avg-``, ``a6040``, ``60/40``, ``60-40 %``: North–South first."""
    if match := _awards().fullmatch(plain):
        return Artificial(_SIGNS[match[1]], _SIGNS[match[2]])
    match = _PERCENTAGES.fullmatch(plain)
    if match and (plain.startswith("a") or any(sign in plain for sign in "/-%")):
        return Artificial(int(match[1]), int(match[2]))
    return None


def board_vulnerability(text: str) -> Vulnerability:
    """A vulnerability as files write it. Raises ``ScoringError``."""
    plain = text.strip().casefold()
    aliases = {"both": "all", "b": "all", "love": "none", "-": "none", "": "none"}
    try:
        return Vulnerability(aliases.get(plain, plain))
    except ValueError:
        allowed = {"one_of": [each.value for each in Vulnerability]}
        raise ScoringError(
            "vulnerability", ErrorCode.NOT_ONE_OF, dict(allowed), value=text
        ) from None

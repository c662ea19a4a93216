"""The usual short notation, read with one pattern: ``4Sx-2 N``, ``4♠ X by N −2``, ``3NTW+1``."""

from __future__ import annotations

import re
from typing import Final

from scoring.contract import ALL_TRICKS, BOOK, Contract
from scoring.denomination import Denomination
from scoring.penalty import Penalty
from scoring.reading.lexicon import Kind, Language, contested
from scoring.reading.reading import Reading
from scoring.result import Result
from scoring.seats import Seat

_PATTERN: Final = re.compile(
    r"\s*([1-7]) ?(NT?|[CDHS♣♦♥♠])\ufe0e?\ufe0f? ?(X{0,2}) ?(?:BY )?([NESW]?) ?(X{0,2}) ?"
    r"(?:=|([-+−–]) ?([1-9]\d?)) ?([NESW]?)\s*",
    re.IGNORECASE,
)
_DENOMINATIONS: Final = {
    **dict.fromkeys(("N", "n", "NT", "nt", "Nt", "nT"), Denomination.NOTRUMP),
    **{letter: Denomination(letter.upper()) for letter in "CcDdHhSs"},
    **dict(zip("♣♦♥♠", map(Denomination, "CDHS"), strict=True)),
}
_SEATS: Final = {letter: seat for seat in Seat for letter in (seat.value, seat.value.lower())}
_PENALTIES: Final = (Penalty.NONE, Penalty.DOUBLED, Penalty.REDOUBLED)


def compact(text: str, language: Language | None) -> Reading | None:
    """The reading of a line in short notation.

    None when the line is something else, impossible, or uses a letter that means something else
    in ``language``.
    """
    match = _PATTERN.fullmatch(text)
    if match is None:
        return None
    level, denomination, x1, seat1, x2, sign, count, seat2 = match.groups()
    seat = seat1 or seat2
    if (x1 and x2) or (seat1 and seat2):
        return None
    if language is not None and (
        denomination.lower() in contested(language, Kind.DENOMINATION)
        or seat.lower() in contested(language, Kind.SEAT)
    ):
        return None
    tricks = BOOK + int(level)
    if count:
        tricks += int(count) if sign == "+" else -int(count)
        if not 0 <= tricks <= ALL_TRICKS:
            return None
    return Reading(
        Result(
            Contract(
                int(level),
                _DENOMINATIONS[denomination],
                _PENALTIES[len(x1 or x2)],
                _SEATS[seat] if seat else None,
            ),
            tricks,
        )
    )

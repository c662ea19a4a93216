"""Numbers, contracts and names of a score as each language writes them."""

from __future__ import annotations

from typing import Final

from bot.languages import marks
from bot.wording.catalogue import Words
from scoring.penalty import Penalty

MINUS: Final = "−"

_SEATS: Final = frozenset("NESW")
_AWARDS: Final = {"avg-": "minus", "avg": "average", "avg+": "plus"}


class Amounts:
    """How one language writes what a score is made of."""

    def __init__(self, say: Words) -> None:
        self.say = say

    def number(self, value: float, *, signed: bool = False) -> str:
        """``-12.5`` as ``−12,5``; no grouping, as on a score sheet."""
        text = f"{abs(value):.4f}".rstrip("0").rstrip(".")
        text = text.replace(".", marks(self.say.language)["decimal"])
        sign = MINUS if value < 0 else "+" if signed and value > 0 else ""
        return sign + text

    def imps(self, value: float) -> str:
        """``+13 IMPs``."""
        count = abs(int(value)) if value == int(value) else 2
        return self.say("score-imps", None, count=count, imps=self.number(value, signed=True))

    def matchpoints(self, value: float) -> str:
        """``7.5 matchpoints``."""
        count = int(value) if value == int(value) else 2
        return self.say("score-matchpoints", None, count=count, value=self.number(value))

    def percent(self, value: float) -> str:
        """``62.5 %``."""
        return self.say("score-percent", None, value=self.number(value))

    def contract(self, level: object, denomination: str) -> str:
        """``4♠``, ``3NT``."""
        return f"{level}{self.say(f'score-denomination-{denomination}')}"

    def doubled(self, penalty: str) -> str:
        """``doubled``, ``redoubled`` or nothing."""
        return "" if penalty == Penalty.NONE else self.say("score-doubled", None, penalty=penalty)

    def relative(self, relative: int) -> str:
        """``1 overtrick``, ``2 down``, ``just made``."""
        if relative == 0:
            return self.say("score-made")
        message = "score-over" if relative > 0 else "score-down"
        return self.say(message, None, count=abs(relative))

    def vulnerable(self, vulnerable: object) -> str:
        """``vulnerable`` or ``not vulnerable``."""
        return self.say("score-vulnerable", None, vulnerable=yes_or_no(vulnerable))

    def vulnerability(self, vulnerability: str) -> str:
        """``both sides vulnerable``."""
        return self.say("score-vulnerability", None, vulnerability=vulnerability)

    def where(self, seat_or_side: str) -> str:
        """A seat (``North``) or a side (``N–S``)."""
        if seat_or_side in _SEATS:
            return self.say(f"seat-{seat_or_side}")
        return self.say(f"score-side-{seat_or_side}")

    def award(self, award: str) -> str:
        """``average plus``."""
        return self.say("score-award", None, award=_AWARDS[award])


def yes_or_no(value: object) -> str:
    """A truth as the messages select on it."""
    return "yes" if value else "no"


def capital(text: str) -> str:
    """With a capital first letter."""
    return text[:1].upper() + text[1:]

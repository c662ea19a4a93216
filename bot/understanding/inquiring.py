"""Who asked whom about a revoke, as far as that is told: not who did not (Law 61B)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bot.understanding.doers import NEAR, PARTNER_OF
from bot.understanding.places import where
from bot.understanding.roles import OWN, PARTS, Role
from bot.understanding.turns import CLAUSE_ENDS, broken
from bot.understanding.winners import same_side

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from bot.understanding.analysis import Analysis

ASKING: Final = frozenset({"ask"})
"""Meanings of words that tell of a question."""
PASSIVE: Final = frozenset({"by"})
"""Meanings of words before whoever asked: "was asked by declarer"."""
INQUIRIES: Final[Mapping[str, tuple[Role, Role]]] = {
    "declarer_asks_defender": (Role.DECLARER, Role.DEFENDER),
    "dummy_asks_defender": (Role.DUMMY, Role.DEFENDER),
    "dummy_asks_declarer": (Role.DUMMY, Role.DECLARER),
    "defender_asks_declarer": (Role.DEFENDER, Role.DECLARER),
    "defender_asks_partner": (Role.DEFENDER, Role.DEFENDER),
}
"""Who asks whom in each of them."""


def not_so(analysis: Analysis) -> Iterator[tuple[str, bool | str]]:
    """The inquiries of which something else is told: who asked, whom, or that they are partners."""
    asking = where(analysis.places, ASKING)
    if len(asking) != 1 or where(analysis.places, PASSIVE):
        return
    at = asking[0]
    asker = _asker(analysis, at)
    asked = _asked(analysis, at)
    if asked == "partner" and asker not in OWN:
        asked = PARTNER_OF.get(asker, "")  # "LHO asked partner"
    own_part = asker == "me" and asked in PARTS  # "I asked, as declarer, ..."
    if not asker or not asked or asker == asked or own_part:
        return
    parts = {named.who: named.role for named in analysis.named}
    same = same_side(analysis, asker, asked)
    for inquiry, (first, second) in INQUIRIES.items():
        partners = (first is Role.DEFENDER) == (second is Role.DEFENDER)
        fits = _may_be(parts.get(asker), first) and _may_be(parts.get(asked), second)
        if not fits or (same is not None and same != partners):
            yield "inquiry", inquiry


def _asker(analysis: Analysis, at: int) -> str:
    """Who is named right before the word for asking: the only one in its clause.

    Of "Dummy hat mich gefragt" and "when East ruffed asked declarer" the order tells nothing.
    """
    close = [
        one
        for one in analysis.doers
        if one.start <= at <= one.end + NEAR
        and not broken(analysis, min(one.start, at), at, CLAUSE_ENDS)
    ]
    found = {one.who for one in close}
    return found.pop() if len(found) == 1 else ""


def _asked(analysis: Analysis, at: int) -> str:
    """Who is named first behind the word for asking, close to it."""
    return next(
        (
            one.who
            for one in analysis.doers
            if at < one.start <= at + NEAR and not broken(analysis, at, one.start, CLAUSE_ENDS)
        ),
        "",
    )


def _may_be(told: Role | None, part: Role) -> bool:
    return told in (None, part) or (told is Role.DECLARING and part is not Role.DEFENDER)

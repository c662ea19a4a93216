"""Laws 68B and 71: tricks given up, and when they come back."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from enum import StrEnum
from typing import Any, ClassVar, Final

from rulings.edition import LAWS_1997, LAWS_2007, LAWS_2017, law
from rulings.engine import told
from rulings.irregularity import Irregularity
from rulings.laws.ch06_play import claim_rulings as rulings_on
from rulings.laws.ch06_play.claim_rulings import ClaimLaw
from rulings.ruling import Ruling, ruling
from rulings.slots import detail, fact, judgement
from rulings.terms import Side


class ConcededTrick(StrEnum):
    """What the trick was that was given up."""

    ACTUALLY_WON = "actually_won"
    """The side had already won it."""
    CANNOT_BE_LOST = "cannot_be_lost"
    """No normal play of the remaining cards, careless play included, loses it."""
    COULD_BE_LOST = "could_be_lost"


class Concession(Irregularity):
    """A player gave up one or more of the remaining tricks."""

    kind: ClassVar[str] = "concession"

    conceder: Side = detail()
    """Declarer gave the tricks up, or a defender did."""
    disputed_at_once: bool = detail()
    """Before the concession was agreed another player (dummy, say) disputed it."""
    asks_what_counts: bool = detail()
    """The text asks only whether this was a concession, or what a concession does."""

    about_current_trick: bool = fact("68", assumed=False)
    """He spoke only of the trick that was being played."""
    partner_objected: bool = fact("68B2")
    """A defender gave tricks up and his partner objected at once."""
    within_correction_period: bool = fact("71")
    """The score may still be corrected; ``CORRECTION_PERIOD`` after it was put up."""
    trick: ConcededTrick = judgement("71")
    contract_settled: bool = fact("1997-71B", editions={LAWS_1997}, assumed=False)
    """Declarer gave up a contract that was already made, a defender one already beaten."""

    @classmethod
    def derive(cls, told: dict[str, Any]) -> dict[str, Any]:
        """Whether partner can have objected, and whether it is in time."""
        found: dict[str, Any] = {}
        if told.get("disputed_at_once"):
            found["within_correction_period"] = True
        if told.get("partner_objected"):
            found["conceder"] = Side.DEFENDING
        elif told.get("conceder") == Side.DECLARING or (found or told).get(
            "within_correction_period"
        ) in (True, False):
            found["partner_objected"] = False
        return found


@dataclass(frozen=True, slots=True)
class _Law71:
    claim: ClaimLaw
    already_won: Callable[[Concession], tuple[str, ...]]
    """A trick was given up that the side had won."""


def _already_won(case: Concession) -> tuple[str, ...]:
    del case
    return ("71A",)


def _already_won_1997(case: Concession) -> tuple[str, ...]:
    """1997 has a paragraph of its own for contracts that were decided already."""
    return ("1997-71B",) if case.contract_settled else ("1997-71A",)


LAW_71_2017: Final = _Law71(rulings_on.CLAIM_2017, _already_won)
LAW_71_2007: Final = _Law71(rulings_on.CLAIM_2007, _already_won)
LAW_71_1997: Final = _Law71(rulings_on.CLAIM_1997, _already_won_1997)


@law(
    "68, 71",
    of=Concession,
    editions={LAWS_2017: LAW_71_2017, LAWS_2007: LAW_71_2007, LAWS_1997: LAW_71_1997},
)
def concession(case: Concession, own: _Law71) -> Ruling:
    """Laws 68B and 71: a concession stands, unless the trick was won or could not be lost."""
    if case.about_current_trick:
        return rulings_on.current_trick(own.claim)
    if told(case, "asks_what_counts", True):
        return ruling("68B1", "68D", "71", later=("68B2:if",), play_ceases=True)
    if case.partner_objected:
        return own.claim.partner_objected()
    if not case.within_correction_period:
        return ruling("71", "79C1:claim", board="result_stands", play_ceases=True)
    doubted = ("68D2(a)", "70A") if told(case, "disputed_at_once", True) else ()
    match case.trick:
        case ConcededTrick.ACTUALLY_WON:
            return ruling(*own.already_won(case), "71:cancelled", *doubted, play_ceases=True)
        case ConcededTrick.CANNOT_BE_LOST:
            return ruling("71B", "71:cancelled", *doubted, play_ceases=True)
        case ConcededTrick.COULD_BE_LOST:
            return ruling("71:stands", *doubted, board="result_stands", play_ceases=True)

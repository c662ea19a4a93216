"""Laws 68 and 70 of 2017: what is no claim after all, and how a doubted claim is decided."""

from __future__ import annotations

from enum import StrEnum
from typing import TYPE_CHECKING, Final

from rulings.engine import told
from rulings.ruling import Facts, Ruling, ruling

if TYPE_CHECKING:
    from rulings.laws.ch06_play.law68_70_claim import Claim


class Objection(StrEnum):
    """What the doubt about a claim is."""

    OUTSTANDING_TRUMP = "outstanding_trump"
    """An opponent of the claimer still has a trump."""
    UNSTATED_LINE = "unstated_line"
    """The claimer now wants to play in a way that his statement did not contain."""
    CARD_POSITION = "card_position"
    """His way works only if one opponent and not the other holds a card: a finesse, a drop."""
    PARTNERS_CHOICE = "partners_choice"
    """A defender's claim works only if his partner plays the right one of several cards."""
    OTHER = "other"
    """Entries, blocked suits, a wrong count, a statement that does not work."""


class LostTrick(StrEnum):
    """What the trick was that a side agreed to lose."""

    ACTUALLY_WON = "actually_won"
    """It had won the trick before the claim."""
    LIKELY_WON = "likely_won"
    """It would likely have won the trick had play gone on."""
    NEITHER = "neither"


_CONTESTED: Final = Facts(doubtful_to="non_claimers", play_ceases=True)


def current_trick() -> Ruling:
    """Law 68: words about the trick being played are neither a claim nor a concession."""
    return ruling(
        "68",
        later=("16A1:claim", "57A:claim"),
        board="play_on",
        play_ceases=False,
        penalty_card="none",
    )


def partner_objected() -> Ruling:
    """Law 68B2: a defender cannot give tricks up against his partner's objection."""
    return ruling(
        "68B2",
        later=("16C2:claim",),
        board="play_on",
        play_ceases=False,
        penalty_card="none",
        ui_to="offending_side",
    )


def contested(case: Claim, *because: str) -> Ruling:
    """Law 70: the director decides, doubtful points against the claimer.

    ``because`` are the sentences on how the claim came to be contested.
    """
    match case.objection:
        case Objection.OUTSTANDING_TRUMP:
            deciding = _trump(case)
        case Objection.UNSTATED_LINE:
            deciding = ("70D1",) if case.worse_normal_line else ("70A", "70D1:accepted")
        case Objection.CARD_POSITION:
            deciding = ("70E1:accepted",) if case.other_shows_out else ("70E1", "70D1")
        case Objection.PARTNERS_CHOICE:
            deciding = ("70D2",) if case.partner_could_err else ("70A", "70D2:accepted")
        case Objection.OTHER:
            deciding = ("70A",)
    if told(case, "line_stated", False):
        because = (*because, "68C:nothing_said")
    return ruling(
        *dict.fromkeys((*deciding, *because, "70A", "68D2(a)")),
        later=("70B1", "70B2", "70B3"),
        base=_CONTESTED,
    )


def _trump(case: Claim) -> tuple[str, ...]:
    """Law 70C: all three conditions give the trick to the opponents."""
    if case.trump_mentioned:
        return ("70A", "70C1:mentioned")
    if not case.likely_unaware:
        return ("70A", "70C2:aware")
    if not case.trump_can_win:
        return ("70A", "70C3:harmless")
    return ("70C", "70C1", "70C2", "70C3")

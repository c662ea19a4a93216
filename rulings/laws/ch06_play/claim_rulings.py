"""Laws 68 and 70: what is no claim after all, and how a doubted claim is decided."""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import StrEnum
from typing import TYPE_CHECKING, Final

from rulings.engine import told
from rulings.ruling import Facts, Ruling, ruling

if TYPE_CHECKING:
    from collections.abc import Callable

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
    CANNOT_BE_LOST = "cannot_be_lost"
    """No normal play of the remaining cards, careless play included, loses it."""
    NEITHER = "neither"


CONTESTED: Final = Facts(doubtful_to="non_claimers", play_ceases=True)
"""The facts of a claim that the director decides."""


def _partner_objected() -> Ruling:
    """Law 68B2: a defender cannot give tricks up against his partner's objection."""
    return ruling(
        "68B2",
        later=("16C2:claim",),
        board="play_on",
        play_ceases=False,
        penalty_card="none",
        ui_to="offending_side",
    )


def _partner_objected_1997() -> Ruling:
    """Law 68B of 1997: no word on the cards that were shown, so Law 49 applies to them."""
    return ruling(
        "1997-68B:objected",
        "1997-49:shown",
        later=("1997-16A:claim",),
        board="play_on",
        play_ceases=False,
        ui_to="offending_side",
    )


@dataclass(frozen=True, slots=True)
class ClaimLaw:
    """What is different in Laws 68 and 70."""

    about_this_trick: str
    """Who may use what was said of the trick in progress."""
    partner_objected: Callable[[], Ruling]
    """A defender gave tricks up, and his partner objected."""
    position: Callable[[Claim], tuple[str, ...]]
    """The play needs one particular opponent to hold a card."""
    partners_choice: tuple[tuple[str, ...], tuple[str, ...]]
    """A defender's partner can go wrong; and he cannot."""
    hearing: tuple[str, ...]
    """How the director hears the case."""


def _position(case: Claim) -> tuple[str, ...]:
    return ("70E1:accepted",) if case.other_shows_out else ("70E1", "70D1")


def _position_1997(case: Claim) -> tuple[str, ...]:
    if case.other_shows_out:
        return ("1997-70E:accepted",)
    return ("1997-70E:irrational",) if case.rest_irrational else ("1997-70E", "70D1")


CLAIM_2017: Final = ClaimLaw(
    about_this_trick="16A1:claim",
    partner_objected=_partner_objected,
    position=_position,
    partners_choice=(("70D2",), ("70A", "70D2:accepted")),
    hearing=("70B1", "70B2", "70B3"),
)
CLAIM_2007: Final = CLAIM_2017
CLAIM_1997: Final = replace(
    CLAIM_2007,
    about_this_trick="1997-16A:claim",
    partner_objected=_partner_objected_1997,
    position=_position_1997,
    partners_choice=(("1997-70A:partner",), ("70A", "1997-70A:partner_safe")),
    hearing=("70B1", "1997-70B2", "70B2"),
)


def current_trick(own: ClaimLaw) -> Ruling:
    """Law 68: words about the trick being played are neither a claim nor a concession."""
    return ruling(
        "68",
        later=(own.about_this_trick, "57A:claim"),
        board="play_on",
        play_ceases=False,
        penalty_card="none",
    )


def contested(case: Claim, own: ClaimLaw, *because: str) -> Ruling:
    """Law 70: the director decides, doubtful points against the claimer.

    ``because`` are the sentences on how the claim came to be contested.
    """
    match case.objection:
        case Objection.OUTSTANDING_TRUMP:
            deciding = _trump(case)
        case Objection.UNSTATED_LINE:
            deciding = ("70D1",) if case.worse_normal_line else ("70A", "70D1:accepted")
        case Objection.CARD_POSITION:
            deciding = own.position(case)
        case Objection.PARTNERS_CHOICE:
            deciding = own.partners_choice[0 if case.partner_could_err else 1]
        case Objection.OTHER:
            deciding = ("70A",)
    if told(case, "line_stated", False):
        because = (*because, "68C:nothing_said")
    return ruling(
        *dict.fromkeys((*deciding, *because, "70A", "68D2(a)")),
        later=own.hearing,
        base=CONTESTED,
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

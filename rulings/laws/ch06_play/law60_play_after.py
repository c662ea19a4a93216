"""Law 60: a card played after an irregular lead or play, before or against the ruling."""

from __future__ import annotations

from enum import StrEnum
from typing import ClassVar

from rulings.edition import LAWS_1997, LAWS_2007, LAWS_2017, law
from rulings.engine import told
from rulings.irregularity import Irregularity
from rulings.ruling import Facts, Ruling, ruling
from rulings.slots import fact


class PlayedBy(StrEnum):
    """Who played the later card."""

    NON_OFFENDER = "non_offender"
    """The player next in turn, of the other side, before there was a ruling."""
    DEFENDER_TOO_SOON = "defender_too_soon"
    """A defender, when declarer had been told to take back a lead from the wrong hand and had
    not yet led from the right one."""
    OFFENDING_SIDE = "offending_side"
    """The offender's side, before there was a ruling."""


class PlayAfterIrregularity(Irregularity):
    """Somebody plays on after a lead or play out of turn or too early."""

    kind: ClassVar[str] = "play_after_irregularity"

    played_by: PlayedBy = fact("60A1")
    """Who played on."""
    was_lead: bool = fact("60A2", assumed=True)
    """The irregular card was a lead (false: a card played to a trick before its turn)."""
    proper_lead: bool = fact("60A2", assumed=False)
    """It was his own turn to lead, and he made his lead instead of playing to the wrong one."""
    earlier_duty: bool = fact("60A3", assumed=False)
    """The offending side had before to play a penalty card, or to obey a lead restriction."""


@law(60, of=PlayAfterIrregularity, editions={LAWS_2017, LAWS_2007, LAWS_1997})
def play_after_irregularity(case: PlayAfterIrregularity) -> Ruling:
    """Law 60: by the next opponent (A), by a defender too soon (B), by the same side (C)."""
    match case.played_by:
        case PlayedBy.NON_OFFENDER:
            return _played_on(case)
        case PlayedBy.DEFENDER_TOO_SOON:
            later = ("50D1(a)", "50D2:later")
            return ruling("60B", later=later, penalty_card="major", withdrawn_card="penalty_card")
        case PlayedBy.OFFENDING_SIDE:
            return ruling("60C")


def _played_on(case: PlayAfterIrregularity) -> Ruling:
    """Law 60A: the irregular card counts as played in turn, unless it was a proper lead (53B)."""
    if told(case, "proper_lead", True):
        return ruling("53B", "60A2:proper_lead", lead_from="correct_hand")
    facts = Facts(card_played=True, penalty_card="none")
    later = ("60A3",) if told(case, "earlier_duty", True) else ()
    if not case.was_lead:
        return ruling("60A1", "60A2", later=later, base=facts)
    return ruling("60A1", "60A2", "53A:played", later=later, base=facts, lead_from="stands")

"""Laws 83, 92 and 93: who may appeal, until when, and who decides."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import ClassVar, Final

from rulings.edition import LAWS_1997, LAWS_2007, LAWS_2017, law
from rulings.engine import told
from rulings.irregularity import Irregularity
from rulings.laws.ch10_director.contest import Contest
from rulings.ruling import Ruling, ruling
from rulings.slots import fact


class Matter(StrEnum):
    """What is asked about an appeal."""

    MAY_APPEAL = "may_appeal"
    """Whether, until when and with whose consent a ruling may be appealed."""
    DEADLINE = "deadline"
    """Only until when an appeal can be made."""
    ROUTE = "route"
    """To whom an appeal is brought."""
    WHO_DECIDES = "who_decides"
    """Who hears the appeal."""
    POWERS = "committee_powers"
    """What the appeals committee may change."""
    WITHOUT_MERIT = "without_merit"
    """An appeal that had no merit."""
    FURTHER = "further_appeal"
    """An appeal against the decision on an appeal."""
    ADVICE = "directors_advice"
    """Whether the director must tell that a ruling can be appealed."""


class Appeal(Irregularity):
    """A player wants a ruling reviewed."""

    kind: ClassVar[str] = "appeal"

    matter: Matter = fact("92A", assumed=Matter.MAY_APPEAL)
    own_table: bool = fact("92A", assumed=True)
    """The ruling was given at the appellant's own table."""
    in_time: bool = fact("92B")
    """The appeal period has not expired (``CORRECTION_PERIOD``)."""
    contest: Contest = fact("92D1")
    consent: bool = fact("92D1")
    """Partner (in pairs) or the captain (in teams) agrees to the appeal."""
    committee: bool = fact("93A")
    """An appeals committee (or what stands in for it) is there and can meet."""
    law_only: bool = fact("93B1")
    """The appeal is about the laws or regulations alone, not about facts or judgement."""


@dataclass(frozen=True, slots=True)
class _Laws92And93:
    alone: tuple[str, ...]
    """Whose consent is needed in an individual contest."""
    absent: tuple[str, ...]
    """Partner or captain is not there to agree."""
    further: tuple[str, ...]
    """An appeal against the decision on an appeal."""


LAWS_92_93_2017: Final = _Laws92And93(
    alone=("92D1:individual",), absent=(), further=("93C1", "93C2", "93C3(a)", "93C3(b)")
)
LAWS_92_93_1997: Final = _Laws92And93(alone=(), absent=("1997-92D:absent",), further=("1997-93C",))


@law(
    "83, 92-93",
    of=Appeal,
    editions={
        LAWS_2017: LAWS_92_93_2017,
        LAWS_2007: LAWS_92_93_2017,
        LAWS_1997: LAWS_92_93_1997,
    },
)
def appeal(case: Appeal, own: _Laws92And93) -> Ruling:
    """Laws 92 and 93: who may appeal until when, then who decides."""
    match case.matter:
        case Matter.MAY_APPEAL:
            return _may_appeal(case, own)
        case Matter.DEADLINE:
            return ruling("92B", "92C")
        case Matter.ROUTE:
            return ruling("92C", "92B")
        case Matter.WHO_DECIDES:
            return _who_decides(case)
        case Matter.POWERS:
            return ruling("93B3")
        case Matter.WITHOUT_MERIT:
            return ruling("92A:without_merit", penalty="possible")
        case Matter.FURTHER:
            return ruling(*own.further)
        case Matter.ADVICE:
            return ruling("83", "81C7")


def _may_appeal(case: Appeal, own: _Laws92And93) -> Ruling:
    """Law 92: the own table, in time, and with the consent of partner or captain."""
    if not case.own_table:
        return ruling("92A:other_table")
    if told(case, "consent", False) and case.contest is not Contest.INDIVIDUAL:
        return _consent(case, own)
    return _consent(case, own) if case.in_time else ruling("92B:late")


def _consent(case: Appeal, own: _Laws92And93) -> Ruling:
    match case.contest:
        case Contest.INDIVIDUAL:
            return ruling("92A", *own.alone, later=("92C",))
        case Contest.PAIRS if case.consent:
            return ruling("92A", "92D1", later=("92C",))
        case Contest.PAIRS:
            return ruling("92D1:refused", later=own.absent)
        case Contest.TEAMS if case.consent:
            return ruling("92A", "92D2", later=("92C",))
        case Contest.TEAMS:
            return ruling("92D2:refused", later=own.absent)


def _who_decides(case: Appeal) -> Ruling:
    """Law 93: the chief director, or the committee."""
    if not case.committee:
        return ruling("93A")
    return ruling("93B1") if case.law_only else ruling("93B2")

"""Laws 16A-C, 73A-C, 75A, 20G1: what may be used, and information that comes from partner."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import Any, ClassVar, Final

from rulings.edition import LAWS_1997, LAWS_2007, LAWS_2017, law
from rulings.engine import presumed, told
from rulings.irregularity import Irregularity
from rulings.laws.ch04_irregularities.law16_sources import (
    LAW_16_1997,
    LAW_16_2007,
    LAW_16_2017,
    Law16,
    Source,
)
from rulings.ruling import Facts, Ruling, ruling
from rulings.slots import detail, fact, judgement, regulation
from rulings.terms import Call


class Intent(StrEnum):
    """Whether partner meant to inform."""

    UNINTENDED = "unintended"
    FOR_PARTNER = "for_partner"
    """It was meant for partner: a question asked only for his sake, a signal."""
    PREARRANGED = "prearranged"
    """The pair had agreed on the signal."""


class Acted(StrEnum):
    """How far the player who got the information has come."""

    NOT_YET = "not_yet"
    """He has not acted since; the question is what holds now."""
    ABOUT_TO_ACT = "about_to_act"
    """He is about to act: is a certain one allowed, or (after a hesitation) which are?"""
    ACTED = "acted"
    """He has called or played since, and somebody minds it."""


class User(StrEnum):
    """Which side wants to use a withdrawn call or play."""

    NON_OFFENDERS = "non_offenders"
    OFFENDERS = "offenders"


class Tempo(StrEnum):
    """Which way the tempo differed."""

    SLOW = "slow"
    FAST = "fast"


class UnauthorizedInformation(Irregularity):
    """Information that a player has from his partner other than by calls and plays.

    The offender is the player who gave it: who hesitated, spoke, asked, explained.
    """

    kind: ClassVar[str] = "unauthorized_information"

    tempo: Tempo = detail()
    giver_call: Call = detail()
    """The call that the giver made in or after the irregular manner (a slow pass: ``P``)."""
    receiver_call: Call = detail()
    """The call that his partner made afterwards."""

    source: Source = fact("16B1", assumed=Source.MANNER)
    disputed: bool = fact("16B2", assumed=False)
    """The sides do not agree that it happened (that there was a hesitation at all)."""
    intent: Intent = fact("73B1")
    """Only told: nobody asks for it."""
    user: User = fact("16C2")
    acted: Acted = fact("16B1(a)")
    logical_alternative: bool = judgement("16B1(b) 16B1(a)")
    """Another call or play was a logical alternative to the one chosen."""
    suggested: bool = judgement("16B1(a)")
    """The information demonstrably suggested the chosen action over that alternative."""
    director_at_once: bool = regulation("16B2", default=False)
    """Whoever thinks that information was passed must call the director at once."""
    gained: bool = judgement("16B3")
    """The side with the information gained by it; the other side was damaged."""

    @classmethod
    def derive(cls, told: dict[str, Any]) -> dict[str, Any]:
        """The source from the tempo, and that partner has acted from his call.

        A slow pass, double or redouble speaks for bidding: that a bid after it was suggested
        holds unless the director judges otherwise.
        """
        derived: dict[str, Any] = {}
        tempo, giver, receiver = (told.get(s) for s in ("tempo", "giver_call", "receiver_call"))
        if tempo and not told.get("source"):
            derived["source"] = Source.TEMPO
        if receiver and not told.get("acted"):
            derived["acted"] = Acted.ACTED
        if (
            tempo == Tempo.SLOW
            and giver in ("P", "X", "XX")
            and receiver
            and receiver[0].isdigit()
            and told.get("suggested") is None
        ):
            derived["suggested"] = True
        return derived


_UNAUTHORIZED: Final = Facts(ui_to="offending_side")


@law(
    16,
    of=UnauthorizedInformation,
    editions={
        LAWS_2017: LAW_16_2017,
        LAWS_2007: LAW_16_2007,
        LAWS_1997: LAW_16_1997,
    },
)
def unauthorized_information(case: UnauthorizedInformation, own: Law16) -> Ruling:
    """Laws 16A-C and 73A-C: the player must act as if he had not got it; then 16B3."""
    if lawful := own.lawful.get(case.source):
        return ruling(*lawful, ui_to="none", adjusted_score="no")
    if case.disputed:
        return ruling("16B2:disputed", "85A1:tempo", later=("16B3",), board="play_on")
    if case.source is Source.WITHDRAWN:
        return _from_withdrawn_action(case, own)
    if told(case, "intent", Intent.PREARRANGED):
        return ruling("73B2:ui", "91A:code", base=_UNAUTHORIZED, penalty="disciplinary")
    return _from_partner(case, own)


def _from_withdrawn_action(case: UnauthorizedInformation, own: Law16) -> Ruling:
    """Law 16C: free to the non-offending side, forbidden to the side that offended."""
    undecided = presumed(case, "acted", Acted.NOT_YET) is Acted.NOT_YET
    if undecided and not told(case, "user", *User):
        return ruling(
            "16C2", "16C1", later=own.withdrawn, base=_UNAUTHORIZED, adjusted_score="possible"
        )
    if case.user is User.NON_OFFENDERS:
        return ruling("16C1", *own.freed, base=_UNAUTHORIZED, adjusted_score="no")
    if undecided:
        return ruling("16C2", later=own.withdrawn, base=_UNAUTHORIZED, adjusted_score="possible")
    after = _After(
        duty="16C2",
        none=own.no_alternative_withdrawn,
        remedy=own.withdrawn[0],
        adjusted=own.withdrawn_adjusted,
        anyway=("16C2", *own.alternative),
    )
    return _judged(case, own, after)


def _from_partner(case: UnauthorizedInformation, own: Law16) -> Ruling:
    """Laws 16B, 73B1, 73C, 75A: by whatever manner it came from partner."""
    how, facts = _how_it_came(case, own)
    if _acted(case) is Acted.NOT_YET:
        return ruling(
            *how,
            "16B1",
            "73C1:ui",
            "16B2:at_once" if case.director_at_once else "16B2",
            later=("16B3",),
            base=facts,
            board="play_on",
            call_stands=True,
            adjusted_score="possible",
        )
    careful = ("73C1:ui",) if case.acted is Acted.ABOUT_TO_ACT else ()
    anyway = (*how, "16B1", *careful, *own.alternative)
    after = _After("16B1(a)", own.no_alternative, "16B3", "16B3:adjust", anyway)
    return _judged(case, own, after, facts)


def _acted(case: UnauthorizedInformation) -> Acted:
    """After a hesitation somebody mostly has acted, so it is asked; else the question is early."""
    if case.source is Source.TEMPO:
        return case.acted
    acted: Acted = presumed(case, "acted", Acted.NOT_YET)
    return acted


def _how_it_came(case: UnauthorizedInformation, own: Law16) -> tuple[tuple[str, ...], Facts]:
    if told(case, "intent", Intent.FOR_PARTNER):
        how = own.question if case.source is Source.QUESTION else ("73B1:ui", "73A1:ui")
        return how, Facts(**_UNAUTHORIZED, penalty="possible")
    if case.source is Source.EXPLANATION:
        return own.explanation, _UNAUTHORIZED
    return (), _UNAUTHORIZED


@dataclass(frozen=True, slots=True)
class _After:
    """The paragraphs of an action after the information."""

    duty: str
    """What the player must not choose."""
    none: str
    """There was no logical alternative."""
    remedy: str
    """What it costs, told beforehand."""
    adjusted: str
    """What it costs."""
    anyway: tuple[str, ...]
    """Said whatever the judgement."""


def _judged(
    case: UnauthorizedInformation, own: Law16, after: _After, facts: Facts = _UNAUTHORIZED
) -> Ruling:
    """Whether an action was barred, and if so, what it costs."""
    anyway, duty = after.anyway, after.duty
    if not case.logical_alternative:
        return ruling(after.none, *anyway, base=facts, adjusted_score="no")
    if not case.suggested:
        return ruling(f"{duty}:free", *anyway, base=facts, adjusted_score="no")
    if case.acted is Acted.ABOUT_TO_ACT:
        return ruling(
            f"{duty}:barred", *anyway, later=(after.remedy,), base=facts, adjusted_score="possible"
        )
    breach = Facts(**{**facts, "penalty": "possible"})
    if not case.gained:
        says = (f"{duty}:breach", *own.undamaged, *anyway, *own.breach)
        return ruling(*says, base=breach, adjusted_score="no")
    return ruling(
        f"{duty}:breach",
        after.adjusted,
        *anyway,
        own.level,
        *own.breach,
        base=breach,
        adjusted_score="required",
    )

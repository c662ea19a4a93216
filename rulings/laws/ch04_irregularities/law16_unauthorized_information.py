"""Laws 16A-C, 73A-C, 75A, 20G1: what may be used, and information that comes from partner."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Any, ClassVar, Final

from rulings.edition import LAWS_1997, LAWS_2007, LAWS_2017, law
from rulings.engine import presumed, told
from rulings.irregularity import Irregularity
from rulings.ruling import Facts, Ruling, ruling
from rulings.slots import detail, fact, judgement
from rulings.terms import Call


class Source(StrEnum):
    """Where the information came from."""

    TEMPO = "tempo"
    """Partner hesitated, thought long, acted in haste."""
    REMARK = "remark"
    """Partner said something: a remark, a sigh, an exclamation."""
    QUESTION = "question"
    """Partner asked a question, about a call or about the play."""
    MANNER = "manner"
    """Partner's gesture, face, tone, emphasis, or another way of acting; also: not told how."""
    EXPLANATION = "explanation"
    """Partner's explanation, alert or missing alert shows how he understood a call."""
    WITHDRAWN = "withdrawn"
    """A call was taken back or a card was withdrawn, by whichever side."""
    OPPONENTS_MANNER = "opponents_manner"
    """An opponent's tempo or manner, which the player himself wants to read."""
    CALLS_AND_PLAYS = "calls_and_plays"
    """Lawful calls and plays of the deal, accepted ones included."""
    KNOWN_BEFORE = "known_before"
    """What the player knew before he took his hand."""
    CONDITIONS = "conditions"
    """The state of the match, opponents' habits, the conditions of contest."""


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
    """He is about to act and asks whether a certain call or play is allowed."""
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


_LAWFUL: Final[Mapping[Source, tuple[str, ...]]] = {
    Source.CALLS_AND_PLAYS: ("16A1(a)",),
    Source.KNOWN_BEFORE: ("16A1(d)",),
    Source.CONDITIONS: ("16A2",),
    Source.OPPONENTS_MANNER: ("73D1:own_risk", "16A1(c)"),
}
"""Information that may be used, and the paragraphs that say so."""

_UNAUTHORIZED: Final = Facts(ui_to="offending_side")


@dataclass(frozen=True, slots=True)
class _Law16:
    """What is different between the editions."""

    lawful: Mapping[Source, tuple[str, ...]]
    freed: tuple[str, ...]
    """What is said besides of withdrawn actions that are free to use."""
    question: tuple[str, ...]
    """What is said of a question asked only for partner."""
    explanation: tuple[str, ...]
    """What is said of a mistaken explanation that partner hears."""
    alternative: tuple[str, ...]
    """What a logical alternative is, where the edition says it."""
    no_alternative: str
    withdrawn: tuple[str, ...]
    """What follows when a withdrawn action was used; the damage is judged later."""
    withdrawn_adjusted: str
    level: str
    """How the adjusted score is found."""
    breach: tuple[str, ...]
    """What is said of a penalty besides the adjustment."""


_LAW_16_2017: Final = _Law16(
    lawful=_LAWFUL,
    freed=("16A1(b)",),
    question=("20G1:ui", "73B1:ui"),
    explanation=("75A:ui",),
    alternative=("16B1(b)",),
    no_alternative="16B1(b):none",
    withdrawn=("16C3",),
    withdrawn_adjusted="16C3:adjust",
    level="12C1(b)",
    breach=("73C2:ui",),
)
_LAW_16_1997: Final = _Law16(
    lawful={
        Source.CALLS_AND_PLAYS: ("1997-16",),
        Source.KNOWN_BEFORE: ("1997-16:known",),
        Source.CONDITIONS: ("1997-16:conditions",),
        Source.OPPONENTS_MANNER: ("73D1:own_risk", "1997-16"),
    },
    freed=(),
    question=("73B1:ui",),
    explanation=(),
    alternative=(),
    no_alternative="1997-16A:none",
    withdrawn=("1997-12A1:withdrawn",),
    withdrawn_adjusted="1997-12A1:withdrawn_adjust",
    level="1997-12C2",
    breach=(),
)


@law(
    16,
    of=UnauthorizedInformation,
    editions={
        LAWS_2017: _LAW_16_2017,
        LAWS_2007: replace(_LAW_16_2017, breach=()),
        LAWS_1997: _LAW_16_1997,
    },
)
def unauthorized_information(case: UnauthorizedInformation, own: _Law16) -> Ruling:
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


def _from_withdrawn_action(case: UnauthorizedInformation, own: _Law16) -> Ruling:
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
    after = _After("16C2", own.withdrawn[0], own.withdrawn_adjusted, ("16C2", *own.alternative))
    return _judged(case, own, after)


def _from_partner(case: UnauthorizedInformation, own: _Law16) -> Ruling:
    """Laws 16B, 73B1, 73C, 75A: by whatever manner it came from partner."""
    how, facts = _how_it_came(case, own)
    if _acted(case) is Acted.NOT_YET:
        return ruling(
            *how,
            "16B1",
            "73C1:ui",
            "16B2",
            later=("16B3",),
            base=facts,
            board="play_on",
            call_stands=True,
            adjusted_score="possible",
        )
    careful = ("73C1:ui",) if case.acted is Acted.ABOUT_TO_ACT else ()
    anyway = (*how, "16B1", *careful, *own.alternative)
    return _judged(case, own, _After("16B1(a)", "16B3", "16B3:adjust", anyway), facts)


def _acted(case: UnauthorizedInformation) -> Acted:
    """After a hesitation somebody mostly has acted, so it is asked; else the question is early."""
    if case.source is Source.TEMPO:
        return case.acted
    acted: Acted = presumed(case, "acted", Acted.NOT_YET)
    return acted


def _how_it_came(case: UnauthorizedInformation, own: _Law16) -> tuple[tuple[str, ...], Facts]:
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
    remedy: str
    """What it costs, told beforehand."""
    adjusted: str
    """What it costs."""
    anyway: tuple[str, ...]
    """Said whatever the judgement."""


def _judged(
    case: UnauthorizedInformation, own: _Law16, after: _After, facts: Facts = _UNAUTHORIZED
) -> Ruling:
    """Whether an action was barred, and if so, what it costs."""
    anyway, duty = after.anyway, after.duty
    if not case.logical_alternative:
        return ruling(own.no_alternative, *anyway, base=facts, adjusted_score="no")
    if not case.suggested:
        return ruling(f"{duty}:free", *anyway, base=facts, adjusted_score="no")
    if case.acted is Acted.ABOUT_TO_ACT:
        return ruling(
            f"{duty}:barred", *anyway, later=(after.remedy,), base=facts, adjusted_score="possible"
        )
    breach = Facts(**{**facts, "penalty": "possible"})
    if not case.gained:
        return ruling(f"{duty}:breach", *anyway, *own.breach, base=breach, adjusted_score="no")
    return ruling(
        f"{duty}:breach",
        after.adjusted,
        *anyway,
        own.level,
        *own.breach,
        base=breach,
        adjusted_score="required",
    )

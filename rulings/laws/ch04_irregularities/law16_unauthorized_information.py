"""Laws 16A-C, 73A-C, 75A, 20G1: what may be used, and information that comes from partner."""

from __future__ import annotations

from enum import StrEnum
from typing import Any, ClassVar

from rulings.irregularity import Irregularity
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
    intent: Intent = fact("73B1", assumed=Intent.UNINTENDED)
    user: User = fact("16C2")
    acted: Acted = fact("16B1(a)", assumed=Acted.NOT_YET)
    logical_alternative: bool = judgement("16B1(b)")
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

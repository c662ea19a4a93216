"""Law 16 in the editions: where information comes from, and what each says of it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Final


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


_LAWFUL: Final[Mapping[Source, tuple[str, ...]]] = {
    Source.CALLS_AND_PLAYS: ("16A1(a)",),
    Source.KNOWN_BEFORE: ("16A1(d)",),
    Source.CONDITIONS: ("16A2",),
    Source.OPPONENTS_MANNER: ("73D1:own_risk", "16A1(c)"),
}
"""Information that may be used, and the paragraphs that say so."""


@dataclass(frozen=True, slots=True)
class Law16:
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
    no_alternative_withdrawn: str
    """The same of an action after a withdrawn call or card."""
    withdrawn: tuple[str, ...]
    """What follows when a withdrawn action was used; the damage is judged later."""
    withdrawn_adjusted: str
    level: str
    """How the adjusted score is found."""
    undamaged: tuple[str, ...]
    """Why the score stands where nothing was gained; 1997 says it of a damage only."""
    breach: tuple[str, ...]
    """What is said of a penalty besides the adjustment."""


LAW_16_2017: Final = Law16(
    lawful=_LAWFUL,
    freed=("16A1(b)",),
    question=("20G1:ui", "73B1:ui"),
    explanation=("75A:ui",),
    alternative=("16B1(b)",),
    no_alternative="16B1(b):none",
    no_alternative_withdrawn="16B1(b):none",
    withdrawn=("16C3",),
    withdrawn_adjusted="16C3:adjust",
    level="12C1(b)",
    undamaged=("12B1:no_damage",),
    breach=("73C2:ui",),
)
LAW_16_2007: Final = replace(LAW_16_2017, breach=())
LAW_16_1997: Final = Law16(
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
    no_alternative_withdrawn="1997-16C2:none",
    withdrawn=("1997-12A1:withdrawn",),
    withdrawn_adjusted="1997-12A1:withdrawn_adjust",
    level="1997-12C2",
    undamaged=(),
    breach=(),
)

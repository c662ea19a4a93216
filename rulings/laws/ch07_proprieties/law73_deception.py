"""Laws 73D and 73E: lawful deception, and misleading by tempo, manner or question."""

from __future__ import annotations

from enum import StrEnum
from typing import Any, ClassVar

from rulings.edition import LAWS_1997, LAWS_2007, LAWS_2017, law
from rulings.irregularity import Irregularity
from rulings.ruling import Ruling, ruling
from rulings.slots import detail, fact, judgement


class Means(StrEnum):
    """What misled, or may have misled, the opponent."""

    CALL_OR_PLAY = "call_or_play"
    """The call or the card itself (a false card, a psychic bid), made normally."""
    TEMPO = "tempo"
    """A hesitation or haste."""
    QUESTION = "question"
    REMARK = "remark"
    MANNER = "manner"
    """A gesture, a mannerism, a card detached or shown on purpose."""


class Deception(Irregularity):
    """An opponent was, or says he was, misled."""

    kind: ClassVar[str] = "deception"

    singleton: bool = detail()
    """The player who hesitated had only one card that he could play."""

    means: Means = fact("73E1")
    intended: bool = judgement("73D2", assumed=False)
    """He meant to mislead."""
    bridge_reason: bool = judgement("73E2")
    """He had a demonstrable bridge reason for what he did."""
    misled: bool = fact("73E2")
    """An innocent opponent drew a false inference from it and lost by it."""
    could_have_known: bool = judgement("73E2", assumed=True)
    """He could have known at the time that it could benefit his side."""

    @classmethod
    def derive(cls, told: dict[str, Any]) -> dict[str, Any]:
        """With a singleton there is nothing to think about: a hesitation can only mislead."""
        derived: dict[str, Any] = {}
        if told.get("singleton"):
            if "means" not in told:
                derived["means"] = Means.TEMPO
            if told.get("means", Means.TEMPO) == Means.TEMPO and "bridge_reason" not in told:
                derived["bridge_reason"] = False
        if told.get("intended") and "could_have_known" not in told:
            derived["could_have_known"] = True
        return derived


@law(73, of=Deception, editions={LAWS_2017, LAWS_2007, LAWS_1997})
def deception(case: Deception) -> Ruling:
    """Laws 73D-E: calls and cards may deceive; tempo, manner and words may not."""
    if case.means is Means.CALL_OR_PLAY:
        return ruling("73E1", adjusted_score="no", penalty="none")
    if case.intended:
        return _intended(case)
    if case.bridge_reason:
        return ruling("73E2:reason", "73D1:opponents_risk", adjusted_score="no", penalty="none")
    if not case.misled:
        return ruling("73D1", "73E2:not_misled", adjusted_score="no", penalty="none")
    if not case.could_have_known:
        return ruling("73E2:unforeseen", "73D1:opponents_risk", adjusted_score="no", penalty="none")
    return ruling("73E2", "12C1(a):deception", adjusted_score="required")


def _intended(case: Deception) -> Ruling:
    """Law 73D2: an attempt is forbidden even where nobody falls for it."""
    if case.misled and case.could_have_known:
        return ruling(
            "73D2", "73E2", "12C1(a):deception", adjusted_score="required", penalty="possible"
        )
    return ruling("73D2", "73E2:not_misled", adjusted_score="no", penalty="possible")

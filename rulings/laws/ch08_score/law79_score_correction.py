"""Law 79: the number of tricks won, and correcting a score."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from enum import StrEnum
from typing import Any, ClassVar, Final

from rulings.edition import LAWS_1997, LAWS_2007, LAWS_2017, law
from rulings.engine import told
from rulings.irregularity import Irregularity
from rulings.ruling import Ruling, ruling
from rulings.slots import detail, fact, judgement


class Matter(StrEnum):
    """What is wrong with the score."""

    WRONG_ENTRY = "wrong_entry"
    """All agree what happened, but the score was computed or entered wrongly."""
    TRICKS_DISPUTED = "tricks_disputed"
    """It is not agreed how many tricks a side won."""
    UNWON_TRICK = "unwon_trick"
    """A side knows that it was given a trick that it did not win."""
    HANDS_RETURNED = "hands_returned"
    """The hands went back to the board before the tricks were agreed."""


OFFERED: Final = (Matter.WRONG_ENTRY, Matter.TRICKS_DISPUTED, Matter.UNWON_TRICK)


class ScoreCorrection(Irregularity):
    """A score, or a number of tricks, that somebody says is wrong."""

    kind: ClassVar[str] = "score_correction"

    all_agree: bool = detail()
    """All four players agree on the number of tricks."""

    matter: Matter = fact("79C1", offered=OFFERED)
    claim: bool = fact("79B1", assumed=False)
    """The tricks in dispute were claimed or conceded."""
    round_over: bool = fact("79B3 79B2")
    """The director was called after the end of the round."""
    within_period: bool = fact("79C1")
    """The correction period has not expired (``CORRECTION_PERIOD``)."""
    organizer_allows: bool = fact("79C2", editions={LAWS_2017, LAWS_2007})
    """The tournament organizer allows corrections after the period."""
    certain: bool = judgement("79B3 79C2", editions={LAWS_2017, LAWS_2007})
    """The director is sure what the result was (after the period: beyond reasonable doubt)."""

    @classmethod
    def derive(cls, told: dict[str, Any]) -> dict[str, Any]:
        """Where all four agree on the tricks, only the entry can be wrong."""
        if "matter" not in told and told.get("all_agree"):
            return {"matter": Matter.WRONG_ENTRY}
        if "matter" not in told and told.get("all_agree") is False:
            return {"matter": Matter.TRICKS_DISPUTED}
        return {}


def _after_round(case: ScoreCorrection) -> Ruling:
    """Law 79B3: both scores change only if the director is sure."""
    return ruling("79B3") if case.certain else ruling("79B3:doubt")


def _after_round_2007(case: ScoreCorrection) -> Ruling:
    """Law 79B2 of 2007: nobody's score need be raised."""
    del case
    return ruling("2007-79B2:after_round", "79B")


def _after_round_1997(case: ScoreCorrection) -> Ruling:
    """Law 79B of 1997: nobody's score is raised."""
    del case
    return ruling("1997-79B:after_round", "79B")


def _late(case: ScoreCorrection) -> Ruling:
    """Law 79C2: after the correction period."""
    if not case.organizer_allows:
        return ruling("79C2:not_allowed", "79C1:over", board="result_stands")
    if not case.certain:
        return ruling("79C2:doubt", "79C1:over", board="result_stands")
    return ruling("79C2", "79C1:over")


def _late_1997(case: ScoreCorrection) -> Ruling:
    """1997 knows no correction after the period."""
    del case
    return ruling("1997-79C:late", "79C1:over", board="result_stands")


@dataclass(frozen=True, slots=True)
class _Law79:
    after_round: Callable[[ScoreCorrection], Ruling]
    """Tricks are disputed, and the director was called after the round."""
    late: Callable[[ScoreCorrection], Ruling]
    """The correction period is over."""


LAW_79_2017: Final = _Law79(_after_round, _late)
LAW_79_2007: Final = _Law79(_after_round_2007, _late)
LAW_79_1997: Final = _Law79(_after_round_1997, _late_1997)


@law(
    79,
    of=ScoreCorrection,
    editions={LAWS_2017: LAW_79_2017, LAWS_2007: LAW_79_2007, LAWS_1997: LAW_79_1997},
)
def score_correction(case: ScoreCorrection, own: _Law79) -> Ruling:
    """Law 79: how the tricks are settled, and until when a score can be put right."""
    match case.matter:
        case Matter.UNWON_TRICK:
            return ruling("79A2", penalty="possible")
        case Matter.HANDS_RETURNED:
            return ruling("79A1", "79B")
        case Matter.TRICKS_DISPUTED:
            return _disputed(case, own)
        case Matter.WRONG_ENTRY:
            return ruling("79C1") if case.within_period else own.late(case)


def _disputed(case: ScoreCorrection, own: _Law79) -> Ruling:
    """Law 79B: no agreement on the tricks."""
    if case.claim:
        return ruling("79B1", "69B:score", "71:score")
    if told(case, "within_period", False):
        return own.late(case)
    if not case.round_over:
        return ruling("79B2", "79B")
    return own.after_round(case)

"""Law 11: the right to rectification is lost by acting before the director comes."""

from __future__ import annotations

from collections.abc import Callable
from enum import StrEnum
from typing import Any, ClassVar, Final

from rulings.edition import LAWS_1997, LAWS_2007, LAWS_2017, law
from rulings.engine import told
from rulings.irregularity import Irregularity
from rulings.ruling import Facts, Ruling, ruling
from rulings.slots import detail, fact, judgement


class ActedFirst(StrEnum):
    """Who did something after the irregularity and before the director was called."""

    NON_OFFENDERS = "non_offenders"
    """The non-offending side acted, chose or settled it (alone or with the others)."""
    OFFENDERS = "offenders"
    """Only the offending side did something, for instance took the card back."""


class Gain(StrEnum):
    """Which side gained because an opponent went on without knowing the law."""

    NOBODY = "nobody"
    NON_OFFENDERS = "non_offenders"
    OFFENDERS = "offenders"


OFFERED_UNTIL_2017: Final = (Gain.NOBODY, Gain.NON_OFFENDERS)
"""Only since 2017 does the law mind what the offenders gained."""


class ForfeitedRectification(Irregularity):
    """Players acted after an irregularity, or settled it, before calling the director."""

    kind: ClassVar[str] = "forfeited_rectification"

    settled: bool = detail()
    """The players agreed among themselves on what should happen."""

    acted_first: ActedFirst = fact("11A")
    gained: Gain = judgement(
        "11A", offered_in={LAWS_2007: OFFERED_UNTIL_2017, LAWS_1997: OFFERED_UNTIL_2017}
    )

    @classmethod
    def derive(cls, told: dict[str, Any]) -> dict[str, Any]:
        """Where the players settled it, the non-offending side has acted."""
        return {"acted_first": ActedFirst.NON_OFFENDERS} if told.get("settled") else {}


_PENALTY: Final = Facts(penalty="possible")


def _one_side_loses_its_gain(gained: Gain, settled: tuple[str, ...]) -> Ruling:
    """Since 2017 the gain from ignorance goes, on that side only."""
    return ruling(
        f"11A:{gained.value}", *settled, later=("11B",), base=_PENALTY, adjusted_score="required"
    )


def _right_forfeited(gained: Gain, settled: tuple[str, ...]) -> Ruling:
    """Until 2017 both sides kept their score."""
    which = "forfeited" if gained is Gain.NON_OFFENDERS else "offenders"
    return ruling(f"2007-11A:{which}", *settled, later=("11B",), base=_PENALTY, adjusted_score="no")


@law(
    11,
    of=ForfeitedRectification,
    editions={
        LAWS_2017: _one_side_loses_its_gain,
        LAWS_2007: _right_forfeited,
        LAWS_1997: _right_forfeited,
    },
)
def forfeited_rectification(
    case: ForfeitedRectification, own: Callable[[Gain, tuple[str, ...]], Ruling]
) -> Ruling:
    """Law 11: acting first may cost the right; ``own`` rules on a gain from ignorance."""
    if case.acted_first is ActedFirst.OFFENDERS:
        return ruling("9C", "9B2:too_early", base=_PENALTY)
    settled = ("10A:settled", "10B") if told(case, "settled", True) else ()
    if case.gained is Gain.NOBODY:
        return ruling("11A", *settled, later=("11B",), base=_PENALTY)
    return own(case.gained, settled)

"""Law 59: a player who cannot lead or play as a rectification requires."""

from __future__ import annotations

from enum import StrEnum
from typing import ClassVar

from rulings.edition import LAWS_1997, LAWS_2007, LAWS_2017, law
from rulings.engine import told
from rulings.irregularity import Irregularity
from rulings.ruling import Ruling, ruling
from rulings.slots import detail


class Why(StrEnum):
    """Why he cannot comply."""

    VOID = "void"
    """He has no card of the suit that is required."""
    ONLY_FORBIDDEN = "only_forbidden"
    """He has only cards of the suit that is forbidden."""
    MUST_FOLLOW = "must_follow"
    """He has to follow suit."""


class After(StrEnum):
    """What the requirement comes from."""

    PREMATURE_PLAY = "premature_play"
    """His partner had played before him (57)."""
    PENALTY_CARD = "penalty_card"
    """His partner has a major penalty card (50D2, 51B)."""
    WITHDRAWN_CALL = "withdrawn_call"
    """His partner withdrew a call in the auction (26B)."""


class UnableToComply(Irregularity):
    """A player cannot lead or play as declarer, by right, has demanded."""

    kind: ClassVar[str] = "unable_to_comply"

    why: Why = detail()
    after: After = detail()


@law(59, of=UnableToComply, editions={LAWS_2017, LAWS_2007, LAWS_1997})
def unable_to_comply(case: UnableToComply) -> Ruling:
    """Law 59: any legal card, whatever the demand came from."""
    if told(case, "after", After.PREMATURE_PLAY):
        return ruling("59", "57B", partner_options=("any_card",))
    return ruling("59", partner_options=("any_card",))

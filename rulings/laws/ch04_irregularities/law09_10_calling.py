"""Laws 9 and 10: drawing attention, calling the director, and who decides."""

from __future__ import annotations

from enum import StrEnum
from typing import Any, ClassVar

from rulings.irregularity import Irregularity
from rulings.slots import choice, fact
from rulings.terms import Phase, Role


class Act(StrEnum):
    """What a player does or asks about."""

    CALL_DIRECTOR = "call_director"
    """To call the director."""
    DRAW_ATTENTION = "draw_attention"
    """To point out an irregularity that has happened."""
    PREVENT = "prevent"
    """To stop an irregularity that is about to happen."""
    OWN_SIDE = "own_side"
    """Whether one's own side's irregularity must be told."""
    ACT_BEFORE_RULING = "act_before_ruling"
    """To go on before the director has come and explained."""
    CORRECT_ONESELF = "correct_oneself"
    """The offender puts it right himself before the director has come."""
    SETTLE = "settle"
    """The players decide themselves what should happen."""
    WAIVE = "waive"
    """The non-offending side wants no rectification."""
    CONSULT = "consult"
    """To ask partner which option to choose."""
    CHOOSE_BEST = "choose_best"
    """To choose the option that is best for the own side."""
    PROFIT = "profit"
    """The offending side gains after the rectification by calling or playing well."""
    OPTIONS = "options"
    """Who explains the choices that a law gives, and how."""


class NextStep(StrEnum):
    """What can be done once attention has been drawn."""

    CALL_DIRECTOR = "call_director"
    CONTINUE_PLAY = "continue_play"


class CallingTheDirector(Irregularity):
    """Who may say what about an irregularity, and who decides about it.

    The offender is the player whose act is in question.
    """

    kind: ClassVar[str] = "calling_the_director"

    act: Act = fact("9A", offered=(Act.CALL_DIRECTOR, Act.DRAW_ATTENTION, Act.PREVENT, Act.SETTLE))
    dummy: bool = fact("9A4", assumed=False)
    """The player is dummy."""
    phase: Phase = fact("9A2", assumed=Phase.PLAY)
    attention_drawn: bool = fact("9B1(b)")
    """Another player has already drawn attention to the irregularity."""
    next_step: NextStep = choice("9B1(b)", Role.PLAYER)

    @classmethod
    def derive(cls, told: dict[str, Any]) -> dict[str, Any]:
        """There is a dummy only when play has begun."""
        if told.get("dummy") and told.get("phase") is None:
            return {"phase": Phase.PLAY}
        return {}

"""Laws 9 and 10: drawing attention, calling the director, and who decides."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import ClassVar, Final

from rulings.edition import LAWS_1997, LAWS_2007, LAWS_2017, law
from rulings.irregularity import Irregularity
from rulings.ruling import Ruling, ruling
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


_ACTS: Final[dict[Act, Ruling]] = {
    Act.OWN_SIDE: ruling("9A5", "72B2:own_side", later=("9B1(d)",)),
    Act.ACT_BEFORE_RULING: ruling("9B2", "9B1(a)", later=("11A:may",)),
    Act.CORRECT_ONESELF: ruling("9C", "9B2:too_early", penalty="possible"),
    Act.SETTLE: ruling("10A", "10B", "9B1(a)", later=("11A:may",)),
    Act.WAIVE: ruling("81C5:waive", "10A", "10B"),
    Act.CONSULT: ruling("10C2", "10C1"),
    Act.CHOOSE_BEST: ruling("10C3", "10C2"),
    Act.PROFIT: ruling("10C4", later=("16C2", "72C:later"), adjusted_score="possible"),
    Act.OPTIONS: ruling("10C1", "9B2"),
}
"""Acts on which nothing more is asked."""


@dataclass(frozen=True, slots=True)
class _Law9:
    """What is different since 2007, when every player came to have the right to prevent."""

    acts: Mapping[Act, Ruling]
    prevent: Ruling
    dummy_prevents: Ruling


_LAW_9_2017: Final = _Law9(_ACTS, ruling("9A3"), ruling("9A3", "42B2:prevent"))
_LAW_9_2007: Final = _Law9(_ACTS, ruling("9A3"), ruling("9A3", "42B2"))
_LAW_9_1997: Final = _Law9(
    acts={**_ACTS, Act.OWN_SIDE: ruling("72B2:own_side", later=("9B1(d)",))},
    prevent=ruling("1997-9A2:nobody_prevents"),
    dummy_prevents=ruling("42B2", "1997-9A2:dummy_prevents"),
)


@law(
    "9-10",
    of=CallingTheDirector,
    editions={LAWS_2017: _LAW_9_2017, LAWS_2007: _LAW_9_2007, LAWS_1997: _LAW_9_1997},
)
def calling_the_director(case: CallingTheDirector, own: _Law9) -> Ruling:
    """Law 9: who may speak and when; Law 10: who decides and who chooses."""
    if plain := own.acts.get(case.act):
        return plain
    match case.act:
        case Act.CALL_DIRECTOR:
            return _call(case)
        case Act.PREVENT:
            return own.dummy_prevents if case.dummy else own.prevent
        case _:
            return _draw_attention(case)


def _draw_attention(case: CallingTheDirector) -> Ruling:
    """9A1, 9A2, 9A4: any player in the auction, not dummy in the play."""
    if case.phase in (Phase.AUCTION, Phase.CLARIFICATION):
        return ruling("9A1", later=("9B1(a)", "9B1(d)"))
    if not case.dummy:
        return ruling("9A2", later=("9B1(a)", "9B1(d)"))
    if case.phase is Phase.AFTER_PLAY:
        return ruling("9A4:after", "42B3:after", later=("9B1(a)",))
    return ruling("9A4", "43A1(b):silent", later=("42B3:after",), penalty="possible")


def _call(case: CallingTheDirector) -> Ruling:
    """9B1: once attention is drawn everybody may call; dummy may not be the first."""
    dummy_in_play = case.dummy and case.phase is Phase.PLAY
    if dummy_in_play and not case.attention_drawn:
        return ruling("43A1(a):first", "9A4", later=("42B3:after",), penalty="possible")
    says = ("43A1(a):drawn",) if dummy_in_play else ()
    if case.next_step is NextStep.CALL_DIRECTOR:
        return ruling("9B1(b)", "9B1(a)", "9B1(c)", *says)
    return ruling("9B2", "9B1(a)", *says, later=("11A:may",))

"""Law 86: team matches: redeals, adjusted scores and the result at the other table."""

from __future__ import annotations

from collections.abc import Callable
from enum import StrEnum
from typing import ClassVar, Final

from rulings.edition import LAWS_1997, LAWS_2007, LAWS_2017, law
from rulings.irregularity import Irregularity
from rulings.laws.ch10_director.contest import Fault
from rulings.ruling import Facts, Ruling, ruling
from rulings.slots import fact, judgement


class OtherTable(StrEnum):
    """What was scored on the board at the other table."""

    FAVOURABLE = "favours_one_side"
    """A result that clearly favours one side."""
    ORDINARY = "ordinary"
    """A result that favours nobody clearly."""
    NO_RESULT = "no_result"
    NOT_COMPARABLE = "not_comparable"
    """Results that cannot be compared (the tables played different deals)."""


class TeamMatch(Irregularity):
    """A board of a team match that cannot be scored normally."""

    kind: ClassVar[str] = "team_match"

    redeal: bool = fact("86A", assumed=False)
    """A redeal or a substitute board is asked for."""
    final_known: bool = fact("86A")
    """A contestant could know the result of the match without this board."""
    several_boards: bool = fact("86B2", assumed=False, editions={LAWS_2017})
    """More than one board needs an adjusted score."""
    other_table: OtherTable = fact("86B1 2007-86D", editions={LAWS_2017, LAWS_2007})
    fault: Fault = judgement("86B2 12C2(a)")
    """Which side caused that the board cannot be scored."""


_SPLIT: Final = {"offending": "avg-", "non_offending": "avg+"}

_ARTIFICIAL: Final[dict[Fault, dict[str, str]]] = {
    Fault.NEITHER: {"offending": "avg+", "non_offending": "avg+"},
    Fault.ONE: _SPLIT,
}
"""With both at fault each team's share depends on its own fault, direct or partial."""


def _share(fault: Fault) -> Facts:
    base = Facts(adjusted_score="required")
    if fault in _ARTIFICIAL:
        base["artificial"] = _ARTIFICIAL[fault]
    return base


def artificial_until_2017(fault: Fault, *says: str) -> Ruling:
    """Laws 12C and 86 until 2017: average plus or minus by fault, in IMPs.

    ``says`` are the sentences that come first.
    """
    return ruling(
        *says,
        f"12C2(a):team_{fault.value}",
        "2007-86A",
        later=("2007-86B",),
        base=_share(fault),
    )


def _adjusted(case: TeamMatch) -> Ruling:
    """Law 86B: several boards, or one that the other table's result may settle."""
    if case.several_boards:
        return several_results(case.fault)
    match case.other_table:
        case OtherTable.FAVOURABLE:
            return ruling("86B1", "12C1(c):team", adjusted_score="required")
        case OtherTable.NOT_COMPARABLE:
            return several_results(case.fault)
    says = (f"12C2(a):team_{case.fault.value}", "12C2(b):team", "86B1:no_help")
    return ruling(*says, base=_share(case.fault))


def _adjusted_2007(case: TeamMatch) -> Ruling:
    """Law 86D of 2007: a result at the other table may be used, and should if it helps."""
    match case.other_table:
        case OtherTable.FAVOURABLE:
            return ruling("2007-86D", "12C1(c):team", adjusted_score="required")
        case OtherTable.ORDINARY:
            return artificial_until_2017(case.fault, "2007-86D:may")
    return artificial_until_2017(case.fault)


def _adjusted_1997(case: TeamMatch) -> Ruling:
    """1997 does not look at the other table."""
    return artificial_until_2017(case.fault)


@law(
    86,
    of=TeamMatch,
    editions={LAWS_2017: _adjusted, LAWS_2007: _adjusted_2007, LAWS_1997: _adjusted_1997},
)
def team_match(case: TeamMatch, own: Callable[[TeamMatch], Ruling]) -> Ruling:
    """Law 86: what the other table's result changes."""
    if not case.redeal:
        return own(case)
    if case.final_known:
        return ruling("86A", adjusted_score="required")
    return ruling("86A:allowed", "6D3:substitute", board="redeal")


def several_results(fault: Fault) -> Ruling:
    """Law 86B2: several adjusted scores, or results that cannot be compared."""
    match fault:
        case Fault.NEITHER:
            return ruling("86B2(a)", later=("86A:substitute",), board="cancelled")
        case Fault.ONE:
            return ruling("86B2(b)", "12C2(b):team", adjusted_score="required", artificial=_SPLIT)
        case Fault.BOTH:
            return ruling(
                "86B2(c)", "12C2(a):team_both", board="cancelled", adjusted_score="required"
            )

"""Law 86: team matches: redeals, adjusted scores and the result at the other table."""

from __future__ import annotations

from enum import StrEnum
from typing import ClassVar, Final

from rulings.edition import LAWS_2017, law
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
    several_boards: bool = fact("86B2", assumed=False)
    """More than one board needs an adjusted score."""
    other_table: OtherTable = fact("86B1")
    fault: Fault = judgement("86B2")
    """Which side caused that the board cannot be scored."""


_SPLIT: Final = {"offending": "avg-", "non_offending": "avg+"}

_ARTIFICIAL: Final[dict[Fault, dict[str, str]]] = {
    Fault.NEITHER: {"offending": "avg+", "non_offending": "avg+"},
    Fault.ONE: _SPLIT,
}
"""With both at fault each team's share depends on its own fault, direct or partial."""


@law(86, of=TeamMatch, editions={LAWS_2017})
def team_match(case: TeamMatch) -> Ruling:
    """Law 86: what the other table's result changes."""
    if case.redeal:
        if case.final_known:
            return ruling("86A", adjusted_score="required")
        return ruling("86A:allowed", "6D3:substitute", board="redeal")
    if case.several_boards:
        return several_results(case.fault)
    match case.other_table:
        case OtherTable.FAVOURABLE:
            return ruling("86B1", "12C1(c):team", adjusted_score="required")
        case OtherTable.NOT_COMPARABLE:
            return several_results(case.fault)
    base = Facts(adjusted_score="required")
    if case.fault in _ARTIFICIAL:
        base["artificial"] = _ARTIFICIAL[case.fault]
    return ruling(f"12C2(a):team_{case.fault.value}", "12C2(b):team", "86B1:no_help", base=base)


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

"""Law 86: team matches: redeals, adjusted scores and the result at the other table."""

from __future__ import annotations

from enum import StrEnum
from typing import ClassVar

from rulings.irregularity import Irregularity
from rulings.laws.ch10_director.contest import Fault
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

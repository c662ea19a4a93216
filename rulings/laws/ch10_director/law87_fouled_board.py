"""Law 87: a board that was not played in the same form at all tables."""

from __future__ import annotations

from enum import StrEnum
from typing import ClassVar

from rulings.irregularity import Irregularity
from rulings.laws.ch10_director.contest import Contest, Fault
from rulings.slots import detail, fact, judgement


class Cause(StrEnum):
    """What differed."""

    CARDS = "cards_misplaced"
    """One or more cards (or whole hands) were in the wrong pocket."""
    CONDITIONS = "dealer_or_vulnerability"
    """Dealer or vulnerability differed between copies of the board."""


class FouledBoard(Irregularity):
    """Cards were in the wrong pocket, or copies of a board differed."""

    kind: ClassVar[str] = "fouled_board"

    cause: Cause = detail()
    same_form: bool = fact("87A", assumed=False)
    """All contestants who are compared played it in the same form after all."""
    contest: Contest = fact("87B")
    fault: Fault = judgement("86B2")
    """Which of the two teams caused it."""
    culprit_known: bool = fact("90B6", assumed=False)
    """It is known who put the cards into the wrong pocket."""

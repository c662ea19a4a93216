"""Law 87: a board that was not played in the same form at all tables."""

from __future__ import annotations

from enum import StrEnum
from typing import ClassVar

from rulings.edition import LAWS_2017, law
from rulings.irregularity import Irregularity
from rulings.laws.ch10_director.contest import Contest, Fault
from rulings.laws.ch10_director.law86_team_match import several_results
from rulings.ruling import Ruling, Say, ruling
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


@law(87, of=FouledBoard, editions={LAWS_2017})
def fouled_board(case: FouledBoard) -> Ruling:
    """Law 87: like is scored with like; in teams Law 86B2 takes over."""
    if case.same_form:
        return ruling("87A:same", board="result_stands")
    if case.contest is Contest.TEAMS:
        decided = several_results(case.fault)
        return Ruling((Say.of("87C"), *decided.says), decided.later, decided.facts)
    return ruling("87B", "87A", later=("90B6:fouled",), board="result_stands", penalty="possible")

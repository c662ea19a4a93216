"""Law 87: a board that was not played in the same form at all tables."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from enum import StrEnum
from typing import ClassVar, Final

from rulings.edition import LAWS_1997, LAWS_2007, LAWS_2017, law
from rulings.engine import told
from rulings.irregularity import Irregularity
from rulings.laws.ch10_director.contest import Contest, Fault
from rulings.laws.ch10_director.law86_team_match import artificial_until_2017, several_results
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
    same_form: bool = fact("87A 1997-87A", assumed=False)
    """All contestants who are compared played it in the same form after all."""
    contest: Contest = fact("87B")
    fault: Fault = judgement("86B2 12C2(a)")
    """Which of the two teams caused it."""


def _in_teams(case: FouledBoard) -> Ruling:
    decided = several_results(case.fault)
    return Ruling((Say.of("87C"), *decided.says), decided.later, decided.facts)


def _in_teams_2007(case: FouledBoard) -> Ruling:
    """No rule of its own: with one result a form there is nothing to compare."""
    return artificial_until_2017(case.fault, "2007-87B:teams")


def _in_teams_1997(case: FouledBoard) -> Ruling:
    """Law 87B of 1997: the organizer may also have it dealt again."""
    return artificial_until_2017(case.fault, "2007-87B:teams", "1997-87B:redeal")


@dataclass(frozen=True, slots=True)
class _Law87:
    what: str
    """What a fouled board is."""
    only_cards: bool
    """Dealer and vulnerability do not count."""
    in_teams: Callable[[FouledBoard], Ruling]


LAW_87_2017: Final = _Law87("87A", False, _in_teams)
LAW_87_2007: Final = _Law87("87A", False, _in_teams_2007)
LAW_87_1997: Final = _Law87("1997-87A", True, _in_teams_1997)


@law(
    87,
    of=FouledBoard,
    editions={LAWS_2017: LAW_87_2017, LAWS_2007: LAW_87_2007, LAWS_1997: LAW_87_1997},
)
def fouled_board(case: FouledBoard, own: _Law87) -> Ruling:
    """Law 87: like is scored with like; in teams there may be nothing alike."""
    if own.only_cards and told(case, "cause", Cause.CONDITIONS):
        return ruling("1997-87A:conditions", "82B1", adjusted_score="possible")
    if case.same_form:
        return ruling(f"{own.what}:same", board="result_stands")
    if case.contest is Contest.TEAMS:
        return own.in_teams(case)
    return ruling(
        "87B", own.what, later=("90B6:fouled",), board="result_stands", penalty="possible"
    )

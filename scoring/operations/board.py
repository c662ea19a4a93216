"""``board``: who deals and who is vulnerable (Law 2)."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from scoring.boards import CYCLE, Board
from scoring.operations.base import Answer, Request
from scoring.seats import Seat
from scoring.vulnerability import Vulnerability
from scoring.working import StepId, step


class BoardRequest(Request):
    """A board number from 1 up."""

    op: Literal["board"] = "board"
    number: Annotated[int, Field(ge=1, le=9999)]


class BoardAnswer(Answer):
    """Dealer and vulnerability of the board."""

    op: Literal["board"] = "board"
    number: int
    dealer: Seat
    vulnerability: Vulnerability


def board(request: BoardRequest) -> BoardAnswer:
    """Boards repeat after sixteen."""
    found = Board(request.number)
    position = (request.number - 1) % CYCLE + 1
    steps = [
        step(StepId.BOARD, found.number, position, found.dealer.value, found.vulnerability.value)
    ]
    return BoardAnswer(
        number=found.number,
        dealer=found.dealer,
        vulnerability=found.vulnerability,
        working=steps,
    )

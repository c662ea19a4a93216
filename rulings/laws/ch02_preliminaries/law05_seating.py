"""Laws 3-5 and 8: tables, partnerships, seats and rounds."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import ClassVar, Final

from rulings.edition import LAWS_1997, LAWS_2007, LAWS_2017, law
from rulings.irregularity import Irregularity
from rulings.ruling import Ruling, ruling
from rulings.slots import fact


class Matter(StrEnum):
    """What is wrong or asked about tables, seats and rounds."""

    WRONG_SEAT = "wrong_seat"
    """Players sit at a wrong table or in wrong seats."""
    CHANGE_SEATS = "change_seats"
    """A player wants another compass direction during the session."""
    CHOOSE_SEATS = "choose_seats"
    """Who sits where when the session begins."""
    CHANGE_PARTNER = "change_partner"
    """A pair or team wants to change its members during the session."""
    UNCLEAR_MOVE = "unclear_move"
    """The move was announced badly."""
    TABLES = "tables"
    """Who numbers the tables and says where North is."""
    MOVING_BOARDS = "moving_boards"
    """Who moves the boards."""
    ROUND_END = "round_end"
    """When a round ends."""
    POSTPONED_BOARD = "postponed_board"
    """When the round of a postponed board ends."""
    SESSION_END = "session_end"
    """When the last round and the session end."""


class Progress(StrEnum):
    """How far the board has come when the wrong seat is noticed."""

    NOT_STARTED = "not_started"
    """Nobody has looked at a card."""
    IN_PROGRESS = "in_progress"
    FINISHED = "finished"


class Seating(Irregularity):
    """A question of tables, partnerships, seats or rounds."""

    kind: ClassVar[str] = "seating"

    matter: Matter = fact(
        "5", offered=(Matter.WRONG_SEAT, Matter.CHANGE_SEATS, Matter.MOVING_BOARDS)
    )
    progress: Progress = fact("5B")


_MATTERS: Final[dict[Matter, Ruling]] = {
    Matter.CHANGE_SEATS: ruling("5A:change"),
    Matter.CHOOSE_SEATS: ruling("5A"),
    Matter.CHANGE_PARTNER: ruling("4"),
    Matter.UNCLEAR_MOVE: ruling("5B:announce", "8A1"),
    Matter.TABLES: ruling("3"),
    Matter.MOVING_BOARDS: ruling("8A2", "8A1"),
    Matter.ROUND_END: ruling("8B1", later=("8C",)),
    Matter.POSTPONED_BOARD: ruling("8B2"),
    Matter.SESSION_END: ruling("8C"),
}
"""Matters on which nothing more is asked."""


@dataclass(frozen=True, slots=True)
class _Law5:
    """What is different: where a board in wrong seats is ruled on, and the plain matters."""

    board: str
    matters: Mapping[Matter, Ruling]


@law(
    "3-8",
    of=Seating,
    editions={
        LAWS_2017: _Law5("15B:seats", _MATTERS),
        LAWS_2007: _Law5("2007-15A:seats", _MATTERS),
        LAWS_1997: _Law5(
            "2007-15A:seats", {**_MATTERS, Matter.POSTPONED_BOARD: ruling("1997-8B:postponed")}
        ),
    },
)
def seating(case: Seating, own: _Law5) -> Ruling:
    """Laws 3-5 and 8: each player sits where the director's move sends him."""
    if plain := own.matters.get(case.matter):
        return plain
    match case.progress:
        case Progress.NOT_STARTED:
            return ruling("5B", "5B:move_now")
        case Progress.IN_PROGRESS:
            return ruling("5B", own.board, "82B2:seats", penalty="possible")
        case Progress.FINISHED:
            return ruling(
                "5B", "82B1:seats", own.board, penalty="possible", adjusted_score="possible"
            )

"""Seats and sides of the table."""

from __future__ import annotations

from enum import StrEnum


class Side(StrEnum):
    """A partnership."""

    NS = "NS"
    EW = "EW"

    @property
    def opponents(self) -> Side:
        """The other partnership."""
        return Side.EW if self is Side.NS else Side.NS


class Seat(StrEnum):
    """A compass direction, clockwise."""

    NORTH = "N"
    EAST = "E"
    SOUTH = "S"
    WEST = "W"

    @property
    def side(self) -> Side:
        """The partnership of this seat."""
        return Side.NS if self in (Seat.NORTH, Seat.SOUTH) else Side.EW

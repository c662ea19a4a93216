"""What a button carries: at most 64 bytes, with a version, understood after every restart.

`1a:<case>:<slot>:<value>`; the case in base 36. Old versions are recognised and refused kindly.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from string import ascii_lowercase, digits

VERSION = "1"
MAX_BYTES = 64
_DIGITS = digits + ascii_lowercase


class Action(StrEnum):
    """What a tap does."""

    FACT = "a"
    """Give a fact of a case: slot and value."""
    WHY = "w"
    """Show why a case is ruled so."""
    DIFFERENT = "d"
    """Offer the alternatives to what was taken as given."""
    WHAT_IF = "i"
    """Offer what may have been otherwise; to somebody else, as a case of their own."""
    SUPPOSE = "p"
    """Suppose a fact of a case, which undoing takes back: slot and value."""
    ALSO = "n"
    """Open a case for another irregularity that the text told of; the slot is its number."""
    BACK = "b"
    """Show the ruling of a case again."""
    UNDO = "u"
    """Take back the last step; the slot is its number."""
    LANGUAGE = "l"
    """Choose the language of the chat: its code, or nothing for automatic."""
    EDITION = "e"
    """Choose the edition of the chat: its year."""
    SETTINGS = "s"
    """Open `/settings`, one of its preferences, or choose a value of it."""
    RECALL = "r"
    """End the round or cancel the reminder `case`, as the slot says."""
    VOTES = "v"
    """Count a poll: `case` is the person who asked for it, the slot its first message."""
    FORGET = "f"
    """Delete what is kept: `case` is the person who asked for it, the slot says of what."""


class UnknownButton(ValueError):
    """The data is from another version, or not ours."""


@dataclass(frozen=True, slots=True)
class Tap:
    """A button's meaning. `case` is 0 where no case is meant."""

    action: Action
    case: int = 0
    slot: str = ""
    value: str = ""

    def encode(self) -> str:
        """The data for the button. Raises `ValueError` when it does not fit."""
        data = f"{VERSION}{self.action}:{base36(self.case)}:{self.slot}:{self.value}"
        if len(data.encode()) > MAX_BYTES:
            raise ValueError(f"{len(data.encode())} bytes do not fit a button: {data}")
        return data

    @classmethod
    def decode(cls, data: str) -> Tap:
        """Read a button's data. Raises `UnknownButton`."""
        head, *rest = data.split(":")
        if len(rest) != 3 or not head.startswith(VERSION):
            raise UnknownButton(data)
        try:
            return cls(Action(head[len(VERSION) :]), int(rest[0], 36), rest[1], rest[2])
        except ValueError:
            raise UnknownButton(data) from None


def base36(number: int) -> str:
    """A number in digits and small letters. Raises `ValueError` for a negative one."""
    if number < 0:
        raise ValueError("a case has no negative number")
    text = ""
    while True:
        number, digit = divmod(number, 36)
        text = _DIGITS[digit] + text
        if not number:
            return text

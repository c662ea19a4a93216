"""Laws 6, 7 and 22B: shuffling and dealing, and how boards and cards are handled."""

from __future__ import annotations

from enum import StrEnum
from typing import Any, ClassVar

from rulings.irregularity import Irregularity
from rulings.slots import fact


class Handling(StrEnum):
    """What happened with the cards or the board, or what is asked about them."""

    PASSED_OUT = "passed_out"
    """All four passed, and somebody wants to deal again."""
    MISDEALT = "misdealt"
    """The cards were dealt in a wrong way."""
    CARD_SEEN = "card_seen"
    """During shuffle or deal a player could have seen another player's card."""
    NOT_SHUFFLED = "not_shuffled"
    """The cards were dealt from a sorted pack without a shuffle."""
    OTHER_SESSION = "other_session"
    """The deal comes from another session."""
    SHARED_BOARDS = "shared_boards"
    """Tables exchange their boards."""
    DIRECTORS_REDEAL = "directors_redeal"
    """The director wants a new deal."""
    DUPLICATED = "duplicated"
    """Boards that were duplicated beforehand."""
    SHUFFLING = "shuffling"
    """How to shuffle; who may ask for a cut."""
    DEALING = "dealing"
    """How to deal."""
    PRESENCE = "presence"
    """Who must be there when cards are shuffled and dealt."""
    WHO_DEALS = "who_deals"
    """Where and by whom boards are dealt."""
    BOARD_MOVED = "board_moved"
    """The board was moved or turned during the play."""
    NOT_COUNTED = "not_counted"
    """A player did not count his cards."""
    NOT_LOOKED = "not_looked"
    """A player called without looking at his cards."""
    TOUCHED_CARDS = "touched_cards"
    """A player touched cards that are not his."""
    RETURNING_CARDS = "returning_cards"
    """How the hands go back into the board."""
    HAND_TAKEN_OUT = "hand_taken_out"
    """After play a hand was taken out of the board again."""
    RESPONSIBILITY = "responsibility"
    """Who is responsible for proper conditions at the table."""


class ShuffleAndDeal(Irregularity):
    """Something about the shuffle, the deal, or the handling of boards and cards."""

    kind: ClassVar[str] = "shuffle_and_deal"

    what: Handling = fact(
        "6",
        offered=(
            Handling.MISDEALT,
            Handling.CARD_SEEN,
            Handling.NOT_SHUFFLED,
            Handling.PASSED_OUT,
            Handling.TOUCHED_CARDS,
        ),
    )
    auction_begun: bool = fact("6D1")
    """A call has been made on the board."""
    replay: bool = fact("6D2", assumed=False)
    """The event is meant to replay old deals."""
    result_known: bool = fact("86A", assumed=False)
    """In teams: a contestant could know the result of the match without this board."""
    permitted: bool = fact("7B3", assumed=False)
    """An opponent or the director allowed it; or the other side or the director was there."""

    @classmethod
    def derive(cls, told: dict[str, Any]) -> dict[str, Any]:
        """A board that was passed out has had an auction."""
        return {"auction_begun": True} if told.get("what") == Handling.PASSED_OUT else {}
